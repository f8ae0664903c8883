import { expect, test } from 'vitest';
import { beliefsOf, keepingThreshold, labelsAbove, withThreshold } from './expected-f1.ts';

const logs = (beliefs: readonly number[]): Float32Array =>
  Float32Array.from(beliefs.flatMap((p) => [Math.log(1 - p), Math.log(p)]));

function expectedF1(beliefs: readonly number[], chars: readonly number[], threshold: number): number {
  const sum = (of: (l: number) => number): number => beliefs.reduce((total, _, l) => total + of(l), 0);
  const isKept = (l: number): number => (beliefs[l]! > threshold ? 1 : 0);
  return (
    (2 * sum((l) => isKept(l) * chars[l]! * beliefs[l]!)) /
    (sum((l) => isKept(l) * chars[l]!) + sum((l) => chars[l]! * beliefs[l]!))
  );
}

test('no other threshold promises a larger F1', () => {
  let seed = 2014;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let page = 0; page < 300; page++) {
    const beliefs = Array.from({ length: 1 + Math.floor(next() * 30) }, () => 0.05 + 0.9 * next() ** (1 + (page % 4)));
    const chars = beliefs.map(() => 1 + Math.floor(next() * 500));
    const best = Math.max(
      ...[0, ...beliefs].map((threshold) => expectedF1(beliefs, chars, threshold)).filter(Number.isFinite),
    );
    expect(expectedF1(beliefs, chars, keepingThreshold(beliefs, chars) - 1e-6)).toBeCloseTo(best, 4);
  }
});

test('a page told apart with certainty has a threshold of about one half', () => {
  expect(keepingThreshold([0.999, 0.999, 0.001, 0.001], [100, 80, 20, 30])).toBeCloseTo(0.5, 2);
});

test('a page of doubts keeps what is likelier than most of it', () => {
  expect(keepingThreshold([0.3, 0.3, 0.3, 0.02], [100, 100, 100, 100])).toBeLessThan(0.3);
});

test('what is next to impossible is not kept, and a page without text has a threshold', () => {
  expect(keepingThreshold([0.001, 0.001], [10, 10])).toBe(0.02);
  expect(keepingThreshold(new Float32Array(0), [])).toBe(0.02);
});

test('moved beliefs stand on the same sides of one half as the beliefs of the threshold', () => {
  const moved = withThreshold(logs([0.2, 0.3, 0.6]), 0.25);
  expect([0, 1, 2].map((l) => moved[2 * l + 1]! > moved[2 * l]!)).toEqual([false, true, true]);
});

test('beliefs are the softmax of what the network made of “no” and of “yes”, and what is above the threshold is content', () => {
  const beliefs = beliefsOf(Float32Array.of(0, 2, 90, 1, 2, -90));
  [Math.E / (1 + Math.E), 0.5, 0].forEach((belief, l) => expect(beliefs[l]).toBeCloseTo(belief, 6));
  expect([...labelsAbove(0.5, beliefs)]).toEqual([1, 0, 0]);
});
