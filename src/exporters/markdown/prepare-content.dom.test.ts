import { expect, test } from 'vitest';
import { prepareContent } from './prepare-content.ts';

/** A call with this many arguments throws. */
const MANY = 150_000;
const TEXTS = 'x<br>'.repeat(MANY / 2);

function prepared(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return prepareContent(template.content);
}

test.each([
  ['a link within the article', `<p><a href="#a">${TEXTS}</a></p>`],
  ['a note', `<p>x<a class="footnote-ref" href="#n">1</a></p><ol class="footnotes"><li id="n">${TEXTS}</li></ol>`],
])('prepares %s with 150,000 children', (_, html) => {
  expect(prepared(html).querySelectorAll('br')).toHaveLength(MANY / 2);
});
