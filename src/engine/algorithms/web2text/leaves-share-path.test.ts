import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { collapseTree } from './collapsed-tree.ts';
import { leavesSharePath } from './leaves-share-path.ts';

function sharePath(html: string): boolean {
  const outline = outlineOf(html);
  return leavesSharePath(outline, collapseTree(outline));
}

test.each([
  ['siblings', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
  ['cousins', '<div><p>a</p><p>b</p></div><div><p>c</p><p>d</p></div>'],
  ['text nodes of one element', '<p>a<br>b</p>'],
  ['a single leaf', '<p>a</p>'],
  ['leaves with the same classes', '<p class=x>a</p><p class=x>b</p>'],
])('%s share a path', (_, html) => {
  expect(sharePath(html)).toBe(true);
});

test.each([
  ['leaves of two tags', '<ul><li>a</li><li>b</li><p>c</p></ul>'],
  ['leaves of two classes', '<p class=x>a</p><p class=x>b</p><p class=y>c</p>'],
  ['leaves below two tags', '<div><p>a</p></div><section><p>b</p></section>'],
  ['leaves below two classes', '<div class=x><p>a</p></div><div class=y><p>b</p></div>'],
  ['a shallow leaf and a deep one', '<div><p>a</p></div><div><div><p>b</p></div></div>'],
  ['a deep leaf and a shallow one', '<div><div><p>a</p></div></div><div><p>b</p></div>'],
])('%s do not share a path', (_, html) => {
  expect(sharePath(html)).toBe(false);
});

test('a page without text has no path', () => {
  expect(sharePath('<div></div>')).toBe(false);
});
