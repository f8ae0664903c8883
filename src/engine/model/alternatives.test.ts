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
  expect(alternatives(`<div>${text('fox', 3).repeat(50_000)}</div>`, { fox: 0.4 }, [])).toHaveLength(1);
  const stories = ['fox', 'hen', 'cow', 'pig'].map((word) => `<div>${text(word, 60)}${text(word, 60)}</div>`).join('');
  expect(alternatives(stories, { fox: 0.9, hen: 0.5, cow: 0.5, pig: 0.5 }, ['fox'])).toHaveLength(2);
});
