import { expect, test } from 'vitest';
import { refuse } from './refuse.ts';
import { outlineOf } from './testing/outline-of.ts';

const keepAll = (html: string) => {
  const outline = outlineOf(html);
  return refuse(outline, outline.blocks.map(() => true));
};

test('a page without words has no text', () => {
  expect(keepAll('')).toBe('no-text');
  expect(keepAll('<p>– · –</p>')).toBe('no-text');
});

test('a notice is too little text', () => {
  expect(keepAll('<h1>Page not found</h1><p>It may have moved.</p>')).toBe('too-little-text');
});

test('kept links throughout are a menu', () => {
  expect(keepAll(`<p><a href=#>${'word '.repeat(40)}</a></p>`)).toBe('mostly-links');
});

test('links are no reason where the algorithm tells pages apart itself: of a listing they are the content', () => {
  const outline = outlineOf(`<p><a href=#>${'word '.repeat(40)}</a></p>`);
  expect(refuse(outline, [true], true)).toBeNull();
  expect(refuse(outline, [false], true)).toBe('too-little-text');
});

test('a short text is an article, in a script without spaces too', () => {
  expect(keepAll(`<p>${'word '.repeat(30)}</p>`)).toBeNull();
  expect(keepAll(`<p>${'今天天气很好，我们去公园散步。'.repeat(8)}</p>`)).toBeNull();
});

test('only what is kept counts', () => {
  const outline = outlineOf(`<p>${'word '.repeat(200)}</p><p>two words</p>`);
  expect(refuse(outline, [false, true])).toBe('too-little-text');
});
