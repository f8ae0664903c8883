import { expect, test } from 'vitest';
import { outlineOf } from './testing/outline-of.ts';
import { namesOn } from './page-names.ts';

test('the names on a page are its tags, roles and class names', () => {
  const outline = outlineOf(
    '<aside role="note" class="Tip  box"><p class="box">A bell.</p></aside><p class="box">Two.</p>',
  );
  const { tags, classes, classText } = namesOn(outline);
  expect([...tags]).toEqual(expect.arrayContaining(['aside', 'p', 'role note']));
  expect(classes.has('Tip') && classes.has('box')).toBe(true);
  expect(classes.has('tip')).toBe(false);
  expect(classText).toBe('\ntip  box\nbox\n');
});

test('a page without class names has none', () => {
  expect(namesOn(outlineOf('<p>A bell.</p>')).classText.trim()).toBe('');
});
