import { describe, expect, test } from 'vitest';
import { groupParagraphs } from '../../../src/engine/algorithms/boilerpipe-tree/paragraph-groups.ts';
import { outlineOf, pageOf } from '../../../src/engine/testing/outline-of.ts';
import { boilerpipeTreeCompat, keepLargestGroup } from './index.ts';

/** The kept runs of a page on which all text is selected. */
function keptText(html: string, depth: number): string[] {
  const { blocks, runs, elements } = outlineOf(html);
  const kept = keepLargestGroup(
    groupParagraphs({ blocks, runs, elements }, new Uint8Array(runs.length).fill(1), depth),
  );
  return runs.flatMap(({ block, start, end }, r) => (kept[r] ? [blocks[block]!.text.slice(start, end)] : []));
}

const MAIN = ['main one main one', 'main two main two'];
const T1 =
  '<div id=a><div id=m><p>main one main one</p><p>main two main two</p></div><div id=r><p>related</p></div></div><div id=f><p>footer text</p></div>';
const LONG = 'dd dd dd dd dd dd';
const T2 = `<div><p>aa <b>bold bold</b> cc</p></div><div><section><p>${LONG}</p></section></div>`;
const [P1, P2] = ['p1 p1 p1 p1 p1', 'p2 p2 p2 p2 p2 p2'];
const T3 = `<div><h1>Title</h1><div class=c><p>${P1}</p></div><div class=c><p>${P2}</p></div></div>`;
const T4 = '<div><ul><li>item one item one</li><li>item two</li></ul><p>para</p></div>';

describe('text 004, examples', () => {
  test.each([
    ['T1, parents: the paragraphs of one box', T1, 1, MAIN],
    ['T1, grandparents: the box next to it too', T1, 2, [...MAIN, 'related']],
    ['T1, great-grandparents: the whole page', T1, 3, [...MAIN, 'related', 'footer text']],
    ['T2, parents: the longer paragraph', T2, 1, [LONG]],
    ['T2, grandparents: the longer paragraph', T2, 2, [LONG]],
    ['T2, great-grandparents: both reach the body', T2, 3, ['aa ', 'bold bold', ' cc', LONG]],
    ['T3, parents: the larger box', T3, 1, [P2]],
    ['T3, grandparents: both boxes without the title', T3, 2, [P1, P2]],
    ['T3, great-grandparents: the title too', T3, 3, ['Title', P1, P2]],
    ['T4, parents: a list is a paragraph', T4, 1, ['item one item one', 'item two', 'para']],
  ] as const)('%s', (_, html, depth, expected) => {
    expect(keptText(html, depth)).toEqual(expected);
  });
});

test('keeps the first of equal groups', () => {
  expect(keptText('<div><p>one</p></div><div><p>two</p></div>', 1)).toEqual(['one']);
});

test('drops deeper text inside the ancestor', () => {
  const html = `<div><p>${LONG}</p><p>${LONG}</p><div><div><p>deeper</p></div></div></div>`;
  expect(keptText(html, 1)).toEqual([LONG, LONG]);
});

test('keeps no run that is not selected, and none on a page without selected runs', () => {
  const outline = outlineOf('<div><p>one</p><p>two</p></div>');
  expect([...keepLargestGroup(groupParagraphs(outline, [1, 0], 1))]).toEqual([1, 0]);
  expect([...keepLargestGroup(groupParagraphs(outline, [0, 0], 1))]).toEqual([0, 0]);
});

const paragraph = (count: number): string => `<p>${'word '.repeat(count)}</p>`;

test('marks text outside the largest group', () => {
  const page = pageOf(
    `<div><div>${paragraph(90).repeat(4)}</div></div><ul><li>Home</li></ul><div><div><div><div>${paragraph(20)}</div></div></div></div>`,
  );
  expect(boilerpipeTreeCompat().classify(page)).toMatchObject({
    keep: [true, true, true, true, false, false],
    reason: ['long', 'long', 'long', 'long', 'other-group', 'other-group'],
  });
});

test('applies depth and base', () => {
  const page = pageOf(`<div><div>${paragraph(40)}</div><div>${paragraph(30)}</div></div>`);
  expect(boilerpipeTreeCompat({ depth: 1 }).classify(page).keep).toEqual([true, false]);
  expect(boilerpipeTreeCompat({ depth: 2 }).classify(page).keep).toEqual([true, true]);
  expect(boilerpipeTreeCompat({ base: 'largest', depth: 5 }).classify(page).keep).toEqual([true, true]);
});
