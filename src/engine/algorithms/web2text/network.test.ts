import { expect, test } from 'vitest';
import { random } from '../../testing/random.ts';
import { networkShape, outputsOf, UNARY_SHAPE, wholeNetwork, type Layer, type LayerShape } from './network.ts';

const layersWith = (shape: readonly LayerShape[], value: () => number): Layer[] =>
  shape.map((layer) => ({
    ...layer,
    weights: Float32Array.from({ length: layer.kernel * layer.inputs * layer.outputs }, value),
    scale: new Float32Array(layer.outputs).fill(1),
    bias: new Float32Array(layer.outputs),
  }));

test('the network of blocks has the shape of the paper', () => {
  expect(UNARY_SHAPE).toEqual([
    { kernel: 1, inputs: 128, outputs: 50 },
    { kernel: 1, inputs: 50, outputs: 50 },
    { kernel: 3, inputs: 50, outputs: 50 },
    { kernel: 3, inputs: 50, outputs: 10 },
    { kernel: 3, inputs: 10, outputs: 2 },
  ]);
  expect(UNARY_SHAPE.reduce((sum, { kernel, inputs, outputs }) => sum + kernel * inputs * outputs, 0)).toBe(17_960);
});

test('networkShape sets the inputs of the first layer and the outputs of the last', () => {
  const shape = networkShape(25, 4);
  expect([shape[0]!.inputs, shape[4]!.outputs]).toEqual([25, 4]);
});

test('a whole network has all features as inputs', () => {
  expect([...wholeNetwork(layersWith(networkShape(4, 2), () => 0)).columns]).toEqual([0, 1, 2, 3]);
});

test('inputs and biases of 0 give outputs of 0', () => {
  const outputs = outputsOf(wholeNetwork(layersWith(UNARY_SHAPE, () => 0.3)), new Float32Array(5 * 128));
  expect([...outputs]).toEqual(Array(10).fill(0));
  expect(outputsOf(wholeNetwork(layersWith(UNARY_SHAPE, () => 0.3)), new Float32Array(0))).toHaveLength(0);
});

test('a kernel of three reads a row and its neighbours, with zeros beyond the ends', () => {
  const layer = {
    kernel: 3,
    inputs: 1,
    outputs: 2,
    weights: Float32Array.of(100, 0, 10, 0, 1, 0),
    scale: Float32Array.of(1, 1),
    bias: Float32Array.of(0.5, -7),
  };
  const outputs = outputsOf(wholeNetwork([layer]), Float32Array.of(1, 2, 3));
  expect([...outputs]).toEqual([12.5, 123.5, 230.5, -7, -7, -7]);
});

test('a row depends on three rows before it and three after it only', () => {
  const numbers = random(9);
  const next = (): number => numbers() - 0.5;
  const network = wholeNetwork(layersWith(UNARY_SHAPE, () => 0.2 * next()));
  const columns = Float32Array.from({ length: 12 * 128 }, next);
  const before = outputsOf(network, columns);
  for (let k = 0; k < 128; k++) columns[k * 12 + 5] = 2;
  const after = outputsOf(network, columns);
  const changed = Array.from({ length: 12 }, (_, row) => row).filter((row) => after[row] !== before[row]);
  expect(changed).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('an output is the scaled sum of weights times inputs plus the bias, at least 0 before the last layer', () => {
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
    weights: Float32Array.of(1, -1),
    scale: Float32Array.of(1, 1),
    bias: new Float32Array(2),
  };
  const outputs = outputsOf(wholeNetwork([first, last]), Float32Array.of(1, 2, 0, 0, 1, 8));
  expect([...outputs]).toEqual([2.5, 3, 0, -2.5, -3, 0]);
});
