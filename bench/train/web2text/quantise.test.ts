import { expect, test } from 'vitest';
import {
  PAIRWISE_SHAPE,
  UNARY_SHAPE,
  type Layer,
  type LayerShape,
} from '../../../src/engine/algorithms/web2text/network.ts';
import { asShipped, quantise } from './quantise.ts';

test('weights come back within half a step of their channel, biases as they are', () => {
  let seed = 11;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  const layers = (shape: readonly LayerShape[]): Layer[] =>
    shape.map((layer) => ({
      ...layer,
      weights: Float32Array.from({ length: layer.kernel * layer.inputs * layer.outputs }, (_, i) =>
        i % layer.outputs === 1 ? 0 : next() * 2 ** (i % 5),
      ),
      scale: new Float32Array(layer.outputs).fill(1),
      bias: Float32Array.from({ length: layer.outputs }, next),
    }));
  const networks = { unary: layers(UNARY_SHAPE), pairwise: layers(PAIRWISE_SHAPE) };
  const back = asShipped(quantise(networks));
  for (const part of ['unary', 'pairwise'] as const) {
    for (const [i, { weights, bias, outputs }] of networks[part].entries()) {
      const most = new Float32Array(outputs);
      weights.forEach((weight, k) => (most[k % outputs] = Math.max(most[k % outputs]!, Math.abs(weight))));
      const { weights: bytes, scale } = back[part][i]!;
      bytes.forEach((byte, k) =>
        expect(Math.abs(byte * scale[k % outputs]! - weights[k]!)).toBeLessThanOrEqual(
          (0.5001 * most[k % outputs]!) / 127,
        ),
      );
      back[part][i]!.bias.forEach((value, k) => expect(value).toBeCloseTo(bias[k]!, 6));
    }
  }
});
