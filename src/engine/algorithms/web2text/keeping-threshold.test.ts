import { expect, test } from 'vitest';
import { random } from '../../testing/random.ts';
import { contentProbabilities, keepingThreshold, labelsAbove } from './keeping-threshold.ts';

/** F1 over characters to expect if leaves above the threshold are kept, by the definition. */
function expectedF1(probabilities: readonly number[], chars: readonly number[], threshold: number): number {
  const sum = (of: (l: number) => number): number => probabilities.reduce((total, _, l) => total + of(l), 0);
  const isKept = (l: number): number => (probabilities[l]! > threshold ? 1 : 0);
  return (
    (2 * sum((l) => isKept(l) * chars[l]! * probabilities[l]!)) /
    (sum((l) => isKept(l) * chars[l]!) + sum((l) => chars[l]! * probabilities[l]!))
  );
}

test('no other threshold has a larger expected F1', () => {
  const next = random(2014);
  for (let page = 0; page < 300; page++) {
    const probabilities = Array.from(
      { length: 1 + Math.floor(next() * 30) },
      () => 0.05 + 0.9 * next() ** (1 + (page % 4)),
    );
    const chars = probabilities.map(() => 1 + Math.floor(next() * 500));
    const best = Math.max(
      ...[0, ...probabilities].map((threshold) => expectedF1(probabilities, chars, threshold)).filter(Number.isFinite),
    );
    const threshold = keepingThreshold(probabilities, chars);
    expect(expectedF1(probabilities, chars, threshold - 1e-6)).toBeCloseTo(best, 4);
    expect(threshold).toBeCloseTo(best / 2, 4);
  }
});

test('a page with certain decisions has a threshold of about one half', () => {
  expect(keepingThreshold([0.999, 0.999, 0.001, 0.001], [100, 80, 20, 30])).toBeCloseTo(0.5, 2);
});

test('a page with low probabilities has a threshold below most of them', () => {
  expect(keepingThreshold([0.3, 0.3, 0.3, 0.02], [100, 100, 100, 100])).toBeCloseTo(90 / 392, 6);
});

test('the threshold is at least 0.02, also for a page without text', () => {
  expect(keepingThreshold([0.001, 0.001], [10, 10])).toBe(0.02);
  expect(keepingThreshold(new Float32Array(0), [])).toBe(0.02);
});

test('a probability is the softmax of the outputs for "no" and "yes"', () => {
  const probabilities = contentProbabilities(Float32Array.of(0, 2, 90, 1, 2, -90));
  [Math.E / (1 + Math.E), 0.5, 0].forEach((expected, l) => expect(probabilities[l]).toBeCloseTo(expected, 6));
});

test('leaves above the threshold have label 1', () => {
  expect([...labelsAbove(0.5, [0.73, 0.5, 0])]).toEqual([1, 0, 0]);
});
