import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { BLOCK_FEATURES, BLOCK_WIDTH, NODE_FEATURES, NODE_WIDTH } from './feature-names.ts';
import { pageFeatures } from './page-features.ts';

const EXAMPLE = '<h1>Header</h1><p>Paragraph with an <i>Italic</i> section.</p>';

/** The 128 features of a leaf. */
function row(html: string, leaf: number): number[] {
  const { tree, blocks } = pageFeatures(outlineOf(html));
  return Array.from({ length: BLOCK_WIDTH }, (_, k) => blocks[k * tree.leaves + leaf]!);
}

/** The features of a leaf by name; of two features with the same name the second. */
function features(html: string, leaf: number): Record<string, number> {
  const values = row(html, leaf);
  return Object.fromEntries(BLOCK_FEATURES.map(({ name }, k) => [name, values[k]!]));
}

test('there are 128 features of a block and 20 of a node', () => {
  expect([BLOCK_FEATURES.length, NODE_FEATURES.length]).toEqual([128, 20]);
  expect([BLOCK_WIDTH, NODE_WIDTH]).toEqual([128, 20]);
});

test('the header of the example has the values of the published code, and no grandparent', () => {
  const blocks = row(EXAMPLE, 0);
  const expected = [0.3092, -1.252, 0.572, -1, -2.446, -0.838];
  expected.forEach((value, k) => expect(blocks[3 + k]).toBeCloseTo(value, 4));
  expect(blocks.slice(68, 89)).toEqual(Array(21).fill(0));
});

test('the last text of the example has one punctuation mark in eight characters, at its end', () => {
  const own = features(EXAMPLE, 3);
  expect(own['leaf.punctuation']).toBe(1);
  expect(own['leaf.punctuation-count']).toBeCloseTo(2.2789, 4);
  expect(own['leaf.log-punctuation']).toBeCloseTo(1.3839, 4);
  expect(own['leaf.ends-in-punctuation']).toBe(1);
});

test('wanted features have the same values as with all features', () => {
  const html =
    '<h1>Header</h1><ul><li>a <a href="/">b</a></li><li>c. D<input></li></ul><p>© 1999 The x@y.org, https://a.b, 12 or 3?</p><p>A paragraph with an <i>Italic</i> section. Two of them.</p><p>b</p>';
  const all = pageFeatures(outlineOf(html));
  const { leaves } = all.tree;
  const single = Array.from({ length: BLOCK_WIDTH }, (_, feature) => [feature]);
  for (const wanted of [...single, [0, 2, 5, 9, 16, 17, 26, 27, 29, 49, 68, 74, 93, 109, 127], [109, 33]]) {
    const some = pageFeatures(outlineOf(html), Int32Array.from(wanted));
    expect([...some.blocks]).toEqual(
      wanted.flatMap((feature) => [...all.blocks.subarray(feature * leaves, (feature + 1) * leaves)]),
    );
  }
});

test('a page of one text has no parent, one path and a root', () => {
  const { blocks } = pageFeatures(outlineOf('<div><div><span>Only text</span></div></div>'));
  expect(blocks[2]).toBe(1);
  expect([...blocks.subarray(27, 89)]).toEqual(Array(62).fill(0));
  expect(blocks[89]).toBe(1);
});

test('one-path is 1 if all leaves have the same tags and classes from the root down', () => {
  const onePath = (html: string): number => row(html, 0)[2]!;
  expect(onePath('<div><p class=a>x</p><p class=a>y</p></div>')).toBe(1);
  expect(onePath('<div><p class=a>x</p><p class=b>y</p></div>')).toBe(0);
  expect(onePath('<div class=a><p>x</p></div><div class=b><p>y</p></div>')).toBe(0);
});

test('link density, form fields and the end of the last text are features of the parent', () => {
  const own = features('<div><p>1234</p><a>5678</a><input></div><p>Why?</p>', 0);
  expect(own['parent.link-density']).toBe(0);
  expect(own['parent.form']).toBe(1);
  expect(own['parent.ends-in-question']).toBe(-1);
  expect(own['root.ends-in-question']).toBe(1);
  expect(own['root.whole-span']).toBe(1);
  expect(own['parent.whole-span']).toBe(0);
});

test('tags of the parent and of the text are flags, and copies are counted', () => {
  const own = features('<ul><li><a>More</a></li><li><b>x</b></li></ul><p>More</p>', 0);
  expect([own['parent.<ul>'], own['parent.<li>'], own['leaf.<li>'], own['leaf.<a>'], own['leaf.<b>']]).toEqual([
    1, -1, 1, 1, -1,
  ]);
  expect([own['copy'], own['copies-10']]).toEqual([1, -1]);
});

test('the position of a text is that of its middle', () => {
  const html = Array.from({ length: 9 }, () => '<p>12345678</p>').join('');
  const place = (leaf: number): number => features(html, leaf)['leaf.position']! * 0.2996195 + 0.5198038;
  expect(place(4)).toBeCloseTo(0.5, 5);
  expect(place(0) + place(8)).toBeCloseTo(1, 5);
});

test('a page without text has no features', () => {
  const { tree, blocks } = pageFeatures(outlineOf('<div><hr></div>'));
  expect([tree.leaves, blocks.length]).toEqual([0, 0]);
});

test('link text in a node inside a link counts for the nodes above it only', () => {
  const own = features('<p>1234</p><a>y<div><b>d</b><i>e</i></div></a>', 2);
  expect([own['parent.link-density'], own['grandparent.link-density']]).toEqual([-1, 1]);
  expect(own['root.link-density']).toBeCloseTo((3 / 7 - 0.5) / 0.5, 6);
  expect(own['parent.log-chars']).toBeCloseTo((2.5 - 6) / 2.14, 6);
});

test('punctuation at the end of the last text is a feature of each node, a question mark another', () => {
  const own = features('<div><p>a</p><p>Why?</p></div><p>So.</p>', 0);
  expect([own['parent.ends-in-punctuation'], own['parent.ends-in-question']]).toEqual([1, 1]);
  expect([own['root.ends-in-punctuation'], own['root.ends-in-question']]).toEqual([1, -1]);
  const last = features('<div><p>a</p><p>Why?</p></div><p>So.</p>', 2);
  expect([last['leaf.ends-in-punctuation'], last['leaf.ends-in-question']]).toEqual([1, -1]);
});

test('parent and grandparent are 1 if there are such nodes', () => {
  const [title, text] = [features(EXAMPLE, 0), features(EXAMPLE, 1)];
  expect([title['parent'], title['grandparent']]).toEqual([1, 0]);
  expect([text['parent'], text['grandparent']]).toEqual([1, 1]);
});

test('a node spans the page if it begins with the first text and ends with the last', () => {
  const span = (html: string, leaf: number): number => features(html, leaf)['parent.whole-span']!;
  expect(span('<p>a</p><div><p>b</p><p>c</p></div>', 2)).toBe(0);
  expect(span('<div><p>a</p><p>b</p></div><p>c</p>', 0)).toBe(0);
  expect(span('<div><p>a</p><p>b</p></div>', 0)).toBe(1);
});

test('a page without form fields has none at its root, nor has a page of one text', () => {
  expect(features(EXAMPLE, 0)['root.form']).toBe(-1);
  expect(features('<p>Only text</p>', 0)['root.form']).toBe(-1);
});

test('a text is a copy if it occurs twice, and has many copies if it occurs more than ten times', () => {
  const copies = (count: number): (number | undefined)[] => {
    const own = features('<p>More</p>'.repeat(count) + '<p>Less</p>', 0);
    return [own['copy'], own['copies-10']];
  };
  expect([copies(1), copies(2), copies(10), copies(11)]).toEqual([
    [-1, -1],
    [1, -1],
    [1, -1],
    [1, 1],
  ]);
});
