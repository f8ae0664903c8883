import { expect, test } from 'vitest';
import {
  PAIRWISE_SHAPE,
  UNARY_SHAPE,
  type Layer,
  type LayerShape,
} from '../../../src/engine/algorithms/web2text/network.ts';
import { random } from '../../../src/engine/testing/random.ts';
import { dequantise, quantise } from './quantise.ts';

test('restores weights within half a step of their channel, and biases exactly', () => {
  const uniform = random(11);
  const next = (): number => uniform() - 0.5;
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
  const back = dequantise(quantise(networks));
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
