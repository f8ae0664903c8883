import { expect, test } from 'vitest';
import { random } from '../testing/random.ts';
import { decode } from './decode.ts';

function expectedF1(keep: readonly boolean[], probability: Float32Array, words: readonly number[]): number {
  const all = words.reduce((sum, n, i) => sum + n * probability[i]!, 0);
  const kept = words.reduce((sum, n, i) => sum + (keep[i] ? n : 0), 0);
  const right = words.reduce((sum, n, i) => sum + (keep[i] ? n * probability[i]! : 0), 0);
  return kept + all === 0 ? 0 : (2 * right) / (kept + all);
}

test('no set of blocks has a higher expected F1 than the kept one', () => {
  const next = random(3);
  for (let round = 0; round < 300; round++) {
    const n = 1 + Math.floor(next() * 9);
    const words = Array.from({ length: n }, () => 1 + Math.floor(next() * 40));
    const probability = Float32Array.from({ length: n }, next);
    const { keep, expected } = decode(probability, words);
    expect(expected).toBeCloseTo(
      expectedF1(
        Array.from(keep, (k) => k === 1),
        probability,
        words,
      ),
      5,
    );
    for (let set = 0; set < 2 ** n; set++) {
      const other = expectedF1(
        words.map((_, i) => ((set >> i) & 1) === 1),
        probability,
        words,
      );
      expect(expected).toBeGreaterThanOrEqual(other - 1e-6);
    }
  }
});

test('the threshold is near one half on a clear page and lower on a doubtful one', () => {
  const sure = decode(Float32Array.from([0.98, 0.97, 0.96, 0.02, 0.01, 0.45]), [50, 50, 50, 50, 50, 50]);
  expect(Array.from(sure.keep)).toEqual([1, 1, 1, 0, 0, 0]);
  const doubtful = decode(Float32Array.from([0.45, 0.44, 0.4, 0.35, 0.05]), [50, 50, 50, 50, 50]);
  expect(Array.from(doubtful.keep)).toEqual([1, 1, 1, 1, 0]);
});

test('a page without blocks has an expected F1 of 0', () => {
  expect(decode(new Float32Array(0), [])).toMatchObject({ expected: 0, threshold: 1 });
});
