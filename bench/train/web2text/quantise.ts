import { layersOf, WEIGHTS_BYTES } from '../../../src/engine/algorithms/web2text/weights.ts';
import type { Networks } from './torch.ts';

const LARGEST = 127;
const FLOAT_BYTES = 4;

/**
 * Networks as the bytes of weights/web2text.bin (format: src/engine/algorithms/web2text/weights.ts): scales and biases of
 * all outputs of all layers as float32, then each weight as a signed byte.
 */
export function quantise({ unary, pairwise }: Networks): Uint8Array {
  const layers = [...unary, ...pairwise];
  const scales = layers.map(({ weights, outputs }) => {
    const largest = new Float32Array(outputs);
    for (const [i, weight] of weights.entries())
      largest[i % outputs] = Math.max(largest[i % outputs]!, Math.abs(weight));
    // A channel of zeros can have any scale but 0.
    return largest.map((value) => (value === 0 ? 1 : value / LARGEST));
  });
  const floats = [...scales.flatMap((own) => [...own]), ...layers.flatMap(({ bias }) => [...bias])];
  const weights = layers.flatMap(({ weights, outputs }, layer) =>
    Array.from(weights, (weight, i) => Math.round(weight / scales[layer]![i % outputs]!)),
  );
  const bytes = new Uint8Array(WEIGHTS_BYTES);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of floats.entries()) view.setFloat32(FLOAT_BYTES * i, value, true);
  for (const [i, value] of weights.entries()) view.setInt8(FLOAT_BYTES * floats.length + i, value);
  return bytes;
}

/** The networks of these bytes in the paper's shapes, with 0 for weights that are not shipped. */
export function dequantise(bytes: Uint8Array): Networks {
  return layersOf(bytes);
}
