import { expect, test } from 'vitest';
import { random } from '../../../src/engine/testing/random.ts';
import { liveLayers, wholeLayers } from './live-layers.ts';
import {
  networkShape,
  outputsOf,
  UNARY_SHAPE,
  wholeNetwork,
  type Layer,
  type LayerShape,
} from '../../../src/engine/algorithms/web2text/network.ts';

/** Random layers in which the inputs and hidden channels with a number that `isDead` accepts have weights of 0. */
function randomLayers(shape: readonly LayerShape[], isDead: (channel: number) => boolean): Layer[] {
  const numbers = random(17);
  const next = (): number => numbers() - 0.4;
  return shape.map((layer) => {
    const { kernel, inputs, outputs } = layer;
    const weights = Float32Array.from({ length: kernel * inputs * outputs }, (_, i) =>
      isDead(Math.floor(i / outputs) % inputs) ? 0 : 0.3 * next(),
    );
    return {
      ...layer,
      weights,
      scale: Float32Array.from({ length: outputs }, () => 1 + next()),
      bias: Float32Array.from({ length: outputs }, next),
    };
  });
}

const SMALL_SHAPE = networkShape(25, 4);
const ROWS = 150;
const columnsOf = (width: number): Float32Array =>
  Float32Array.from({ length: ROWS * width }, (_, i) => (i % 5 === 0 ? Math.sin(i) : i % 7 === 0 ? 1 : -1));

test.each([
  ['no channel is dead', UNARY_SHAPE, () => false, [128, 50, 50, 50, 10]],
  ['three of four are dead', UNARY_SHAPE, (c: number) => c % 4 !== 0, [32, 13, 13, 13, 3]],
  ['all but one are dead', SMALL_SHAPE, (c: number) => c !== 3, [1, 1, 1, 1, 1]],
  ['all are dead', SMALL_SHAPE, () => true, [1, 1, 1, 1, 1]],
] as const)('live layers have the same outputs if %s', (_, shape, isDead, widths) => {
  const all = randomLayers(shape, isDead);
  const live = liveLayers(all);
  expect(live.layers.map(({ inputs }) => inputs)).toEqual(widths);
  const columns = columnsOf(shape[0]!.inputs);
  const seen = Float32Array.from([...live.columns].flatMap((k) => [...columns.subarray(k * ROWS, (k + 1) * ROWS)]));
  expect(outputsOf(live, seen)).toEqual(outputsOf(wholeNetwork(all), columns));
});

test('the whole layers have the full shape and contain the live layers that they were made from', () => {
  const live = liveLayers(randomLayers(UNARY_SHAPE, (c) => c % 4 !== 0));
  const whole = wholeLayers(live);
  expect(whole.map(({ kernel, inputs, outputs }) => ({ kernel, inputs, outputs }))).toEqual(UNARY_SHAPE);
  expect(liveLayers(whole)).toEqual(live);
});

test('a channel is live if any of its weights is not 0, at any tap and for any output', () => {
  const layer = (kernel: number, inputs: number, outputs: number, weights: number[]): Layer => ({
    kernel,
    inputs,
    outputs,
    weights: Float32Array.from(weights),
    scale: Float32Array.from({ length: outputs }, (_, o) => o + 2),
    bias: Float32Array.from({ length: outputs }, (_, o) => o + 5),
  });
  const { columns, layers } = liveLayers([
    layer(1, 3, 3, [0, 0, 0, 1, 2, 3, 0, 0, 4]),
    layer(3, 3, 1, [0, 0, 0, 0, 0, 0, 0, 6, 7]),
  ]);
  expect([...columns]).toEqual([1, 2]);
  expect(layers).toEqual([
    {
      kernel: 1,
      inputs: 2,
      outputs: 2,
      weights: Float32Array.of(2, 3, 0, 4),
      scale: Float32Array.of(3, 4),
      bias: Float32Array.of(6, 7),
    },
    {
      kernel: 3,
      inputs: 2,
      outputs: 1,
      weights: Float32Array.of(0, 0, 0, 0, 6, 7),
      scale: Float32Array.of(2),
      bias: Float32Array.of(5),
    },
  ]);
});
