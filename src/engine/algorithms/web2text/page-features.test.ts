import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { BLOCK_FEATURES, BLOCK_WIDTH, EDGE_FEATURES, EDGE_WIDTH, NODE_FEATURES, NODE_WIDTH } from './feature-names.ts';
import { pageFeatures, transposed } from './page-features.ts';

const EXAMPLE = '<h1>Header</h1><p>Paragraph with an <i>Italic</i> section.</p>';

/** Rows of 128 features. */
function rowsOf(html: string): Float32Array {
  const { tree, blocks } = pageFeatures(outlineOf(html));
  return transposed(blocks, tree.leaves);
}

/** Features of a block by name; the second of two with one name (the list tag that stands twice) wins. */
function block(html: string, leaf: number): Record<string, number> {
  const blocks = rowsOf(html);
  return Object.fromEntries(BLOCK_FEATURES.map(({ name }, k) => [name, blocks[leaf * BLOCK_WIDTH + k]!]));
}

function edge(html: string, left: number): number[] {
  const { tree, edges } = pageFeatures(outlineOf(html));
  return [...transposed(edges, tree.leaves - 1).subarray(left * EDGE_WIDTH, (left + 1) * EDGE_WIDTH)];
}

test('there are 128 features of a block, 25 of an edge and 20 of a node', () => {
  expect([BLOCK_FEATURES.length, EDGE_FEATURES.length, NODE_FEATURES.length]).toEqual([
    BLOCK_WIDTH,
    EDGE_WIDTH,
    NODE_WIDTH,
  ]);
  expect([BLOCK_WIDTH, EDGE_WIDTH, NODE_WIDTH]).toEqual([128, 25, 20]);
});

test('the header of the example has the published code’s values, and no grandparent', () => {
  const blocks = rowsOf(EXAMPLE);
  const expected = [0.3092, -1.252, 0.572, -1, -2.446, -0.838];
  expected.forEach((value, k) => expect(blocks[3 + k]).toBeCloseTo(value, 4));
  expect([...blocks.subarray(68, 89)]).toEqual(Array(21).fill(0));
});

test('the last text of the example has one mark in eight characters and ends with it', () => {
  const own = block(EXAMPLE, 3);
  expect(own['leaf.punctuation']).toBe(1);
  expect(own['leaf.punctuation-count']).toBeCloseTo(2.2789, 4);
  expect(own['leaf.log-punctuation']).toBeCloseTo(1.3839, 4);
  expect(own['leaf.ends-in-punctuation']).toBe(1);
});

test('edges of the example: header to paragraph breaks, inside the paragraph nothing does', () => {
  expect(edge(EXAMPLE, 0).slice(0, 5)).toEqual([-1, 1, -1, -1, 1]);
  expect(edge(EXAMPLE, 1).slice(0, 5)).toEqual([1, -1, -1, -1, 0]);
  expect(edge('<div><p>One.</p><br><p>Two</p></div>x', 0)[4]).toBe(1);
  expect(edge('<p>one<br>two</p>', 0)[4]).toBe(1);
  expect(edge('<p>one<img>two</p>', 0)[4]).toBe(0);
  expect(edge('<p>a <i>b</i></p>c', 1)[4]).toBe(1);
});

test('of a page no features are computed but those that are wanted, and they are the same', () => {
  const html =
    '<h1>Header</h1><ul><li>a <a href="/">b</a></li><li>c. D<input></li></ul><p>© 1999 The x@y.org, https://a.b, 12 or 3?</p><p>A paragraph with an <i>Italic</i> section. Two of them.</p><p>b</p>';
  const all = pageFeatures(outlineOf(html));
  const { leaves } = all.tree;
  const pick = (columns: Float32Array, rows: number, wanted: readonly number[]): number[] =>
    wanted.flatMap((feature) => [...columns.subarray(feature * rows, (feature + 1) * rows)]);
  const single = Array.from({ length: BLOCK_WIDTH }, (_, feature) => [feature]);
  for (const wanted of [...single, [0, 2, 5, 9, 16, 17, 26, 27, 29, 49, 68, 74, 93, 109, 127], [109, 33]]) {
    const some = pageFeatures(outlineOf(html), { blocks: Int32Array.from(wanted), edges: Int32Array.of(24, 1, 4) });
    expect([...some.blocks]).toEqual(pick(all.blocks, leaves, wanted));
    expect([...some.edges]).toEqual(pick(all.edges, leaves - 1, [24, 1, 4]));
  }
});

test('distances beyond four are one class', () => {
  const html = '<div><div><div>a<b>b</b></div>c</div>d</div><div>e<b>f</b></div>';
  expect(edge(html, 0).slice(0, 4)).toEqual([1, -1, -1, -1]);
  expect(edge('<div><p>a</p><div><p>b</p>c</div></div><div><p>d</p><div>e<b>f</b></div></div>', 2).slice(0, 4)).toEqual(
    [-1, -1, -1, 1],
  );
  expect(edge('<div><p>a</p><p>b</p></div><div><p>c</p><p>d</p></div>', 1).slice(0, 4)).toEqual([-1, -1, 1, -1]);
});

test('a page of one text has no parent, and one path', () => {
  const { blocks, edges } = pageFeatures(outlineOf('<div><div><span>Only text</span></div></div>'));
  expect(blocks[2]).toBe(1);
  expect([...blocks.subarray(27, 89)]).toEqual(Array(62).fill(0));
  expect(blocks[89]).toBe(1);
  expect(edges).toHaveLength(0);
});

test('one path is all leaves alike in tags and classes, down from the root', () => {
  const onePath = (html: string): number => rowsOf(html)[2]!;
  expect(onePath('<div><p class=a>x</p><p class=a>y</p></div>')).toBe(1);
  expect(onePath('<div><p class=a>x</p><p class=b>y</p></div>')).toBe(0);
  expect(onePath('<div class=a><p>x</p></div><div class=b><p>y</p></div>')).toBe(0);
});

test('link density, forms and the last text’s end are facts of the node above', () => {
  const own = block('<div><p>1234</p><a>5678</a><input></div><p>Why?</p>', 0);
  expect(own['parent.link-density']).toBe(0);
  expect(own['parent.form']).toBe(1);
  expect(own['parent.ends-in-question']).toBe(-1);
  expect(own['root.ends-in-question']).toBe(1);
  expect(own['root.whole-span']).toBe(1);
  expect(own['parent.whole-span']).toBe(0);
});

test('tags of the node above and of the text are flags; copies are told', () => {
  const own = block('<ul><li><a>More</a></li><li><b>x</b></li></ul><p>More</p>', 0);
  expect([own['parent.<ul>'], own['parent.<li>'], own['leaf.<li>'], own['leaf.<a>'], own['leaf.<b>']]).toEqual([
    1, -1, 1, 1, -1,
  ]);
  expect([own['copy'], own['copies-10']]).toEqual([1, -1]);
});

test('the place of a text is that of its middle', () => {
  const html = Array.from({ length: 9 }, () => '<p>12345678</p>').join('');
  const place = (leaf: number): number => block(html, leaf)['leaf.position']! * 0.2996195 + 0.5198038;
  expect(place(4)).toBeCloseTo(0.5, 5);
  expect(place(0) + place(8)).toBeCloseTo(1, 5);
});

test('a page without text has no features', () => {
  const { tree, blocks, edges } = pageFeatures(outlineOf('<div><hr></div>'));
  expect([tree.leaves, blocks.length, edges.length]).toEqual([0, 0, 0]);
});
