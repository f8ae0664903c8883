import { fill, kernels, type Kernels } from '../../wasm/instance.ts';
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

/** Outputs that the kernel adds up at once. */
const LANES = 4;
const BYTES = 4;
/** Arrays of a layer: places of its inputs, weights, scale, bias. */
const PARTS = 4;

/**
 * Logarithms of the class probabilities of every row, rows × classes: five convolutions with zeros beyond both ends, ReLU after all but the last, softmax. The convolutions
 * are WebAssembly where it is to be had (../../wasm/kernels.wat): on a page that is read once, JavaScript is done with them before it is compiled.
 */
export function forward(layers: readonly Layer[], sequence: Sequence): Float32Array {
  const rows = writtenOut(layers[0]!, sequence);
  const compiled = kernels(rows.byteLength);
  return logProbabilities(compiled ? convolveCompiled(compiled, layers, rows) : layers.reduce((values, layer, i) => convolve(layer, values, i < layers.length - 1), rows), layers[layers.length - 1]!.outputs);
}

const widthOf = ({ reads, inputs }: Layer): number => reads?.width ?? inputs;

function writtenOut(first: Layer, { distinct, kind }: Sequence): Float32Array {
  if (!kind) return distinct;
  const width = widthOf(first);
  const rows = new Float32Array(kind.length * width);
  for (let row = 0; row < kind.length; row++) rows.set(distinct.subarray(kind[row]! * width, (kind[row]! + 1) * width), row * width);
  return rows;
}

/** One convolution, for where there is no WebAssembly. Most values are 0. */
export function convolve({ kernel, inputs, outputs, weights, scale, bias, reads }: Layer, values: Float32Array, isRectified: boolean): Float32Array {
  const width = reads?.width ?? inputs;
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

/** All convolutions by the kernel, each from the results of the one before. Outputs are filled up to a multiple of LANES. */
function convolveCompiled({ memory, convolve: run }: Kernels, layers: readonly Layer[], values: Float32Array): Float32Array {
  const rows = values.length / widthOf(layers[0]!);
  const wide: number[] = [];
  const arrays: (Float32Array | Int32Array)[] = [values];
  let room = 0;
  for (let i = 0; i < layers.length; i++) {
    const { outputs, weights, scale, bias } = layers[i]!;
    const own = Math.ceil(outputs / LANES) * LANES;
    wide.push(own);
    arrays.push(placesOf(layers[i]!), filledUp(weights, outputs, own), filledUp(scale, outputs, own), filledUp(bias, outputs, own));
    room += BYTES * rows * own;
  }
  const addresses = fill(memory, arrays, room);
  let from = addresses[0]!;
  let stride = BYTES * widthOf(layers[0]!);
  let to = addresses[arrays.length]!;
  for (let i = 0; i < layers.length; i++) {
    const { kernel, inputs } = layers[i]!;
    const at = 1 + PARTS * i;
    run(from, stride, addresses[at]!, rows, inputs, kernel, wide[i]!, addresses[at + 1]!, addresses[at + 2]!, addresses[at + 3]!, to, i < layers.length - 1 ? 1 : 0);
    from = to;
    stride = BYTES * wide[i]!;
    to += rows * stride;
  }
  const results = new Float32Array(memory.buffer, from, (rows * stride) / BYTES);
  return withoutFilling(results, layers[layers.length - 1]!.outputs, stride / BYTES);
}

/** How many bytes into a row each input stands. */
function placesOf({ inputs, reads }: Layer): Int32Array {
  const places = new Int32Array(inputs);
  for (let c = 0; c < inputs; c++) places[c] = BYTES * (reads ? reads.columns[c]! : c);
  return places;
}

/** Rows of `count` numbers as rows of `wide`, with zeros behind. */
function filledUp(values: Float32Array, count: number, wide: number): Float32Array {
  if (wide === count) return values;
  const out = new Float32Array((values.length / count) * wide);
  for (let from = 0, to = 0; from < values.length; from += count, to += wide) out.set(values.subarray(from, from + count), to);
  return out;
}

/** Rows of `wide` numbers as rows of their first `count`. */
function withoutFilling(values: Float32Array, count: number, wide: number): Float32Array {
  const out = new Float32Array((values.length / wide) * count);
  for (let from = 0, to = 0; from < values.length; from += wide, to += count) for (let o = 0; o < count; o++) out[to + o] = values[from + o]!;
  return out;
}

/** x − ln Σ exp x over each row, in place. */
export function logProbabilities(values: Float32Array, classes: number): Float32Array {
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
