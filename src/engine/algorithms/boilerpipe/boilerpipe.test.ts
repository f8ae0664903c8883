import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import type { Page } from '../../types.ts';
import { CHAINS, type ChainName } from './literal-chains.ts';
import { density } from './classifiers.ts';
import { boilerpipe } from './index.ts';
import { judgeTextBlocks } from './judge.ts';
import { COMPAT, MODERN, type TagProfile } from './tag-profile.ts';
import { linkDensity, textDensity } from './text-block.ts';
import { textBlocksOf, textOf } from './text-blocks.ts';

const words = (count: number, word = 'word'): string => Array(count).fill(word).join(' ');
const p = (count: number): string => `<p>${words(count)}</p>`;

function blocksOf(html: string, profile: TagProfile = COMPAT, lang = 'en') {
  return textBlocksOf(pageOf(html, lang), profile);
}

/** Content as C and boilerplate as B, one letter a text block of the reference. */
function verdicts(html: string, chain: ChainName = 'numwords', title = ''): string {
  return Array.from(judgeTextBlocks(blocksOf(html), title, CHAINS[chain]).isContent, (isContent) =>
    isContent ? 'C' : 'B',
  ).join('');
}

test.each([
  ['P1: 17 words are enough alone', p(17), 'C'],
  ['P2: 16 are not', p(16), 'B'],
  ['P3: five words before 16 help both', p(5) + p(16), 'CC'],
  ['P4: four do not help what follows', p(4) + p(16), 'CB'],
  ['P5: neighbours help each other', p(4) + p(16) + p(16), 'CCC'],
  ['P6: 17 words behind links are not enough', `<ul><li><a>one two three</a></li></ul>${p(17)}`, 'BB'],
  ['P7: 41 are', `<ul><li><a>one two three</a></li></ul>${p(41)}`, 'BC'],
  ['P8: behind links a long next block helps', `<p><a>one two three</a></p>${p(16)}${p(18)}`, 'BCC'],
])('%s', (_, html, expected) => {
  expect(verdicts(html)).toBe(expected);
});

test('P9: a third of the words in links is too much', () => {
  const html = '<p>see <a>one</a> two</p><p>a <a>b</a> c d</p>';
  expect(blocksOf(html).blocks.map(linkDensity)).toEqual([1 / 3, 0.25]);
  expect(verdicts(html)).toBe('BB');
  expect(verdicts(`<p>${words(20)} <a>${words(10)}</a></p>`)).toBe('B');
});

test('P10: a br divides text, inline elements do not', () => {
  expect(
    blocksOf('<div>alpha <b>beta</b> <span>gamma</span><br>delta</div>').blocks.map((block) => block.words),
  ).toEqual([3, 1]);
});

test('P11: density counts the words of full lines, and of a single line however short', () => {
  const nine = (count: number): string => `<p>${words(count, 'ninechars')}</p>`;
  expect([20, 9, 8].map((count) => textDensity(blocksOf(nine(count)).blocks[0]!))).toEqual([8, 8, 8]);
  const { wrappedWords, wrappedLines } = blocksOf(nine(20)).blocks[0]!;
  expect([wrappedWords, wrappedLines]).toEqual([16, 2]);
  const byDensity = (html: string): boolean[] =>
    density(blocksOf(html).blocks, { title: '', textOf: () => '' }).map(({ isContent }) => isContent);
  expect(byDensity(nine(20))).toEqual([false]);
  expect(byDensity(nine(20) + nine(20))).toEqual([false, true]);
});

test('an element of no kind that the code knows divides text, in the modern profile it does not', () => {
  const html = '<p>on <time>Monday</time> the <img>picture</p>';
  expect(blocksOf(html).blocks.map((block) => block.words)).toEqual([1, 1, 1, 1]);
  expect(blocksOf(html, MODERN).blocks.map((block) => block.words)).toEqual([4]);
});

test('words go on through inline elements, and end at the edges of links and abbreviations', () => {
  expect(
    blocksOf('<p>w<b>or</b>d <a>li</a><a>nk</a> <abbr>ab</abbr>br</p>').blocks.map(({ words: all, anchorWords }) => [
      all,
      anchorWords,
    ]),
  ).toEqual([[5, 2]]);
});

test('signs that a word holds on to do not end it', () => {
  expect(blocksOf("<p>It's 3.5 km - ok? http://x.y/z</p>").blocks[0]!.words).toBe(5);
  expect(blocksOf('<p>a|b 5% [x] snake_case __ caf\u00e9s \u00ab\u00fcber\u00bb x\u2019s</p>').blocks[0]!.words).toBe(
    9,
  );
});

test('a block of signs alone has no words, and stands between others all the same', () => {
  const { blocks } = blocksOf(`${p(5)}<p>|</p>${p(5)}`);
  expect(blocks.map((block) => block.words)).toEqual([5, 0, 5]);
  expect(linkDensity(blocks[1]!)).toBe(0);
});

test('the level counts splitting elements and links around the first text', () => {
  const levels = blocksOf('<div><p>a</p><b>b</b><br><a>c</a></div>').blocks.map(({ level }) => level);
  expect(levels.map((level) => level - levels[1]!)).toEqual([1, 0, 1]);
});

test('words of languages without spaces are told apart in the modern profile', () => {
  const html = '<p>我们今天去公园散步，天气很好。</p>';
  expect(blocksOf(html, COMPAT, 'zh').blocks[0]!.words).toBeLessThan(4);
  expect(blocksOf(html, MODERN, 'zh').blocks[0]!.words).toBeGreaterThan(6);
});

test('the text of a text block runs through its elements', () => {
  const page = blocksOf('<p>one <b>two</b></p><div>three<br>four <i>five</i></div>');
  expect(page.blocks.map((_, i) => textOf(page, i))).toEqual(['one two', 'three', 'four five']);
});

function kept(page: Page, chain: ChainName): string[] {
  const { keep } = boilerpipe({ chain }).classify(page);
  return page.outline.blocks.filter((_, i) => keep[i]).map(({ text }) => text);
}

test('verdicts go to the block of the outline that has most of the text', () => {
  const page = pageOf(`<div>${words(30)}<br>few</div>`);
  expect(kept(page, 'numwords')).toHaveLength(1);
  expect(kept(pageOf(`<div><a>${words(30)}</a><br>${words(2)}</div>`), 'numwords')).toEqual([]);
});

test('reasons tell linked text, short text and text of the article', () => {
  const { reason, score } = boilerpipe().classify(pageOf(`<p><a>one two three</a></p>${p(41)}${p(1)}<p>a</p>`));
  expect(reason).toEqual(['links', 'long', 'long', 'short']);
  expect(score[1]).toBeGreaterThan(score[0]!);
});

test('a deep page and a long one are read', () => {
  const deep = pageOf('<div>'.repeat(9000) + words(20) + '</div>'.repeat(9000));
  expect(boilerpipe().classify(deep).keep).toEqual([true]);
  const long = pageOf(p(20).repeat(20_000));
  expect(kept(long, 'article-1.3')).toHaveLength(20_000);
});
