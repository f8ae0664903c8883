import { expect, test } from 'vitest';
import { bte } from '../../../src/engine/algorithms/bte/index.ts';
import { pageOf } from '../../../src/engine/testing/outline-of.ts';
import type { Algorithm, Page } from '../../../src/engine/types.ts';
import { bteCompat, compatTokenRuns } from './index.ts';

/** Tokens of each run, and the tags before each run. The tags before the first run do not count. */
function runsOf({ outline }: Page) {
  const { tokens, tags } = compatTokenRuns(outline);
  return { tokens: [...tokens], tags: [...tags.slice(1)] };
}

function kept(page: Page, algorithm: Algorithm = bteCompat()): string[] {
  const { keep } = algorithm.classify(page);
  return page.outline.blocks.filter((_, i) => keep[i]).map(({ text }) => text);
}

test.each([
  ['<a>x</a> <p>one two three four five</p> <a>y</a>', [1, 5, 1], [2, 2]],
  [
    '<ul><li><a>Home</a></li><li><a>News</a></li></ul><p>a b c d e f g h</p><p>i j k l m n</p><div><a>z</a></div>',
    [1, 1, 8, 6, 1],
    [4, 4, 2, 3],
  ],
  ['one two three<p></p>four five', [3, 2], [2]],
  ['a b c<hr><hr><hr>d e f', [3, 3], [3]],
  ['a b c<hr><hr>d e f', [3, 3], [2]],
  ['<p>a <b>b</b> <i> </i> c</p>', [1, 1, 1], [1, 3]],
])('counts start and end tags of %s', (html, tokens, tags) => {
  expect(runsOf(pageOf(html))).toEqual({ tokens, tags });
});

test('counts a script as a pair of tags without a word', () => {
  const page = pageOf('<p>before</p><p>x y</p>');
  const [first, second] = page.outline.runs;
  const withScript: Page = { ...page, outline: { ...page.outline, runs: [first!, { ...second!, skipped: 1 }] } };
  expect(runsOf(page)).toEqual({ tokens: [1, 2], tags: [2] });
  expect(runsOf(withScript)).toEqual({ tokens: [1, 2], tags: [4] });
});

test('keeps the paragraph between two links', () => {
  expect(kept(pageOf('<a>x</a> <p>one two three four five</p> <a>y</a>'))).toEqual(['one two three four five']);
});

test('keeps the first and shortest of equal stretches', () => {
  expect(kept(pageOf('<p>a b c</p><hr><hr><p>d e f</p>'))).toEqual(['a b c']);
});

test('keeps the whole paragraph in which the stretch ends', () => {
  const page = pageOf('<p>one two three four five six seven <b>eight</b><i></i><i></i> <u>nine</u></p><p><a>z</a></p>');
  expect(runsOf(page)).toEqual({ tokens: [7, 1, 1, 1], tags: [1, 6, 4] });
  expect(kept(page)).toEqual(['one two three four five six seven eight nine']);
});

test('keeps nothing of a page without words, with confidence 0', () => {
  expect(bteCompat().classify(pageOf('<div><hr></div>'))).toMatchObject({ keep: [], confidence: 0 });
});

test('counts an unspaced sentence as one token', () => {
  const page = pageOf('<p><a>首页</a></p><p>我们今天去公园散步。</p><a>首页</a>', 'zh');
  expect(runsOf(page).tokens).toEqual([1, 1, 1]);
  expect(kept(page)).toEqual(['首页']);
});

test('counts the words of links; the shipped form does not count them', () => {
  const links = '<p><a>one two three four five six seven eight</a></p>';
  const page = pageOf(`${links}<ul><li></li><li></li></ul><p>a b c <a>d e</a> f</p>`);
  expect(kept(page)).toEqual(['one two three four five six seven eight']);
  expect(kept(page, bte())).toEqual(['a b c d e f']);
});

test('keeps furniture inside the stretch', () => {
  const words = `<p>${'word '.repeat(40)}</p>`;
  expect(kept(pageOf(`${words}<aside><p>read this as well</p></aside>${words}`))).toHaveLength(3);
});
