import { expect, test } from 'vitest';
import { random } from '../testing/random.ts';
import { bestStretch } from './best-stretch.ts';

/** The definition: tries every pair of ends; the first of equals wins. */
function byDefinition(tokens: readonly number[], tags: readonly number[]) {
  let best = { first: 0, last: -1, score: 0 };
  for (let first = 0; first < tokens.length; first++) {
    let score = 0;
    for (let last = first; last < tokens.length; last++) {
      score += tokens[last]! - (last > first ? tags[last]! : 0);
      if (score > best.score) best = { first, last, score };
    }
  }
  return best;
}

test('one pass finds the same stretch as the double loop, also among equals', () => {
  const number = random(20_050_810);
  const next = (below: number): number => Math.floor(number() * below);
  for (let page = 0; page < 5000; page++) {
    const length = next(24);
    const tokens = Array.from({ length }, () => 1 + next(page % 2 === 0 ? 3 : 30));
    const tags = Array.from({ length }, () => next(page % 3 === 0 ? 4 : 20));
    expect(bestStretch({ tokens, tags }), JSON.stringify({ tokens, tags })).toEqual(byDefinition(tokens, tags));
  }
});

/** Runs in the notation of the text: tokens positive, tags negative. */
function stretchOf(runs: readonly number[]) {
  const tokens = runs.filter((value) => value > 0);
  const tags = runs.flatMap((value, i) => (value > 0 ? [-(runs[i - 1] ?? 0)] : []));
  return bestStretch({ tokens, tags });
}

test.each([
  ['the one paragraph between links', [-1, 1, -2, 5, -2, 1, -1], [1, 1, 5]],
  ['two paragraphs, whose tags are fewer than their words', [-3, 1, -4, 1, -4, 8, -2, 6, -3, 1, -2], [2, 3, 12]],
  ['the shorter of two stretches that start together', [3, -2, 2], [0, 0, 3]],
  ['the stretch that starts first, over a sum of zero', [2, -2, 3], [0, 1, 3]],
  ['the first of equals', [3, -3, 3], [0, 0, 3]],
  ['both sides of two tags', [3, -2, 3], [0, 1, 4]],
  ['the tokens after a script', [-3, 2, -1], [0, 0, 2]],
  [
    'the longer paragraph, where the tagged words between cost more than the other is worth',
    [-1, 4, -2, 1, -2, 1, -2, 1, -2, 1, -2, 8, -1],
    [5, 5, 8],
  ],
  ['nothing on a page without words', [-7], [0, -1, 0]],
] as const)('finds %s', (_, runs, [first, last, score]) => {
  expect(stretchOf(runs)).toEqual({ first, last, score });
});
