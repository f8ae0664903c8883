import { BLOCK_WIDTH, EDGE_WIDTH } from './feature-names.ts';
import { BLOCK_CLASSES, EDGE_CLASSES } from './viterbi.ts';

/** One convolution over the sequence of blocks: weights are kernel × inputs × outputs, each to be multiplied by the scale of its output. */
export type Layer = {
  readonly kernel: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly scale: Float32Array;
  readonly bias: Float32Array;
  /** Of a first layer that looks at some columns of its rows only: which, as many as inputs, and how wide the rows are. */
  readonly reads?: { readonly columns: Int32Array; readonly width: number };
};

export type LayerShape = Pick<Layer, 'kernel' | 'inputs' | 'outputs'>;

const FILTERS = [50, 50, 50, 10];
const KERNELS = [1, 1, 3, 3, 3];

/** Shapes of the five layers of both networks (Web2Text, section 3.4): 17,960 and 12,870 weights beside the biases. */
export const UNARY_SHAPE: readonly LayerShape[] = shape(BLOCK_WIDTH, BLOCK_CLASSES);
export const PAIRWISE_SHAPE: readonly LayerShape[] = shape(EDGE_WIDTH, EDGE_CLASSES);

function shape(inputs: number, classes: number): LayerShape[] {
  const outputs = [...FILTERS, classes];
  return KERNELS.map((kernel, i) => ({ kernel, inputs: i === 0 ? inputs : outputs[i - 1]!, outputs: outputs[i]! }));
}

/** Rows of input, of which many may be the same: row i of the sequence is row kind[i] of `distinct`; without `kind` all stand for themselves. */
export type Sequence = { readonly distinct: Float32Array; readonly kind?: Int32Array };

/**
 * Logarithms of the class probabilities of every row, rows × classes: five convolutions with zeros beyond both ends, ReLU after all but the last, softmax. Plain loops: on a
 * page that is read once the code is hardly compiled before it is done, and what counts is how little there is to do.
 */
export function forward(layers: readonly Layer[], sequence: Sequence): Float32Array {
  let values = writtenOut(layers[0]!, sequence);
  for (let i = 0; i < layers.length; i++) values = convolve(layers[i]!, values, i < layers.length - 1);
  return logProbabilities(values, layers[layers.length - 1]!.outputs);
}

/** How many numbers a row has that a layer is given. */
const widthOf = ({ reads, inputs }: Layer): number => reads?.width ?? inputs;

function writtenOut(first: Layer, { distinct, kind }: Sequence): Float32Array {
  if (!kind) return distinct;
  const width = widthOf(first);
  const rows = new Float32Array(kind.length * width);
  for (let row = 0; row < kind.length; row++) rows.set(distinct.subarray(kind[row]! * width, (kind[row]! + 1) * width), row * width);
  return rows;
}

/** One convolution. Most values are 0. */
function convolve(layer: Layer, values: Float32Array, isRectified: boolean): Float32Array {
  const { kernel, inputs, outputs, weights, scale, bias, reads } = layer;
  const width = widthOf(layer);
  const rows = values.length / width;
  const out = new Float32Array(rows * outputs);
  const sums = new Float64Array(outputs);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let tap = 0, seen = row - (kernel >> 1); tap < kernel; tap++, seen++) {
      if (seen < 0 || seen >= rows) continue;
      for (let c = 0; c < inputs; c++) {
        const value = values[seen * width + (reads ? reads.columns[c]! : c)]!;
        if (value === 0) continue;
        for (let o = 0, at = (tap * inputs + c) * outputs; o < outputs; o++) sums[o]! += value * weights[at + o]!;
      }
    }
    for (let o = 0; o < outputs; o++) {
      const result = scale[o]! * sums[o]! + bias[o]!;
      out[row * outputs + o] = isRectified && result < 0 ? 0 : result;
    }
  }
  return out;
}

/** x − ln Σ exp x over each row, in place. */
function logProbabilities(values: Float32Array, classes: number): Float32Array {
  for (let at = 0; at < values.length; at += classes) {
    let most = -Infinity;
    for (let o = at; o < at + classes; o++) if (values[o]! > most) most = values[o]!;
    let sum = 0;
    for (let o = at; o < at + classes; o++) sum += Math.exp(values[o]! - most);
    const log = most + Math.log(sum);
    for (let o = at; o < at + classes; o++) values[o]! -= log;
  }
  return values;
}
