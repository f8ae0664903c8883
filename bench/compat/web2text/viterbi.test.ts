import { expect, test } from 'vitest';
import { random } from '../../../src/engine/testing/random.ts';
import { viterbi, type Potentials } from './viterbi.ts';

function chain(unary: readonly number[], [stay, change]: readonly [number, number]): Potentials {
  return {
    unary: Float32Array.from(unary.flatMap((p) => [Math.log(1 - p), Math.log(p)])),
    pairwise: Float32Array.from(unary.slice(1).flatMap(() => [stay, change, change, stay].map(Math.log))),
  };
}

test.each([
  [[0.9, 0.4, 0.9], [0.4, 0.1], 0, [1, 0, 1]],
  [[0.9, 0.4, 0.9], [0.4, 0.1], 0.1, [1, 0, 1]],
  [[0.9, 0.4, 0.9], [0.4, 0.1], 0.3, [1, 1, 1]],
  [[0.9, 0.4, 0.9], [0.4, 0.1], 1, [1, 1, 1]],
  [[0.55, 0.55, 0.1, 0.1], [0.45, 0.05], 0, [1, 1, 0, 0]],
  [[0.55, 0.55, 0.1, 0.1], [0.45, 0.05], 0.1, [1, 1, 0, 0]],
  [[0.55, 0.55, 0.1, 0.1], [0.45, 0.05], 1, [0, 0, 0, 0]],
] as const)('decodes %j with edges %j and λ %d', (unary, edges, lambda, labels) => {
  expect([...viterbi(chain(unary, edges), lambda)]).toEqual(labels);
});

test('decodes no blocks, one block and a tie', () => {
  expect(viterbi({ unary: new Float32Array(0), pairwise: new Float32Array(0) }, 1)).toHaveLength(0);
  expect([...viterbi(chain([0.6], [0.4, 0.1]), 1)]).toEqual([1]);
  expect([...viterbi(chain([0.5, 0.5], [0.25, 0.25]), 1)]).toEqual([0, 0]);
});

test('decides each block by itself if all classes of an edge are equally likely', () => {
  const { unary } = chain([0.9, 0.4, 0.6, 0.5], [0.45, 0.05]);
  expect([...viterbi({ unary, pairwise: new Float32Array(12) }, 1)]).toEqual([1, 0, 1, 0]);
});

/** Value of every labelling, by the definition. */
function valuesByDefinition(
  { unary, pairwise }: { unary: Float32Array; pairwise: Float32Array },
  lambda: number,
): number[] {
  const blocks = unary.length / 2;
  return Array.from({ length: 2 ** blocks }, (_, code) => {
    let sum = 0;
    for (let i = 0; i < blocks; i++) {
      const label = (code >> i) & 1;
      sum += unary[2 * i + label]!;
      if (i + 1 < blocks) sum += lambda * pairwise[4 * i + 2 * label + ((code >> (i + 1)) & 1)]!;
    }
    return sum;
  });
}

test('finds a labelling of the highest value', () => {
  const numbers = random(1801);
  const next = (): number => Math.max(1e-9, numbers());
  for (let round = 0; round < 500; round++) {
    const blocks = 1 + Math.floor(next() * 9);
    const potentials = {
      unary: Float32Array.from({ length: 2 * blocks }, () => Math.log(next())),
      pairwise: Float32Array.from({ length: 4 * (blocks - 1) }, () => Math.log(next())),
    };
    const lambda = next() * 2;
    const values = valuesByDefinition(potentials, lambda);
    const code = viterbi(potentials, lambda).reduce((sum, label, i) => sum + label * 2 ** i, 0);
    expect(values[code]).toBeCloseTo(Math.max(...values), 9);
  }
});
