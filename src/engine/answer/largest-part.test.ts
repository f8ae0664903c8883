import { expect, test } from 'vitest';
import { largestPart } from './largest-part.ts';
import { outlineOf } from '../testing/outline-of.ts';

const LINE = 'The harbour office keeps its tide tables in a green ledger that is copied every winter.';
const partOf = (html: string): string[] => {
  const outline = outlineOf(html);
  return outline.blocks.filter((_, b) => largestPart(outline)[b]).map(({ text }) => text.split(' ')[0]!);
};

test('is the longest text, without menus before and the footer after it', () => {
  const menu = '<ul><li><a href="/">Home</a></li><li><a href="/news">News of the town</a></li></ul>';
  const text = `<h1>Tides</h1><p>${LINE}</p><p>Short</p><p>${LINE}</p>`;
  expect(partOf(`${menu}${text}<footer><p>${LINE}</p><p>${LINE}</p><p>${LINE}</p></footer>`)).toEqual([
    'Tides',
    'The',
    'Short',
    'The',
  ]);
});

test('leaves out furniture amid the text', () => {
  expect(partOf(`<p>${LINE}${LINE}</p><aside><p>Offer of the week</p></aside><p>${LINE}${LINE}</p>`)).toEqual([
    'The',
    'The',
  ]);
});

test('is the whole page where all text is links or furniture', () => {
  expect(partOf('<nav><p>Menu</p></nav><p><a href="/">Home</a></p>')).toEqual(['Menu', 'Home']);
  expect(partOf('')).toEqual([]);
});
