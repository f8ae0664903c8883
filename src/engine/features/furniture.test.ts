import { expect, test } from 'vitest';
import { outlineOf } from '../testing/outline-of.ts';
import { inFurniture } from './furniture.ts';

/** Text of the blocks that stand in furniture. */
function furnitureOf(html: string): string[] {
  const outline = outlineOf(html);
  const inside = inFurniture(outline);
  return outline.blocks.filter(({ element }) => inside[element]).map(({ text }) => text);
}

test('tags and roles make furniture, and all that is in it', () => {
  expect(
    furnitureOf('<nav><ul><li>a</li></ul></nav><p>b</p><div role=banner><p>c</p></div><footer>d</footer>'),
  ).toEqual(['a', 'c', 'd']);
});

test('the header of an article is its title, that of a page is furniture', () => {
  expect(furnitureOf('<header><p>site</p></header><article><header><h1>title</h1></header></article>')).toEqual([
    'site',
  ]);
});

test('the footer of a quote belongs to the quote', () => {
  expect(furnitureOf('<blockquote><p>words</p><footer>who</footer></blockquote><footer>foot</footer>')).toEqual([
    'foot',
  ]);
});
