import type { Layer } from '../../../src/engine/algorithms/web2text/network.ts';
import { WEIGHTS_BYTES } from '../../../src/engine/algorithms/web2text/weights.ts';
import type { Networks } from './torch.ts';

const LARGEST = 127;
const FLOAT_BYTES = 4;

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

/** The bytes of weights/web2text.bin: the scales of all outputs, their biases, then the weights as signed bytes. */
export function weightsFile(layers: readonly Layer[]): Uint8Array {
  const floats = [...layers.flatMap(({ scale }) => [...scale]), ...layers.flatMap(({ bias }) => [...bias])];
  const weights = layers.flatMap((layer) => [...layer.weights]);
  const bytes = new Uint8Array(WEIGHTS_BYTES);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of floats.entries()) view.setFloat32(FLOAT_BYTES * i, value, true);
  for (const [i, value] of weights.entries()) view.setInt8(FLOAT_BYTES * floats.length + i, value);
  return bytes;
}
