import { expect, test } from 'vitest';
import { refuse } from './refuse.ts';
import { outlineOf } from '../testing/outline-of.ts';

const keepAll = (html: string) => {
  const outline = outlineOf(html);
  return refuse(
    outline,
    outline.blocks.map(() => true),
  );
};

test('a page without words is refused as having no text', () => {
  expect(keepAll('')).toBe('no-text');
  expect(keepAll('<p>– · –</p>')).toBe('no-text');
});

test('a notice is refused as too little text', () => {
  expect(keepAll('<h1>Page not found</h1><p>It may have moved.</p>')).toBe('too-little-text');
});

test('text that is all links is refused as a menu', () => {
  expect(keepAll(`<p><a href=#>${'word '.repeat(40)}</a></p>`)).toBe('mostly-links');
});

test('many words of links pass as a listing if the algorithm judged the page, few do not', () => {
  const links = (words: number) => outlineOf(`<p><a href=#>${'word '.repeat(words)}</a></p>`);
  expect(refuse(links(200), [true], true)).toBeNull();
  expect(refuse(links(200), [true])).toBe('mostly-links');
  expect(refuse(links(40), [true], true)).toBe('mostly-links');
  expect(refuse(links(200), [false], true)).toBe('too-little-text');
});

test('a short text is accepted, also in a script without spaces', () => {
  expect(keepAll(`<p>${'word '.repeat(30)}</p>`)).toBeNull();
  expect(keepAll(`<p>${'今天天气很好，我们去公园散步。'.repeat(8)}</p>`)).toBeNull();
});

test('only kept blocks count', () => {
  const outline = outlineOf(`<p>${'word '.repeat(200)}</p><p>two words</p>`);
  expect(refuse(outline, [false, true])).toBe('too-little-text');
});

test('needs 25 words, and accepts a link density of exactly 0.9', () => {
  const page = (words: number): string => `<p>${'word '.repeat(words)}</p>`;
  expect(keepAll(page(24))).toBe('too-little-text');
  expect(keepAll(page(25))).toBeNull();
  const links = (plain: number): string => `<p>${'x'.repeat(plain)}<a>${' w'.repeat(45)}</a></p>`;
  expect(keepAll(links(10))).toBeNull();
  expect(keepAll(links(9))).toBe('mostly-links');
});

test('a listing needs 150 words', () => {
  const page = (words: number) => outlineOf(`<p><a>${'word '.repeat(words)}</a></p>`);
  expect(refuse(page(149), [true], true)).toBe('mostly-links');
  expect(refuse(page(150), [true], true)).toBeNull();
});
