import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type * as Epub from '../../src/package/epub.ts';
import { builtEntry, builtPackage } from './built-package.ts';

const { extract } = await builtPackage();
const { toEpub } = await builtEntry<typeof Epub>('epub');
const NEWS = readFileSync(new URL('../../e2e/pages/news.html', import.meta.url), 'utf8');

test('a book is made of an article with figures, captions and tables, the same bytes each time', async () => {
  const { article } = extract(NEWS, { url: 'https://weir.example/mill' }) as { article: Parameters<typeof toEpub>[0] };
  const first = `<figure><figcaption>First</figcaption><img src="https://weir.example/a.png" alt="a"></figure>
<table><caption>Tides</caption><tbody><tr><td>1</td></tr></tbody></table>`;
  const given = { ...article, content: `${first}${article.content}` };
  const date = new Date('2026-01-02T03:04:05Z');
  const book = await toEpub(given, { date });
  const text = strFromU8(unzipSync(book)['book/text.xhtml'] ?? new Uint8Array());
  expect(text).toContain('<figcaption>First</figcaption>');
  expect(text).toContain('<caption>Tides</caption>');
  expect(text).toContain('There is no switch.');
  expect(await toEpub(given, { date })).toEqual(book);
});
