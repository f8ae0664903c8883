import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { keepInnerParts } from './keep-inner-parts.ts';

/** The kept texts, if exactly the blocks with the word "keep" were kept before. */
function keptOf(html: string): string[] {
  const outline = outlineOf(html);
  const kept = keepInnerParts(
    outline,
    Uint8Array.from(outline.blocks, ({ text }) => (text.includes('keep') ? 1 : 0)),
  );
  return outline.blocks.flatMap(({ text }, b) => (kept[b] ? [text] : []));
}

const figure = (caption: string): string => `<div><figure><img><figcaption>${caption}</figcaption></figure></div>`;

test('keeps the caption of a figure between kept paragraphs', () => {
  expect(keptOf(`<main><h1>keep</h1><p>By Ann</p>${figure('The weir')}<p>keep one two</p></main>`)).toEqual([
    'keep',
    'The weir',
    'keep one two',
  ]);
});

test.each([
  ['before the first kept block', `<main>${figure('The weir')}<p>keep</p><p>keep</p></main>`],
  ['after the last kept block', `<main><p>keep</p><p>keep</p>${figure('The weir')}</main>`],
  ['that is a link', `<main><p>keep</p>${figure('<a>The weir</a>')}<p>keep</p></main>`],
  ['in a part that is mostly left out', `<p>keep</p><aside>${figure('The weir')}<p>a b</p></aside><p>keep</p>`],
  ['next to blocks without words', `<p>keep</p><div><p>***</p>${figure('The weir')}</div><p>keep</p>`],
  ['of a figure that holds all text', '<figure><p>keep</p><figcaption>The weir</figcaption><p>keep</p></figure>'],
  ['without a figure', '<main><p>keep</p><figcaption>The weir</figcaption><p>keep</p></main>'],
])('does not keep a caption %s', (_, html) => {
  expect(keptOf(html)).toEqual(['keep', 'keep']);
});

test('half of the other words around the figure are enough', () => {
  expect(keptOf(`<div><p>keep b</p>${figure('The weir')}<p>a b</p></div><p>keep</p>`)).toContain('The weir');
  expect(keptOf(`<div><p>keep b</p>${figure('The weir')}<p>a b c</p></div><p>keep</p>`)).not.toContain('The weir');
});

test('a caption is a link if more than half of its characters are', () => {
  const page = (caption: string): string => `<main><p>keep</p>${figure(caption)}<p>keep</p></main>`;
  expect(keptOf(page('abcd<a>efgh</a>'))).toEqual(['keep', 'abcdefgh', 'keep']);
  expect(keptOf(page('abcd<a>efghi</a>'))).toEqual(['keep', 'keep']);
});

test('keeps all lines of a caption deep in its figure, whatever else the figure holds', () => {
  const lines = '<div><figcaption><p>The weir</p><p>in May</p></figcaption></div>';
  expect(keptOf(`<main><p>keep b</p><figure><p>a b c d e</p>${lines}</figure><p>keep</p></main>`)).toEqual([
    'keep b',
    'The weir',
    'in May',
    'keep',
  ]);
});

test('keeps a listing between kept paragraphs', () => {
  expect(keptOf('<main><p>keep</p><pre>let a = 1;</pre><p>keep</p></main>')).toEqual(['keep', 'let a = 1;', 'keep']);
});

test('keeps a quotation between kept paragraphs, not one in a part that is mostly left out', () => {
  const quotation = '<blockquote><p>The weir sings</p><footer>Ann</footer></blockquote>';
  expect(keptOf(`<main><p>keep</p>${quotation}<p>keep</p></main>`)).toEqual(['keep', 'The weir sings', 'Ann', 'keep']);
  expect(keptOf(`<p>keep</p><aside>${quotation}<p>a b</p></aside><p>keep</p>`)).toEqual(['keep', 'keep']);
  expect(keptOf(`<main><p>keep</p><p>keep</p>${quotation}</main>`)).toEqual(['keep', 'keep']);
});

test('returns a decision without kept blocks as it is', () => {
  expect(keptOf(`<p>a</p>${figure('The weir')}`)).toEqual([]);
});
