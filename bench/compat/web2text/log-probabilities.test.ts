import { expect, test } from 'vitest';
import { wholeNetwork } from '../../../src/engine/algorithms/web2text/network.ts';
import { random } from '../../../src/engine/testing/random.ts';
import { forward, logProbabilities, withThreshold } from './log-probabilities.ts';
import { PAIRWISE_LAYERS, PAIRWISE_SHAPE } from './pairwise-network.ts';

test('the network of edges has the number of weights of the paper', () => {
  expect(PAIRWISE_SHAPE.reduce((sum, { kernel, inputs, outputs }) => sum + kernel * inputs * outputs, 0)).toBe(12_870);
  for (const { kernel, inputs, outputs, weights, scale, bias } of PAIRWISE_LAYERS)
    expect([weights.length, scale.length, bias.length]).toEqual([kernel * inputs * outputs, outputs, outputs]);
});

test('the probabilities of a row sum to one, also for large outputs', () => {
  const numbers = random(5);
  const next = (): number => 20 * (numbers() - 0.5);
  const layers = PAIRWISE_LAYERS.map((layer) => ({
    ...layer,
    weights: layer.weights.map(next),
    scale: layer.scale.map(() => 1),
  }));
  const logs = forward(wholeNetwork(layers), Float32Array.from({ length: 6 * 25 }, next));
  for (let row = 0; row < 6; row++)
    expect([...logs.subarray(4 * row, 4 * row + 4)].reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 5);
});

test('columns of classes become rows', () => {
  const logs = logProbabilities(Float32Array.of(0, 0, 0, Math.log(3)), 2);
  [0.5, 0.5, 0.25, 0.75].forEach((probability, i) => expect(Math.exp(logs[i]!)).toBeCloseTo(probability, 6));
});

test('withThreshold turns a probability above the threshold into one above one half', () => {
  const logs = Float32Array.from([0.2, 0.3, 0.6].flatMap((p) => [Math.log(1 - p), Math.log(p)]));
  const moved = withThreshold(logs, 0.25);
  expect([0, 1, 2].map((l) => moved[2 * l + 1]! > moved[2 * l]!)).toEqual([false, true, true]);
});
