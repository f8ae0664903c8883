import { expect, test } from 'vitest';
import { htmlInSteps } from './html-in-steps.ts';

function elementOf(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** The HTML that the steps give together, and how many they are. */
function stepsOf(element: Element): { readonly html: string; readonly steps: number } {
  const work = htmlInSteps(element);
  for (let steps = 1; ; steps++) {
    const { done, value } = work.next();
    if (done === true) return { html: value, steps };
  }
}

const rows = '<tr><td colspan="2">a &amp; b &lt; c&nbsp;</td></tr>'.repeat(3_000);
const table = `<table title="a &quot;b&quot;"><caption>x</caption><tbody>${rows}</tbody></table>`;

test.each([
  ['many paragraphs', '<p>a <b>b</b></p>'.repeat(3_000)],
  ['one table, and what is around it', `<h2>a</h2>${table}<p>b<br></p>`],
])('gives the HTML of %s in steps', (_, html) => {
  const element = elementOf(html);
  const made = stepsOf(element);
  expect(made.html === element.innerHTML).toBe(true);
  expect(made.steps).toBeGreaterThan(3);
});

test.each([
  ['nothing', ''],
  ['one element', '<p>a</p>'],
  ['text between elements', 'a<b>c</b>'],
  ['text among many elements', `<div>a${'<i>b</i>'.repeat(2_000)}c</div>`],
])('gives the HTML of %s', (_, html) => {
  const element = elementOf(html);
  expect(stepsOf(element).html === element.innerHTML).toBe(true);
});
