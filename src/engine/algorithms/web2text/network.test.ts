import { expect, test } from 'vitest';
import { forward, PAIRWISE_SHAPE, UNARY_SHAPE, wholeNetwork, type Layer, type LayerShape } from './network.ts';

const weightsOf = (shape: readonly LayerShape[]): number =>
  shape.reduce((sum, { kernel, inputs, outputs }) => sum + kernel * inputs * outputs, 0);
const filled = (shape: readonly LayerShape[], value: () => number): Layer[] =>
  shape.map((layer) => ({
    ...layer,
    weights: Float32Array.from({ length: layer.kernel * layer.inputs * layer.outputs }, value),
    scale: new Float32Array(layer.outputs).fill(1),
    bias: new Float32Array(layer.outputs),
  }));

test('the networks have the paper’s numbers of weights', () => {
  expect([weightsOf(UNARY_SHAPE), weightsOf(PAIRWISE_SHAPE)]).toEqual([17_960, 12_870]);
});

test('nothing in and no biases give even odds', () => {
  const logs = forward(wholeNetwork(filled(UNARY_SHAPE, () => 0.3)), new Float32Array(5 * 128));
  expect([...logs]).toEqual(Array(10).fill(Math.fround(Math.log(0.5))));
  expect(forward(wholeNetwork(filled(PAIRWISE_SHAPE, () => 0.3)), new Float32Array(0))).toHaveLength(0);
});

test('a kernel of three sees a row and its neighbours, and zeros beyond the ends', () => {
  const first = {
    kernel: 1,
    inputs: 1,
    outputs: 10,
    weights: Float32Array.of(1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    scale: new Float32Array(10).fill(1),
    bias: new Float32Array(10),
  };
  const weights = new Float32Array(3 * 10 * 2);
  [100, 10, 1].forEach((weight, tap) => (weights[tap * 10 * 2] = weight));
  const last = {
    kernel: 3,
    inputs: 10,
    outputs: 2,
    weights,
    scale: Float32Array.of(1, 1),
    bias: Float32Array.of(0.5, 0),
  };
  const logs = forward(wholeNetwork([first, last]), Float32Array.of(1, 2, 3));
  const difference = [0, 1, 2].map((row) => logs[2 * row]! - logs[2 * row + 1]!);
  expect(difference.map((value) => Math.round(value * 10) / 10)).toEqual([12.5, 123.5, 230.5]);
});

test('probabilities sum to one, however large the numbers', () => {
  let seed = 5;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  const logs = forward(
    wholeNetwork(filled(PAIRWISE_SHAPE, () => 20 * next())),
    Float32Array.from({ length: 6 * 25 }, () => 20 * next()),
  );
  for (let row = 0; row < 6; row++)
    expect([...logs.subarray(4 * row, 4 * row + 4)].reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 5);
});

test('a row depends on three rows before and three after it, and on no other', () => {
  let seed = 9;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  const network = wholeNetwork(filled(UNARY_SHAPE, () => 0.2 * next()));
  const columns = Float32Array.from({ length: 12 * 128 }, next);
  const before = forward(network, columns);
  for (let k = 0; k < 128; k++) columns[k * 12 + 5] = 2;
  const after = forward(network, columns);
  expect(Array.from({ length: 12 }, (_, row) => row).filter((row) => after[2 * row] !== before[2 * row])).toEqual([
    2, 3, 4, 5, 6, 7, 8,
  ]);
});

test('a layer’s output is the sum of weights times inputs, by its scale and bias, and no less than 0', () => {
  const first = {
    kernel: 1,
    inputs: 2,
    outputs: 1,
    weights: Float32Array.of(3, -2),
    scale: Float32Array.of(0.5),
    bias: Float32Array.of(1),
  };
  const last = {
    kernel: 1,
    inputs: 1,
    outputs: 2,
    weights: Float32Array.of(1, 0),
    scale: Float32Array.of(1, 1),
    bias: new Float32Array(2),
  };
  const logs = forward(wholeNetwork([first, last]), Float32Array.of(1, 2, 0, 0, 1, 8));
  [2.5, 3, 0].forEach((value, row) => expect(logs[2 * row]! - logs[2 * row + 1]!).toBeCloseTo(value, 5));
});
