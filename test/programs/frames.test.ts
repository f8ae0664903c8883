import { expect, test } from 'vitest';
import { builtPackage } from './built-package.ts';

const { extract } = await builtPackage();

const SENTENCE = 'The river rose in the night, and by morning the lower fields lay under water, as in every spring. ';
const CHART = 'https://charts.weir.example/7';

function contentWith(attributes: string): string {
  const html = `<title>The flood</title><article><h1>The flood</h1><p>${SENTENCE.repeat(5)}</p>
<iframe title="Water levels" src="${CHART}" ${attributes}></iframe><p>${SENTENCE.repeat(5)}</p></article>`;
  const extraction = extract(html, { url: 'https://weir.example/flood', force: true });
  return extraction.kind === 'article' ? extraction.article.content : '';
}

test.each([
  '',
  'width="600" height="400"',
  'width="100%" height="400"',
  'style="width: 100%; border: none"',
  'style="width: 0; min-width: 100% !important; border: none" height="441"',
])('without layout, a frame with a title is a link where its markup makes it large: %s', (attributes) => {
  expect(contentWith(attributes)).toContain(`href="${CHART}"`);
});

test.each(['width="1" height="1"', 'style="width: 0"', 'height="60"', 'style="width: 10%"', 'hidden'])(
  'without layout, a frame is left out where its markup makes it small: %s',
  (attributes) => {
    expect(contentWith(attributes)).not.toContain(CHART);
  },
);
