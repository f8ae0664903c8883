import { expect, test } from 'vitest';
import { outlineOf, pageOf } from '../../testing/outline-of.ts';
import { boilerpipeTree } from './index.ts';
import { filterByTree } from './tree-filter.ts';

/** What is left of a page all of whose text is selected. */
function left(html: string, depth: number, share: number | null = null): string[] {
  const { blocks, runs, ...rest } = outlineOf(html);
  const kept = filterByTree({ blocks, runs, ...rest }, new Uint8Array(runs.length).fill(1), { depth, share });
  return runs.flatMap(({ block, start, end }, r) => (kept[r] ? [blocks[block]!.text.slice(start, end)] : []));
}
const MAIN = ['main one main one', 'main two main two'];
const T1 =
  '<div id=a><div id=m><p>main one main one</p><p>main two main two</p></div><div id=r><p>related</p></div></div><div id=f><p>footer text</p></div>';
const dd = 'dd dd dd dd dd dd';
const T2 = `<div><p>aa <b>bold bold</b> cc</p></div><div><section><p>${dd}</p></section></div>`;
const [p1, p2] = ['p1 p1 p1 p1 p1', 'p2 p2 p2 p2 p2 p2'];
const T3 = `<div><h1>Title</h1><div class=c><p>${p1}</p></div><div class=c><p>${p2}</p></div></div>`;
const T4 = '<div><ul><li>item one item one</li><li>item two</li></ul><p>para</p></div>';

test.each([
  ['T1, parents: the paragraphs of one box', T1, 1, MAIN],
  ['T1, grandparents: the box beside it too', T1, 2, [...MAIN, 'related']],
  ['T1, one more: the page', T1, 3, [...MAIN, 'related', 'footer text']],
  ['T2, parents', T2, 1, [dd]],
  ['T2, grandparents', T2, 2, [dd]],
  ['T2, one more: both reach the body', T2, 3, ['aa ', 'bold bold', ' cc', dd]],
  ['T3, parents: boxes apart', T3, 1, [p2]],
  ['T3, grandparents: both boxes, without the title', T3, 2, [p1, p2]],
  ['T3, one more: the title too', T3, 3, ['Title', p1, p2]],
  ['T4: a list is a paragraph of its own', T4, 1, ['item one item one', 'item two', 'para']],
] as const)('%s', (_, html, depth, expected) => {
  expect(left(html, depth)).toEqual(expected);
});

test('of equal groups the first is left', () => {
  expect(left('<div><p>one</p></div><div><p>two</p></div>', 1)).toEqual(['one']);
});

test('what is deeper inside the ancestor stays only with a share', () => {
  const html = `<div><p>${dd}</p><p>${dd}</p><div><div><p>deeper</p></div></div></div><div><p>other</p></div>`;
  expect(left(html, 1)).toEqual([dd, dd]);
  expect(left(html, 1, 0.5)).toEqual([dd, dd, 'deeper']);
});

test('with a share groups that are large enough stay', () => {
  const html = `<div><p>${dd}</p></div><div><p>${dd.slice(0, 8)}</p></div><div><p>a</p></div>`;
  expect(left(html, 1, 0.4)).toEqual([dd, dd.slice(0, 8)]);
});

test('text that is not selected never comes back, and without any nothing is left', () => {
  const outline = outlineOf('<div><p>one</p><p>two</p></div>');
  expect([...filterByTree(outline, [1, 0], { depth: 1, share: 0 })]).toEqual([1, 0]);
  expect([...filterByTree(outline, [0, 0], { depth: 1, share: null })]).toEqual([0, 0]);
});

const paragraph = (count: number): string => `<p>${'word '.repeat(count)}</p>`;

test('text of other boxes is left out, and said to be there', () => {
  const page = pageOf(
    `<div><div>${paragraph(90).repeat(4)}</div></div><ul><li>Home</li></ul><div><div><div><div>${paragraph(20)}</div></div></div></div>`,
  );
  expect(boilerpipeTree({ profile: 'compat' }).classify(page)).toMatchObject({
    keep: [true, true, true, true, false, false],
    reason: ['long', 'long', 'long', 'long', 'other-group', 'other-group'],
  });
});

test('depth and base are options', () => {
  const page = pageOf(`<div><div>${paragraph(40)}</div><div>${paragraph(30)}</div></div>`);
  expect(boilerpipeTree({ profile: 'compat', depth: 1 }).classify(page).keep).toEqual([true, false]);
  expect(boilerpipeTree({ profile: 'compat', depth: 2 }).classify(page).keep).toEqual([true, true]);
  expect(boilerpipeTree({ profile: 'compat', base: 'largest', depth: 5 }).classify(page).keep).toEqual([true, true]);
});
