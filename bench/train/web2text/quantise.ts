import type { Layer } from '../../../src/engine/algorithms/web2text/network.ts';
import type { Networks } from './torch.ts';

const LARGEST = 127;

/** The networks as they are stored: every weight is a signed byte, to be multiplied by the scale of its output. */
export function quantise({ unary, pairwise }: Networks): Networks {
  return { unary: unary.map(quantiseLayer), pairwise: pairwise.map(quantiseLayer) };
}

function quantiseLayer(layer: Layer): Layer {
  const { weights, outputs } = layer;
  const largest = new Float32Array(outputs);
  for (const [i, weight] of weights.entries()) largest[i % outputs] = Math.max(largest[i % outputs]!, Math.abs(weight));
  // A channel of zeros can have any scale.
  const scale = largest.map((value) => (value === 0 ? 1 : value / LARGEST));
  // `|| 0`: bytes have no −0.
  return { ...layer, scale, weights: weights.map((weight, i) => Math.round(weight / scale[i % outputs]!) || 0) };
}
