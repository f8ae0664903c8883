import { expect, test } from 'vitest';
import { outlineOf } from '../testing/outline-of.ts';
import { inFurniture } from './furniture.ts';

/** Texts of the blocks in furniture. */
function furnitureOf(html: string): string[] {
  const outline = outlineOf(html);
  const inside = inFurniture(outline);
  return outline.blocks.filter(({ element }) => inside[element]).map(({ text }) => text);
}

test('tags and roles mark furniture with all that is in it', () => {
  expect(
    furnitureOf('<nav><ul><li>a</li></ul></nav><p>b</p><div role=banner><p>c</p></div><footer>d</footer>'),
  ).toEqual(['a', 'c', 'd']);
});

test('the header of a page is furniture, the header of an article is not', () => {
  expect(furnitureOf('<header><p>site</p></header><article><header><h1>title</h1></header></article>')).toEqual([
    'site',
  ]);
});

test('the footer of a quotation belongs to the quotation', () => {
  expect(furnitureOf('<blockquote><p>words</p><footer>who</footer></blockquote><footer>foot</footer>')).toEqual([
    'foot',
  ]);
});
