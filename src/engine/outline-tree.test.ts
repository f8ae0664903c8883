import { expect, test } from 'vitest';
import { blockRange, blocksWithin, closest, itemAt } from './outline-tree.ts';
import { outlineOf } from './testing/outline-of.ts';

const OUTLINE = outlineOf('<main><p>one</p><div><p>two</p><p>three</p></div></main>');
const { elements } = OUTLINE;
const DIV = elements.findIndex(({ tag }) => tag === 'div');

test('an item of a list is found, and an index outside it is an error', () => {
  expect(itemAt(elements, DIV).tag).toBe('div');
  expect(() => itemAt(elements, -1)).toThrow(RangeError);
  expect(() => itemAt(elements, elements.length)).toThrow(RangeError);
});

test('the nearest element that passes a test may be the element itself', () => {
  expect(closest(elements, DIV, ({ tag }) => tag === 'div')).toBe(DIV);
  expect(closest(elements, DIV + 1, ({ tag }) => tag === 'div')).toBe(DIV);
  expect(closest(elements, DIV, ({ tag }) => tag === 'p')).toBe(-1);
  expect(closest(elements, -1, () => true)).toBe(-1);
});

test('the blocks of an element are those between its first and its last one', () => {
  expect(blockRange(itemAt(elements, DIV))).toEqual([1, 2]);
  expect(blocksWithin(OUTLINE, DIV)).toEqual([1, 2]);
});
