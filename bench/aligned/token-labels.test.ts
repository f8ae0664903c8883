import { expect, test } from 'vitest';
import { outlineOf } from '../../src/engine/testing/outline-of.ts';
import { random } from '../../src/engine/testing/random.ts';
import { alignTokens, longestIncreasing } from './align-tokens.ts';
import { labelledBlocks } from './labelled-blocks.ts';
import { NO_LABEL } from './cached-labels.ts';
import { tokenLabels } from './token-labels.ts';

const words = (text: string): string[] => text.split(' ');

test('aligns equal words that are in order', () => {
  expect([...alignTokens(words('a b x c d'), words('a b c y d'))]).toEqual([0, 1, -1, 2, 4]);
  expect([...alignTokens([], words('a'))]).toEqual([]);
});

test('aligns a phrase that occurs twice at the place where the words around it match', () => {
  const page = 'home news the quick fox menu in the news today the quick fox jumped over it home';
  expect([...alignTokens(words(page), words('in the news today the quick fox jumped over it'))]).toEqual([
    -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1,
  ]);
});

test('aligns random texts in order and only equal words', () => {
  const uniform = random(7);
  const next = (limit: number): number => Math.floor(uniform() * limit);
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

test('finds the longest increasing subsequence', () => {
  expect(longestIncreasing([5, 1, 4, 2, 3, 0])).toEqual([1, 3, 4]);
  expect(longestIncreasing([])).toEqual([]);
});

test('a run is content if most of its words are in the gold; punctuation has the label of its text', () => {
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

test('reads a word that is split between two runs as one word', () => {
  const outline = outlineOf('<p><b>O</b>nce upon a time</p><p>other</p>');
  expect([...tokenLabels(outline, 'Once upon a time')]).toEqual([1, 1, 0]);
});

test('finds gold text in another order and uses it only once', () => {
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
