import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { containerFactors } from './container-factors.ts';

/** The factor of the element with the id "x"; text of 90 characters follows. */
function factorOf(html: string): number {
  const outline = outlineOf(`${html}<p>${'y'.repeat(90)}</p>`);
  return containerFactors(outline)[outline.elements.findIndex(({ id }) => id === 'x')]!;
}

test.each([
  ['<nav><div id=x>text</div></nav>', 0.3],
  ['<header><div id=x>text</div></header>', 0.3],
  ['<main><header><div id=x>text</div></header></main>', 1],
  ['<main><div><header id=x>text</header></div></main>', 1],
  ['<main>text</main><header id=x>text</header>', 0.3],
  ['<blockquote><footer id=x>text</footer></blockquote>', 1],
  ['<div class=share><nav id=x>text</nav></div>', 0.3],
  ['<nav><div id=x class=share>text</div></nav>', 0.3],
  ['<div class=share><div id=x class=share>text</div></div>', 0.5],
  ['<div class=share><div><div id=x>text</div></div></div>', 0.5],
  ['<nav id=x></nav>', 1],
  ['<main id=x class=share>text</main>', 1],
])('the factor of x in %s is %d', (html, factor) => {
  expect(factorOf(html)).toBe(factor);
});

test.each([
  ['share', 0.5],
  ['post-share', 0.5],
  ['share_row', 0.5],
  ['ShareRow', 0.5],
  ['rowShare', 0.5],
  ['col2Share', 0.5],
  ['item share last', 0.5],
  ['shareholder', 1],
  ['workshare', 1],
  ['SHARE', 0.5],
  ['advertisement', 0.5],
  ['ad', 0.5],
  ['add', 1],
  ['read-more', 0.5],
  ['readmore', 0.5],
  ['more', 1],
  ['', 1],
])('text in an element with the class "%s" has the factor %d', (name, factor) => {
  expect(factorOf(`<div id=x class="${name}">text</div>`)).toBe(factor);
});

test('an id counts like a class', () => {
  const outline = outlineOf(`<div id=share>text</div><div id=story>text</div><p>${'y'.repeat(90)}</p>`);
  expect([...containerFactors(outline).subarray(1, 3)]).toEqual([0.5, 1]);
});

test('the same name lowers every element that has it', () => {
  expect(factorOf(`<div class=share>text</div><div class=story>text</div><div id=x class=share>text</div>`)).toBe(0.5);
});

test('a name counts below a fifth of the text on the page', () => {
  expect(factorOf(`<div id=x class=share>${'x'.repeat(22)}</div>`)).toBe(0.5);
  const half = 'x'.repeat(10);
  const outline = outlineOf(`<div class=share>${half}</div><p>${half.repeat(4)}</p>`);
  expect(containerFactors(outline)[1]).toBe(1);
});
