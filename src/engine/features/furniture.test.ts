import { expect, test } from 'vitest';
import { outlineOf } from '../testing/outline-of.ts';
import { inFurniture, isFurniture, isMain } from './furniture.ts';

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

test.each(['footer', 'aside', 'dialog', 'nav', 'search', 'header'])('the tag %s marks furniture', (tag) => {
  expect(isFurniture({ tag, role: '' }, 'div', false)).toBe(true);
});

test.each([
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'dialog',
  'alertdialog',
  'search',
  'menu',
  'menubar',
  'tablist',
])('the role %s marks furniture, also on a header in main', (role) => {
  expect(isFurniture({ tag: 'div', role }, 'div', false)).toBe(true);
  expect(isFurniture({ tag: 'header', role }, 'div', true)).toBe(true);
});

test('other tags and roles mark no furniture, in a quotation or not', () => {
  expect(isFurniture({ tag: 'div', role: '' }, 'div', false)).toBe(false);
  expect(isFurniture({ tag: 'section', role: 'article' }, 'blockquote', false)).toBe(false);
  expect(isFurniture({ tag: 'header', role: '' }, 'div', true)).toBe(false);
  expect(isFurniture({ tag: 'footer', role: 'contentinfo' }, 'blockquote', false)).toBe(false);
  expect(isFurniture({ tag: 'nav', role: '' }, 'blockquote', false)).toBe(true);
});

test.each([
  ['main', '', true],
  ['article', '', true],
  ['div', 'main', true],
  ['div', 'article', false],
  ['div', '', false],
])('isMain of the tag %s with the role "%s" is %s', (tag, role, expected) => {
  expect(isMain({ tag, role })).toBe(expected);
});

test('a header anywhere inside main is no furniture, and main inside furniture is furniture', () => {
  expect(furnitureOf('<div role=main><div><header><p>title</p></header></div></div><header>site</header>')).toEqual([
    'site',
  ]);
  expect(furnitureOf('<aside><main><p>a</p></main></aside><p>b</p>')).toEqual(['a']);
});
