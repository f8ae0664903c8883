import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { stopWordsName } from '../../text/stop-words.ts';
import type { Page } from '../../types.ts';
import { justext, type JustextOptions } from './index.ts';

const RESOURCES = { [stopWordsName('en')]: 'the a of and to in is' };

/** 263 characters, two stop words in three: good. */
const G = `${'the cat of a house is in the sun and to '.repeat(6)}the cat of a house end.`;
/** 86 characters: near-good. */
const N = 'the cat is in the house and the dog is in the garden of the king to eat a bone of meat.'.slice(0, 86);
const S = 'Short line here.';
/** 95 characters without a stop word: bad. */
const B = 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt laboreetd'.slice(
  0,
  95,
);

const paragraphs = (...texts: readonly string[]): Page => pageOf(texts.map((text) => `<p>${text}</p>`).join(''));

/** Kept or not, block by block. */
function kept(page: Page, options: JustextOptions = {}): string {
  return justext({ profile: 'compat', ...options })
    .classify(page, RESOURCES)
    .keep.map((keep) => (keep ? '+' : '-'))
    .join('');
}

test('the examples are as long as the thresholds want them', () => {
  expect([G, N, S, B].map(({ length }) => length)).toEqual([263, 86, 16, 95]);
});

test.each([
  ['a short text alone', [S], '-'],
  ['a short text between good ones', [G, S, G], '+++'],
  ['a short text at the edge', [G, S], '+-'],
  ['a short text with near-good text between it and the edge', [G, S, N], '+++'],
  ['a short text beyond the near-good one', [G, N, S], '++-'],
  ['near-good text between bad ones', [B, N, S, B], '----'],
  [
    'the short, near-good and short texts between a good and a bad one: near-good text divides the sides',
    [G, S, S, N, S, S, B],
    '++++---',
  ],
  ['the same the other way round', [B, S, S, N, S, S, G], '---++++'],
  ['only short texts between a good and a bad one', [G, S, S, B], '+---'],
  ['short and near-good texts between good ones', [G, S, N, S, G], '+++++'],
  ['a page that begins and ends with them: its edges are bad', [N, S, G, S, N], '+++++'],
  ['near-good texts, each with what was decided before it', [B, N, N, B], '----'],
] as const)('context decides %s', (_, texts, expected) => {
  expect(kept(paragraphs(...texts))).toBe(expected);
});

const word = 'xxxx ';
test.each([
  ['a fifth of it in links and no stop words', `<a>${word.repeat(4)}</a>${word.repeat(15)}xxxxx`, 'few-function-words'],
  ['more than a fifth of it in links', `<a>${word.repeat(4)}x</a>${word.repeat(15)}xxxx`, 'links'],
  ['a link and little else', 'Read <a>more</a>', 'links'],
  ['few words, one of them a link', 'Read about all of this and <a>more</a>', 'short-link'],
  ['a copyright sign', `${G} © 2020`, 'copyright'],
  ['a choice of options', '<select><option>One of many options</option></select>', 'choices'],
])('text with %s is bad by itself, even between good text', (_, html, reason) => {
  const page = paragraphs(G, html, G);
  expect(kept(page)).toBe('+-+');
  expect(justext({ profile: 'compat' }).classify(page, RESOURCES).reason[1]).toBe(reason);
});

test('seventy characters are long enough to be judged, one less is not', () => {
  const seventy = 'x'.repeat(70);
  expect(kept(paragraphs(G, seventy, G))).toBe('+-+');
  expect(kept(paragraphs(G, seventy.slice(1), G))).toBe('+++');
});

test('a stop-word share of exactly the threshold passes as in the code, and fails as in the text', () => {
  const text = `the of in ${'xxxxxxxx '.repeat(7)}`.trim();
  expect(text).toHaveLength(72);
  expect(kept(paragraphs(G, text, G))).toBe('+++');
  expect(kept(paragraphs(G, text, G), { strict: true })).toBe('+-+');
});

test('a heading belongs to the good text after it', () => {
  expect(kept(pageOf(`<h2>Title words</h2><p>${G}</p>`))).toBe('++');
  expect(kept(pageOf(`<h2>Title words</h2><p>${G}</p>`), { headings: false })).toBe('-+');
});

test('what stands between a heading and its text is kept, but not by the published code', () => {
  const page = pageOf(`<h2>Title words</h2><p>${S}</p><p>${G}</p>`);
  expect(kept(page)).toBe('+++');
  expect(kept(page, { compat: 'py3' })).toBe('+-+');
});

test('a heading far from good text is not kept, unless the distance allows it', () => {
  const page = pageOf(`<h2>Title words</h2><p>${B}</p><p>${B}</p><p>${B}</p><p>${G}</p>`);
  expect(kept(page)).toBe('----+');
  expect(kept(page, { maxHeadingDistance: 285 })).toBe('+---+');
  expect(kept(page, { maxHeadingDistance: 284 })).toBe('----+');
});

test('a heading that is a link stays bad', () => {
  expect(kept(pageOf(`<h2><a>Title words</a></h2><p>${G}</p>`))).toBe('-+');
});

test('a heading that became good makes none good before it', () => {
  expect(kept(pageOf(`<h2>First title</h2><p>${B}</p><p>${B}</p><h3>Second title</h3><p>${B}</p><p>${G}</p>`))).toBe(
    '---+-+',
  );
});

test('header and nav are text like any other in the compat profile', () => {
  const page = pageOf(`<header><p>${S}</p></header><p>${G}</p><nav><p>${S}</p></nav><p>${G}</p>`);
  expect(kept(page)).toBe('-+++');
});

test('thresholds are options', () => {
  const page = paragraphs(N);
  expect(kept(page)).toBe('-');
  expect(kept(page, { lengthHigh: 80 })).toBe('+');
  expect(kept(page, { lengthHigh: 80, lengthLow: 90 })).toBe('-');
  expect(kept(page, { lengthHigh: 80, stopwordsHigh: 0.9 })).toBe('-');
  expect(kept(paragraphs(`<a>${N.slice(0, 20)}</a>${N.slice(20)}`), { lengthHigh: 80 })).toBe('-');
  expect(kept(paragraphs(`<a>${N.slice(0, 20)}</a>${N.slice(20)}`), { lengthHigh: 80, maxLinkDensity: 0.3 })).toBe('+');
});
