import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import type { Algorithm, Page } from '../../types.ts';
import { bte } from './index.ts';
import { tokenRunsOf, type TagCount } from './token-runs.ts';

const LITERAL = { tags: 'both', segment: false } as const;
const compat = bte({ profile: 'compat' });
const modern = bte();

/** Tokens of each run, and the tags before each but the first, which count for nothing. */
function runsOf(page: Page, tags: TagCount = 'both') {
  const runs = tokenRunsOf(page, { ...LITERAL, tags });
  return { tokens: [...runs.tokens], tags: [...runs.tags.slice(1)] };
}

function kept(algorithm: Algorithm, page: Page): string[] {
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

test('start tags alone, and tags of breaking elements alone, count on request', () => {
  const page = pageOf('<p>a <b>b</b></p><div><p>c<br>d</p></div><hr><p>e</p>');
  expect(runsOf(page, 'start')).toEqual({ tokens: [1, 1, 1, 1, 1], tags: [1, 2, 1, 2] });
  expect(runsOf(page, 'block')).toEqual({ tokens: [1, 1, 1, 1, 1], tags: [0, 3, 0, 4] });
});

test('a script is a pair of tags with no word between them', () => {
  const page = pageOf('<p>before</p><p>x y</p>');
  const [first, second] = page.outline.runs;
  const withScript: Page = { ...page, outline: { ...page.outline, runs: [first!, { ...second!, skipped: 1 }] } };
  expect(runsOf(page)).toEqual({ tokens: [1, 2], tags: [2] });
  expect(runsOf(withScript)).toEqual({ tokens: [1, 2], tags: [4] });
  expect(runsOf(withScript, 'start').tags).toEqual([2]);
  expect(runsOf(withScript, 'block').tags).toEqual([2]);
});

test('the paragraph wins over links around it, in both profiles', () => {
  const page = pageOf('<a>x</a> <p>one two three four five</p> <a>y</a>');
  expect(kept(compat, page)).toEqual(['one two three four five']);
  expect(kept(modern, page)).toEqual(['one two three four five']);
});

test('of equal stretches the first and shortest is kept', () => {
  expect(kept(compat, pageOf('<p>a b c</p><hr><hr><p>d e f</p>'))).toEqual(['a b c']);
});

test('a paragraph in which the stretch ends is kept whole', () => {
  const html = '<p>one two three four five six seven <b>eight</b><i></i><i></i> <u>nine</u></p><p><a>z</a></p>';
  const { tokens, tags } = runsOf(pageOf(html));
  expect([tokens, tags]).toEqual([
    [7, 1, 1, 1],
    [1, 6, 4],
  ]);
  expect(kept(compat, pageOf(html))).toEqual(['one two three four five six seven eight nine']);
});

test('a page without words keeps nothing and is sure of nothing', () => {
  for (const algorithm of [compat, modern])
    expect(algorithm.classify(pageOf('<div><hr></div>'))).toMatchObject({ keep: [], confidence: 0 });
});

test.each([
  ['zh', '<p>我们今天去公园散步。</p>', '<a>首页</a>'],
  ['ja', '<p>今日は天気がいいので公園へ散歩に行きます。</p>', '<a>次へ</a>'],
  ['th', '<p>วันนี้อากาศดีมากเราไปเดินเล่นที่สวนสาธารณะ</p>', '<a>หน้า</a>'],
])('words of %s, which writes no spaces, are told apart in the modern profile', (lang, sentence, link) => {
  const page = pageOf(`<p>${link}</p>${sentence}${link}`, lang);
  expect([...tokenRunsOf(page, LITERAL).tokens]).toEqual([1, 1, 1]);
  const segmented = [...tokenRunsOf(page, { ...LITERAL, segment: true }).tokens];
  expect(segmented[1]).toBeGreaterThanOrEqual(5);
  expect(kept(modern, page)).toEqual([sentence.replace(/<[^>]*>/g, '')]);
  expect(kept(compat, page)).toEqual([link.replace(/<[^>]*>/g, '')]);
});

test('link words carry no stretch, but are kept in one', () => {
  const links = '<p><a>one two three four five six seven eight</a></p>';
  const page = pageOf(`${links}<ul><li></li><li></li></ul><p>a b c <a>d e</a> f</p>`);
  expect(kept(compat, page)).toContain('one two three four five six seven eight');
  expect(kept(modern, page)).toEqual(['a b c d e f']);
});

test('furniture inside the stretch is left out, and said to be furniture', () => {
  const page = pageOf(
    `<p>${'word '.repeat(40)}</p><aside><p>read this as well</p></aside><p>${'word '.repeat(40)}</p>`,
  );
  expect(kept(modern, page)).toHaveLength(2);
  expect(modern.classify(page).reason).toEqual(['dense', 'furniture', 'dense']);
  expect(kept(compat, page)).toHaveLength(3);
});

test('blocks of plain words score higher than blocks of tagged ones', () => {
  const { score } = modern.classify(pageOf('<p>a b c d e f g h</p><ul><li><b>i</b></li></ul>'));
  expect(score[0]).toBeGreaterThan(score[1]!);
});
