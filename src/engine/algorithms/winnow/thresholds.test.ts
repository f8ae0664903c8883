import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { confidenceFrom } from './confidence.ts';
import { isNoArticle } from './no-article.ts';
import { decideBy } from './index.ts';

test.each([
  [0, 0],
  [0.158, 0.2165],
  [0.316, 0.433],
  [0.602, 0.645],
  [0.878, 0.915],
  [0.976, 0.983],
  [0.988, 0.9915],
  [1, 1],
  [1.01, 1],
])('an expected F1 of %d has the confidence %d', (expected, confidence) => {
  expect(confidenceFrom(expected)).toBeCloseTo(confidence, 10);
});

test.each([
  [14, 1, true],
  [15, 1, false],
  [15, 0.59, true],
  [59, 0.59, true],
  [59, 0.6, false],
  [60, 0.59, false],
])('a page with %d expected words and an expected F1 of %d has no article: %s', (words, expected, isNone) => {
  expect(isNoArticle([1], [words], expected)).toBe(isNone);
  expect(isNoArticle([0.5, 0.5], [words, words], expected)).toBe(isNone);
});

const WORDS = 'The ferry left at noon, and nobody who had waited since morning was on it. '.repeat(5);

test('each step that overrides the trees names itself as the reason', () => {
  const html = `<main><article><p>One ${WORDS}</p><ul><li>Two ${WORDS}</li><li>Three ${WORDS}</li><li>Four</li></ul>
    <p>Five ${WORDS}</p></article><div><p>One ${WORDS}</p></div><nav><p><a>Six</a></p></nav><h2>Seven</h2></main>`;
  const page = pageOf(html);
  const probability = Float32Array.of(0.99, 0.99, 0.99, 0.3, 0.99, 0.98, 0.01, 0.99);
  const { keep, reason, confidence, refuse, kind } = decideBy(page, probability);
  expect(keep).toEqual([true, true, true, true, true, false, false, false]);
  expect(reason).toEqual(['likely', 'likely', 'likely', 'among-good', 'likely', 'copy', 'links', 'trailing-heading']);
  expect(confidence).toBeGreaterThan(0.9);
  expect([refuse, kind]).toEqual([null, undefined]);
});

test('an unlikely block that is no link has the reason "unlikely", also at a link density of 0.6', () => {
  const page = pageOf(`<main><p>${WORDS}</p><nav><p>abcd<a>efghij</a></p><p>abcd<a>efghijk</a></p></nav></main>`);
  const { keep, reason } = decideBy(page, Float32Array.of(0.99, 0.01, 0.01));
  expect(keep).toEqual([true, false, false]);
  expect(reason).toEqual(['likely', 'unlikely', 'links']);
});

test('a selection without a block has the confidence 0', () => {
  expect(decideBy(pageOf(''), new Float32Array(0))).toMatchObject({ keep: [], confidence: 0, refuse: 'no-article' });
});
