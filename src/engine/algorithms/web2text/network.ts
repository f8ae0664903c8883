import { BLOCK_WIDTH } from './feature-names.ts';

/** Classes of a block: boilerplate and content. */
export const BLOCK_CLASSES = 2;

/**
 * One convolution over the sequence of blocks. Weights are kernel × inputs × outputs; each is multiplied by the scale
 * of its output.
 */
export type Layer = {
  readonly kernel: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly scale: Float32Array;
  readonly bias: Float32Array;
};

/** Layers, and the numbers of the features that are the inputs of the first layer. */
export type Network = { readonly columns: Int32Array; readonly layers: readonly Layer[] };

/** A network whose first layer has all features as inputs. */
export function wholeNetwork(layers: readonly Layer[]): Network {
  return { columns: Int32Array.from({ length: layers[0]!.inputs }, (_, k) => k), layers };
}

export type LayerShape = Pick<Layer, 'kernel' | 'inputs' | 'outputs'>;

const FILTERS = [50, 50, 50, 10];
const KERNELS = [1, 1, 3, 3, 3];

/** Shape of the network of blocks: 17,960 weights and 162 biases. */
export const UNARY_SHAPE: readonly LayerShape[] = networkShape(BLOCK_WIDTH, BLOCK_CLASSES);

/** Shapes of the five layers of a network (Web2Text, section 3.4). */
export function networkShape(inputs: number, classes: number): LayerShape[] {
  const outputs = [...FILTERS, classes];
  return KERNELS.map((kernel, i) => ({ kernel, inputs: i === 0 ? inputs : outputs[i - 1]!, outputs: outputs[i]! }));
}

/**
 * Outputs of the network before the softmax: convolutions with zeros beyond both ends, ReLU after all but the last.
 * `columns` has one column of rows for each input; the result has one for each class. It works column by column: on a
 * page that is read once, one short loop that runs often is compiled sooner than many loops.
 */
export function outputsOf({ layers, columns: { length: inputs } }: Network, columns: Float32Array): Float32Array {
  const rows = columns.length / inputs;
  let values = columns;
  layers.forEach((layer, i) => {
    values = convolve(layer, values, rows, i < layers.length - 1 ? 0 : -Infinity);
  });
  return values;
}

/** One layer. `least`: 0 with ReLU, else -Infinity. */
function convolve(
  { kernel, inputs, outputs, weights, scale, bias }: Layer,
  values: Float32Array,
  rows: number,
  least: number,
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
    finish(out, to, to + rows, scale[o]!, bias[o]!, least);
  }
  return out;
}

/** Adds part of a column, times a factor, to another column. */
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

/** Turns the weighted sums of a column into the output of the layer, in place; lower outputs become `least`. */
function finish(sums: Float32Array, from: number, to: number, scale: number, bias: number, least: number): void {
  for (let i = from; i < to; i++) {
    const result = scale * sums[i]! + bias;
    sums[i] = result < least ? least : result;
  }
}
