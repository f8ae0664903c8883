import { expect, test } from 'vitest';
import { liveLayers } from './live-layers.ts';
import { forward, PAIRWISE_SHAPE, UNARY_SHAPE, wholeNetwork, type Layer, type LayerShape } from './network.ts';

/** Random networks of which every input and hidden channel whose number `isDead` tells makes no difference. */
function networkOf(shape: readonly LayerShape[], isDead: (channel: number) => boolean): Layer[] {
  let seed = 17;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.4;
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

const ROWS = 150;
const columnsOf = (width: number): Float32Array =>
  Float32Array.from({ length: ROWS * width }, (_, i) => (i % 5 === 0 ? Math.sin(i) : i % 7 === 0 ? 1 : -1));

test.each([
  ['none is dead', UNARY_SHAPE, () => false, [128, 50, 50, 50, 10]],
  ['three of four are dead', UNARY_SHAPE, (c: number) => c % 4 !== 0, [32, 13, 13, 13, 3]],
  ['all but one are dead', PAIRWISE_SHAPE, (c: number) => c !== 3, [1, 1, 1, 1, 1]],
  ['all are dead', PAIRWISE_SHAPE, () => true, [1, 1, 1, 1, 1]],
] as const)('the result is the same where %s, with less to do', (_, shape, isDead, widths) => {
  const all = networkOf(shape, isDead);
  const live = liveLayers(all);
  expect(live.layers.map(({ inputs }) => inputs)).toEqual(widths);
  const columns = columnsOf(shape[0]!.inputs);
  const seen = Float32Array.from([...live.columns].flatMap((k) => [...columns.subarray(k * ROWS, (k + 1) * ROWS)]));
  const [expected, logs] = [forward(wholeNetwork(all), columns), forward(live, seen)];
  expect(logs).toHaveLength(expected.length);
  logs.forEach((log, i) => expect(log).toBeCloseTo(expected[i]!, 5));
});
