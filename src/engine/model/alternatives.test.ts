import { expect, test } from 'vitest';
import { outlineOf } from '../testing/outline-of.ts';
import { rankAlternatives } from './alternatives.ts';

const text = (word: string, count: number): string => `<p>${`${word} `.repeat(count)}</p>`;

/**
 * The first words of the blocks that each alternative keeps. `likely` has the probability of blocks by first word,
 * `kept` the blocks of the first selection.
 */
function alternatives(html: string, likely: Readonly<Record<string, number>>, kept: readonly string[]): string[][] {
  const outline = outlineOf(html);
  const firstWords = outline.blocks.map((block) => block.text.split(' ')[0]!);
  const others = rankAlternatives(
    outline,
    firstWords.map((word) => likely[word] ?? 0.05),
    Uint8Array.from(firstWords, (word) => (kept.includes(word) ? 1 : 0)),
  );
  expect(others.map(({ expected }) => expected)).toEqual(others.map(({ expected }) => expected).sort((a, b) => b - a));
  return others.map(({ keep }) => firstWords.filter((_, b) => keep[b]));
}

const TWO_STORIES = `<div id=one>${text('fox', 60)}${text('hen', 60)}</div><div id=two>${text('cow', 50)}${text('pig', 50)}</div><div>${text('ad', 8)}</div>`;

test('offers the whole page and its other story', () => {
  expect(alternatives(TWO_STORIES, { fox: 0.9, hen: 0.9, cow: 0.5, pig: 0.5 }, ['fox', 'hen'])).toEqual([
    ['fox', 'hen', 'cow', 'pig', 'ad'],
    ['cow', 'pig'],
  ]);
});

test('offers nothing that is nearly the first selection, a part of it, or too short', () => {
  expect(alternatives(`<div>${text('fox', 90)}</div><div>${text('cow', 10)}</div>`, { fox: 0.9 }, ['fox'])).toEqual([]);
  expect(
    alternatives(`<div>${text('fox', 60)}${text('hen', 60)}</div>`, { fox: 0.9, hen: 0.2 }, ['fox', 'hen']),
  ).toEqual([]);
});

test('an alternative omits rows of links that are unlikely', () => {
  const html = `<div><ul><li><a>link link link</a></li></ul>${text('cow', 60)}</div>${text('fox', 60)}`;
  expect(alternatives(html, { fox: 0.9, cow: 0.4 }, ['fox'])).toContainEqual(['cow']);
  expect(alternatives(html, { fox: 0.9, cow: 0.4, link: 0.6 }, ['fox'])).toContainEqual(['link', 'cow']);
});

test('offers at most two alternatives, also on a page of 50,000 blocks', () => {
  expect(alternatives(`<div>${text('fox', 30).repeat(50_000)}</div>`, { fox: 0.4 }, [])).toHaveLength(1);
  const stories = ['fox', 'hen', 'cow', 'pig'].map((word) => `<div>${text(word, 60)}${text(word, 60)}</div>`).join('');
  expect(alternatives(stories, { fox: 0.9, hen: 0.5, cow: 0.5, pig: 0.5 }, ['fox'])).toHaveLength(2);
});

test('an alternative has at least 25 words that the first selection does not have', () => {
  const page = (words: number): string => `<div>${text('fox', 60)}</div><div>${text('cow', words)}</div>`;
  expect(alternatives(page(25), { fox: 0.9, cow: 0.5 }, ['fox'])).toEqual([['fox', 'cow'], ['cow']]);
  expect(alternatives(page(24), { fox: 0.9, cow: 0.5 }, ['fox'])).toEqual([]);
});

test('offers no footer, no row of links, and no part that is hardly likely', () => {
  const offered = (part: string, probability: number): string[][] =>
    alternatives(`<div>${text('fox', 60)}</div>${part}`, { fox: 0.9, cow: probability }, ['fox']);
  expect(offered(`<div>${text('cow', 60)}</div>`, 0.4)).toContainEqual(['cow']);
  expect(offered(`<footer><div>${text('cow', 60)}</div></footer>`, 0.4)).not.toContainEqual(['cow']);
  expect(offered(`<div role=contentinfo>${text('cow', 60)}</div>`, 0.4)).not.toContainEqual(['cow']);
  expect(offered(`<div>${text('cow', 60)}</div>`, 0.02)).not.toContainEqual(['cow']);
});

test('offers no box of facts and no list of labels', () => {
  const labels = '<p>cow label here</p>'.repeat(20);
  expect(alternatives(`<div>${text('fox', 60)}</div><div>${labels}</div>`, { fox: 0.9, cow: 0.5 }, ['fox'])).toEqual(
    [],
  );
  const half = `${labels}${text('cow', 61)}`;
  expect(alternatives(`<div>${text('fox', 60)}</div><div>${half}</div>`, { fox: 0.9, cow: 0.5 }, ['fox'])).not.toEqual(
    [],
  );
});

test('offers no part twice, and none of whose words are new', () => {
  const copy = `<div>${text('cow', 60)}</div>`;
  const others = alternatives(`<div>${text('fox', 60)}</div>${copy}${copy}`, { fox: 0.9, cow: 0.5 }, ['fox']);
  expect(others.filter(([word]) => word === 'cow')).toEqual([['cow']]);
  expect(alternatives(`<div>${copy}<div>${text('hen', 9)}</div>${copy}</div>`, { cow: 0.9 }, ['cow'])).toEqual([]);
});

test('two selections are alike if they share more than three quarters of their words', () => {
  const page = (words: number): string => `<div>${text('fox', words)}</div><div>${text('cow', 25)}</div>`;
  expect(alternatives(page(75), { fox: 0.9, cow: 0.5 }, ['fox'])).toEqual([['fox', 'cow'], ['cow']]);
  expect(alternatives(page(76), { fox: 0.9, cow: 0.5 }, ['fox'])).toEqual([['cow']]);
});

test('the expected F1 counts the words of all likely blocks, but only the kept ones as selected', () => {
  const outline = outlineOf(`<div>${text('fox', 60)}</div><div><p><a>link</a></p>${text('cow', 40)}</div>`);
  const first = Uint8Array.of(1, 0, 0);
  const ranked = rankAlternatives(outline, [0.5, 0.1, 0.5], first);
  // Expected words of content: 30 + 0.1 + 20. The whole page without the link has 100 words, 50 of them expected.
  expect(ranked.map(({ keep }) => [...keep])).toEqual([
    [1, 0, 1],
    [0, 0, 1],
  ]);
  expect(ranked[0]!.expected).toBeCloseTo(100 / 150.1, 10);
  expect(ranked[1]!.expected).toBeCloseTo(40 / 90.1, 10);
});

test('a block is a row of links above a link density of 0.6 and below a probability of 0.2', () => {
  const keeps = (link: string, probability: number): number => {
    const outline = outlineOf(`<div>${text('fox', 60)}</div><div><p>abcd<a>${link}</a></p>${text('cow', 40)}</div>`);
    return rankAlternatives(outline, [0.5, probability, 0.5], Uint8Array.of(1, 0, 0))[0]!.keep[1]!;
  };
  expect(keeps('efghij', 0.1)).toBe(1);
  expect(keeps('efghijk', 0.1)).toBe(0);
  expect(keeps('efghijk', 0.25)).toBe(1);
});
