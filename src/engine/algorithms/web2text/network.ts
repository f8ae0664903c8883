import { BLOCK_WIDTH, EDGE_WIDTH } from './feature-names.ts';
import { BLOCK_CLASSES, EDGE_CLASSES } from './viterbi.ts';

/** One convolution over the sequence of blocks: weights are kernel × inputs × outputs, each to be multiplied by the scale of its output. */
export type Layer = {
  readonly kernel: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array | Int8Array;
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

/** Outputs that are summed up side by side: enough to keep the processor busy, few enough for its registers. Hidden layers have a multiple of it. */
export const LANES = 10;
/**
 * What goes through the network is in parts of this, whole numbers like the weights that ship: before V8 has compiled the code it makes an object of every fraction
 * that it computes, and none of a whole number. Log probabilities differ by less than 1e-4 for it (bench/train/agreement.test.ts).
 */
const ONE = 2 ** 16;

/**
 * Rows of which only what is not 0 is kept: entries first[row] … first[row + 1]-1 have a column and a value each. A class, as is Work: the second object that a
 * literal makes changes the shape of the first one for V8, which then throws away what it has compiled.
 */
class SparseRows {
  readonly first: Int32Array;
  readonly column: Int32Array;
  readonly value: Int32Array;

  constructor(count: number, columns: number) {
    this.first = new Int32Array(count + 1);
    this.column = new Int32Array(count * columns);
    this.value = new Int32Array(count * columns);
  }
}

/** What the sums of one row are made of, and the sums: `count` values, where the weights of each begin, and one sum for each output. */
class Work {
  count = 0;
  readonly value: Int32Array;
  readonly place: Int32Array;
  readonly sums: Float64Array;

  constructor({ kernel, inputs, outputs }: Layer) {
    this.value = new Int32Array(kernel * inputs);
    this.place = new Int32Array(kernel * inputs);
    this.sums = new Float64Array(outputs);
  }
}

/**
 * Logarithms of the class probabilities of every row, rows × classes: five convolutions with zeros beyond both ends, ReLU after all but the last, softmax. On a page
 * that is read once the code is hardly compiled before it is done, so that what counts is how little there is to do, and none of it changes the result: rows that
 * are the same go once through the layers that see one row only; neighbouring rows share most of their columns, so that the first layer adds up what changed; and
 * values that a ReLU made 0, most of them, are neither kept nor looked at.
 */
export function forward(layers: readonly Layer[], { distinct, kind }: Sequence): Float32Array {
  let rows = firstLayer(layers[0]!, distinct);
  let places = kind;
  for (let i = 1; i < layers.length - 1; i++) {
    const layer = layers[i]!;
    rows = nextLayer(layer, rows, layer.kernel > 1 ? places : undefined);
    if (layer.kernel > 1) places = undefined;
  }
  return lastLayer(layers[layers.length - 1]!, rows, places);
}

function firstLayer(layer: Layer, columns: Float32Array): SparseRows {
  const { columns: read, width } = layer.reads ?? { columns: Int32Array.from({ length: layer.inputs }, (_, c) => c), width: layer.inputs };
  const count = columns.length / width;
  const result = new SparseRows(count, layer.outputs);
  const work = new Work(layer);
  const before = new Int32Array(read.length);
  for (let row = 0; row < count; row++) {
    gatherChanges(work, read, before, columns, row * width);
    addProducts(work, layer);
    keepPositive(result, layer, work.sums, row);
  }
  return result;
}

function nextLayer(layer: Layer, rows: SparseRows, kind: Int32Array | undefined): SparseRows {
  const count = kind?.length ?? rows.first.length - 1;
  const result = new SparseRows(count, layer.outputs);
  const work = new Work(layer);
  for (let row = 0; row < count; row++) {
    gatherWindow(work, layer, rows, kind, row);
    work.sums.fill(0);
    addProducts(work, layer);
    keepPositive(result, layer, work.sums, row);
  }
  return result;
}

/** Without a ReLU: x − ln Σ exp x over each row. */
function lastLayer(layer: Layer, rows: SparseRows, kind: Int32Array | undefined): Float32Array {
  const count = kind?.length ?? rows.first.length - 1;
  const logs = new Float32Array(count * layer.outputs);
  const work = new Work(layer);
  for (let row = 0; row < count; row++) {
    gatherWindow(work, layer, rows, kind, row);
    for (let o = 0; o < layer.outputs; o++) work.sums[o] = (layer.scale[o]! / ONE) * productsOf(work, layer.weights, o) + layer.bias[o]!;
    writeLogs(logs, row * layer.outputs, work.sums);
  }
  return logs;
}

function productsOf({ count, value, place }: Work, weights: Float32Array | Int8Array, output: number): number {
  let sum = 0;
  for (let k = 0; k < count; k++) sum += value[k]! * weights[place[k]! + output]!;
  return sum;
}

function writeLogs(logs: Float32Array, to: number, values: Float64Array): void {
  let most = -Infinity;
  for (let o = 0; o < values.length; o++) if (values[o]! > most) most = values[o]!;
  let sum = 0;
  for (let o = 0; o < values.length; o++) sum += Math.exp(values[o]! - most);
  const log = most + Math.log(sum);
  for (let o = 0; o < values.length; o++) logs[to + o] = values[o]! - log;
}

/** Finds what of the columns that are read differs from the row before, which it replaces. */
function gatherChanges(work: Work, read: Int32Array, before: Int32Array, columns: Float32Array, at: number): void {
  const { value, place } = work;
  const outputs = work.sums.length;
  let count = 0;
  for (let c = 0; c < read.length; c++) {
    const own = Math.round(ONE * columns[at + read[c]!]!);
    const change = own - before[c]!;
    if (change === 0) continue;
    before[c] = own;
    value[count] = change;
    place[count++] = c * outputs;
  }
  work.count = count;
}

/** Finds what a kernel sees from a row: its own values and those of its neighbours. */
function gatherWindow(work: Work, { kernel, inputs, outputs }: Layer, rows: SparseRows, kind: Int32Array | undefined, row: number): void {
  const { value, place } = work;
  const last = (kind?.length ?? rows.first.length - 1) - 1;
  let count = 0;
  for (let tap = 0, seen = row - (kernel >> 1); tap < kernel; tap++, seen++) {
    if (seen < 0 || seen > last) continue;
    const at = kind === undefined ? seen : kind[seen]!;
    for (let k = rows.first[at]!, end = rows.first[at + 1]!; k < end; k++) {
      value[count] = rows.value[k]!;
      place[count++] = (tap * inputs + rows.column[k]!) * outputs;
    }
  }
  work.count = count;
}

/** Adds the products of values and weights to the sums, of which there are a multiple of LANES. */
function addProducts({ count, value, place, sums }: Work, { outputs, weights }: Layer): void {
  for (let o = 0; o < outputs; o += LANES) {
    let a = sums[o]!;
    let b = sums[o + 1]!;
    let c = sums[o + 2]!;
    let d = sums[o + 3]!;
    let e = sums[o + 4]!;
    let f = sums[o + 5]!;
    let g = sums[o + 6]!;
    let h = sums[o + 7]!;
    let i = sums[o + 8]!;
    let j = sums[o + 9]!;
    for (let k = 0; k < count; k++) {
      const factor = value[k]!;
      const w = place[k]! + o;
      a += factor * weights[w]!;
      b += factor * weights[w + 1]!;
      c += factor * weights[w + 2]!;
      d += factor * weights[w + 3]!;
      e += factor * weights[w + 4]!;
      f += factor * weights[w + 5]!;
      g += factor * weights[w + 6]!;
      h += factor * weights[w + 7]!;
      i += factor * weights[w + 8]!;
      j += factor * weights[w + 9]!;
    }
    sums[o] = a;
    sums[o + 1] = b;
    sums[o + 2] = c;
    sums[o + 3] = d;
    sums[o + 4] = e;
    sums[o + 5] = f;
    sums[o + 6] = g;
    sums[o + 7] = h;
    sums[o + 8] = i;
    sums[o + 9] = j;
  }
}

/** Scale, bias and ReLU. */
function keepPositive({ first, column, value }: SparseRows, { outputs, scale, bias }: Layer, sums: Float64Array, row: number): void {
  let at = first[row]!;
  for (let o = 0; o < outputs; o++) {
    const own = Math.round(scale[o]! * sums[o]! + bias[o]! * ONE);
    if (own <= 0) continue;
    column[at] = o;
    value[at++] = own;
  }
  first[row + 1] = at;
}
