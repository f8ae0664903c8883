import { expect, test } from 'vitest';
import { collapseTree } from '../../../src/engine/algorithms/web2text/collapsed-tree.ts';
import { pageFeatures } from '../../../src/engine/algorithms/web2text/page-features.ts';
import { outlineOf } from '../../../src/engine/testing/outline-of.ts';
import { EDGE_FEATURES, EDGE_WIDTH } from './edge-feature-names.ts';
import { edgeFeatures } from './edge-features.ts';

const EXAMPLE = '<h1>Header</h1><p>Paragraph with an <i>Italic</i> section.</p>';

/** The features of the edge between a leaf and the next. */
function edge(html: string, left: number): number[] {
  const outline = outlineOf(html);
  const tree = collapseTree(outline);
  const columns = edgeFeatures(outline, tree);
  return Array.from({ length: EDGE_WIDTH }, (_, k) => columns[k * (tree.leaves - 1) + left]!);
}

test('there are 25 features of an edge', () => {
  expect([EDGE_FEATURES.length, EDGE_WIDTH]).toEqual([25, 25]);
});

test('in the example the line breaks between header and paragraph, and not inside the paragraph', () => {
  expect(edge(EXAMPLE, 0).slice(0, 5)).toEqual([-1, 1, -1, -1, 1]);
  expect(edge(EXAMPLE, 1).slice(0, 5)).toEqual([1, -1, -1, -1, 0]);
});

test.each([
  ['a br between paragraphs', '<div><p>One.</p><br><p>Two</p></div>x', 0, 1],
  ['a br', '<p>one<br>two</p>', 0, 1],
  ['a picture', '<p>one<img>two</p>', 0, 0],
  ['the end of a paragraph', '<p>a <i>b</i></p>c', 1, 1],
])('a line break between two leaves: %s', (_, html, left, isBreak) => {
  expect(edge(html, left)[4]).toBe(isBreak);
});

test('all distances beyond four edges are one class', () => {
  const html = '<div><div><div>a<b>b</b></div>c</div>d</div><div>e<b>f</b></div>';
  expect(edge(html, 0).slice(0, 4)).toEqual([1, -1, -1, -1]);
  expect(edge('<div><p>a</p><div><p>b</p>c</div></div><div><p>d</p><div>e<b>f</b></div></div>', 2).slice(0, 4)).toEqual(
    [-1, -1, -1, 1],
  );
  expect(edge('<div><p>a</p><p>b</p></div><div><p>c</p><p>d</p></div>', 1).slice(0, 4)).toEqual([-1, -1, 1, -1]);
});

test('the features of the ancestor have the same values as the block features of that node', () => {
  const { tree, blocks } = pageFeatures(outlineOf(EXAMPLE));
  const root = Array.from({ length: 20 }, (_, k) => blocks[(89 + k) * tree.leaves]!);
  expect(edge(EXAMPLE, 0).slice(5)).toEqual(root);
});

test('a page of one text has no edges', () => {
  const outline = outlineOf('<p>one</p>');
  expect(edgeFeatures(outline, collapseTree(outline))).toHaveLength(0);
});
