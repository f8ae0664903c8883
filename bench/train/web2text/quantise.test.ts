import { expect, test } from 'vitest';
import { UNARY_SHAPE, type Layer, type LayerShape } from '../../../src/engine/algorithms/web2text/network.ts';
import { parseWeights } from '../../../src/engine/algorithms/web2text/weights.ts';
import { random } from '../../../src/engine/testing/random.ts';
import { PAIRWISE_SHAPE } from '../../compat/web2text/pairwise-network.ts';
import { liveLayers } from './live-layers.ts';
import { networkText } from './network-text.ts';
import { quantise } from './quantise.ts';

const next = random(11);
const layers = (shape: readonly LayerShape[]): Layer[] =>
  shape.map((layer) => ({
    ...layer,
    weights: Float32Array.from({ length: layer.kernel * layer.inputs * layer.outputs }, (_, i) =>
      i % layer.outputs === 1 ? 0 : (next() - 0.5) * 2 ** (i % 5),
    ),
    scale: new Float32Array(layer.outputs).fill(1),
    bias: Float32Array.from({ length: layer.outputs }, () => next() - 0.5),
  }));
const NETWORKS = { unary: layers(UNARY_SHAPE), pairwise: layers(PAIRWISE_SHAPE) };

test('quantised weights are within half a step of their channel, biases are exact', () => {
  const quantised = quantise(NETWORKS);
  for (const part of ['unary', 'pairwise'] as const) {
    for (const [i, { weights, bias, outputs }] of NETWORKS[part].entries()) {
      const most = new Float32Array(outputs);
      weights.forEach((weight, k) => (most[k % outputs] = Math.max(most[k % outputs]!, Math.abs(weight))));
      const { weights: bytes, scale, bias: exact } = quantised[part][i]!;
      bytes.forEach((byte, k) => {
        expect(Number.isInteger(byte)).toBe(true);
        expect(Math.abs(byte * scale[k % outputs]! - weights[k]!)).toBeLessThanOrEqual(
          (0.5001 * most[k % outputs]!) / 127,
        );
      });
      expect(exact).toEqual(bias);
    }
  }
});

test('the text of the first network has its quantised weights and seven digits of other numbers', () => {
  const { unary } = quantise(NETWORKS);
  const { layers, columns } = liveLayers(unary);
  const read = parseWeights(networkText(unary));
  expect(read.columns).toEqual(columns);
  expect(read.layers.map(({ weights }) => weights)).toEqual(layers.map(({ weights }) => weights));
  for (const part of ['scale', 'bias'] as const)
    read.layers.forEach((layer, i) =>
      layer[part].forEach((value, o) => expect(value / layers[i]![part][o]!).toBeCloseTo(1, 6)),
    );
});
