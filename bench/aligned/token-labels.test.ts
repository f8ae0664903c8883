import { expect, test } from 'vitest';
import { outlineOf } from '../../src/engine/testing/outline-of.ts';
import { alignTokens, longestIncreasing } from './align-tokens.ts';
import { labelledBlocks } from './labelled-blocks.ts';
import { NO_LABEL } from './cached-labels.ts';
import { tokenLabels } from './token-labels.ts';

const words = (text: string): string[] => text.split(' ');

test('equal words in order are aligned, others are not', () => {
  expect([...alignTokens(words('a b x c d'), words('a b c y d'))]).toEqual([0, 1, -1, 2, 4]);
  expect([...alignTokens([], words('a'))]).toEqual([]);
});

test('a phrase that stands twice is aligned where its surroundings say', () => {
  const page = 'home news the quick fox menu in the news today the quick fox jumped over it home';
  expect([...alignTokens(words(page), words('in the news today the quick fox jumped over it'))]).toEqual([
    -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1,
  ]);
});

test('an alignment is monotone and pairs equal words only, on any input', () => {
  let seed = 7;
  const next = (limit: number): number => (seed = (seed * 48271) % 2147483647) % limit;
  for (let round = 0; round < 200; round++) {
    const make = (): string[] => Array.from({ length: next(60) }, () => `w${next(12)}`);
    const [a, b] = [make(), make()];
    let last = -1;
    alignTokens(a, b).forEach((j, i) => {
      if (j < 0) return;
      expect(j).toBeGreaterThan(last);
      expect(b[j]).toBe(a[i]);
      last = j;
    });
  }
});

test('the longest increasing subsequence is found', () => {
  expect(longestIncreasing([5, 1, 4, 2, 3, 0])).toEqual([1, 3, 4]);
  expect(longestIncreasing([])).toEqual([]);
});

test('a run is content where more than half of its words are in the gold; signs go with their text', () => {
  const outline = outlineOf(
    '<nav><a>Home</a> | <a>About us</a></nav><p>The <b>quick</b>, brown fox.</p><p>•</p><p>All about <i>us</i></p>',
  );
  const texts = outline.runs.map(({ block, start, end }) => outline.blocks[block]!.text.slice(start, end));
  const labels = tokenLabels(outline, 'The quick, brown fox. Nothing about us.');
  expect(Object.fromEntries(texts.map((text, i) => [text, labels[i]]))).toMatchObject({
    Home: 0,
    ' | ': 0,
    'The ': 1,
    quick: 1,
    ', brown fox.': 1,
    '•': 0,
    us: 1,
  });
  expect([...labels]).not.toContain(NO_LABEL);
  expect(labelledBlocks(outline, labels)).toEqual([false, true, false, false]);
});

test('a word divided between two runs is one word', () => {
  const outline = outlineOf('<p><b>O</b>nce upon a time</p><p>other</p>');
  expect([...tokenLabels(outline, 'Once upon a time')]).toEqual([1, 1, 0]);
});

test('text that the gold has in another order is found, text that it has once is not claimed twice', () => {
  const outline = outlineOf(
    '<p>second part of the text here</p><p>first part of the long text before it with more words</p><p>second part of the text here</p>',
  );
  expect([...tokenLabels(outline, 'first part of the long text before it with more words')]).toEqual([0, 1, 0]);
  const moved = outlineOf(
    '<p>last lines that the gold puts last</p><p>first part of the long text before it with more words</p>',
  );
  expect([
    ...tokenLabels(moved, 'first part of the long text before it with more words. Last lines that the gold puts last'),
  ]).toEqual([1, 1]);
});
