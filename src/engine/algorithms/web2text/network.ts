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
};

/** Layers, and which of the features the first of them looks at: as many as it has inputs. */
export type Network = { readonly columns: Int32Array; readonly layers: readonly Layer[] };

/** Layers that look at all features, as a network. */
export function wholeNetwork(layers: readonly Layer[]): Network {
  return { columns: Int32Array.from({ length: layers[0]!.inputs }, (_, k) => k), layers };
}

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

/**
 * What the network makes of every row, before the softmax: five convolutions with zeros beyond both ends, ReLU after all but the last. What goes in is a column for each of its
 * inputs, what comes out one for each class, one behind the other. It is worked through by columns: on a page that is read once one short loop, entered often, is compiled long
 * before many are.
 */
export function outputsOf({ layers, columns: { length: inputs } }: Network, columns: Float32Array): Float32Array {
  const rows = columns.length / inputs;
  let values = columns;
  for (let i = 0; i < layers.length; i++) values = convolve(layers[i]!, values, rows, i < layers.length - 1);
  return values;
}

/** Logarithms of the class probabilities of every row, rows × classes. */
export function forward(network: Network, columns: Float32Array): Float32Array {
  return logProbabilities(outputsOf(network, columns), columns.length / network.columns.length);
}

function convolve(
  { kernel, inputs, outputs, weights, scale, bias }: Layer,
  values: Float32Array,
  rows: number,
  isRectified: boolean,
): Float32Array {
  const out = new Float32Array(outputs * rows);
  for (let o = 0, to = 0; o < outputs; o++, to += rows) {
    for (let tap = 0, shift = -(kernel >> 1); tap < kernel; tap++, shift++) {
      const first = shift < 0 ? -shift : 0;
      const end = shift < 0 ? rows : rows - shift;
      for (let c = 0; c < inputs; c++) {
        const weight = weights[(tap * inputs + c) * outputs + o]!;
        if (weight !== 0) addTimes(weight, values, c * rows + first + shift, out, to + first, end - first);
      }
    }
    settle(out, to, to + rows, scale[o]!, bias[o]!, isRectified);
  }
  return out;
}

/** Adds a stretch of a column, times a factor, to another. */
function addTimes(
  factor: number,
  values: Float32Array,
  from: number,
  sums: Float32Array,
  to: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) sums[to + i]! += factor * values[from + i]!;
}

/** From the weighted sums of a column to what comes out of the layer, in place. */
function settle(sums: Float32Array, from: number, to: number, scale: number, bias: number, isRectified: boolean): void {
  for (let i = from; i < to; i++) {
    const result = scale * sums[i]! + bias;
    sums[i] = isRectified && result < 0 ? 0 : result;
  }
}

/** x − ln Σ exp x over each row; the columns of the classes become rows × classes. */
export function logProbabilities(values: Float32Array, rows: number): Float32Array {
  const logs = new Float32Array(values.length);
  for (let row = 0, at = 0; row < rows; row++) {
    let most = -Infinity;
    for (let i = row; i < values.length; i += rows) if (values[i]! > most) most = values[i]!;
    let sum = 0;
    for (let i = row; i < values.length; i += rows) sum += Math.exp(values[i]! - most);
    const log = most + Math.log(sum);
    for (let i = row; i < values.length; i += rows) logs[at++] = values[i]! - log;
  }
  return logs;
}
