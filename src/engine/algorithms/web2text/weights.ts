import { PAIRWISE_SHAPE, UNARY_SHAPE, type Layer, type LayerShape } from './network.ts';

/** The networks and how much their structure counts. */
export type Weights = { readonly unary: readonly Layer[]; readonly pairwise: readonly Layer[]; readonly lambda: number };

/** Name of the resource that holds the weights. */
export const WEIGHTS_NAME = 'web2text-weights';

/** Rises with every change of a feature or of the file's layout: weights of another version are no use. */
export const WEIGHTS_VERSION = 1;

const SHAPES = [...UNARY_SHAPE, ...PAIRWISE_SHAPE];
const OUTPUTS = sum(({ outputs }) => outputs);
const WEIGHTS = sum(({ kernel, inputs, outputs }) => kernel * inputs * outputs);
const FLOAT_BYTES = 4;
/** Significant digits of a float32. */
const DIGITS = 7;
/** Bytes of weights/web2text.bin: float32 scales of every layer's outputs, float32 biases of the same, then every weight as one signed byte: weight = scale × byte. */
export const WEIGHTS_BYTES = 2 * OUTPUTS * FLOAT_BYTES + WEIGHTS;

/** The text is JSON: on a page that waits, nothing reads 30,000 numbers faster than the platform itself. */
type Json = { readonly version: number; readonly lambda: number; readonly scales: readonly number[]; readonly biases: readonly number[]; readonly weights: readonly number[] };

const FILE = `the resource "${WEIGHTS_NAME}" (weights/web2text.bin)`;

/** Weights from the text that they come as. Throws an Error that names the file where it is no such text, of another version, or not as long as the networks are large. */
export function parseWeights(text: string): Weights {
  const { version, lambda, scales, biases, weights } = readJson(text);
  if (version !== WEIGHTS_VERSION) throw new Error(`${FILE} has version ${version}; the features have version ${WEIGHTS_VERSION}.`);
  if (scales.length !== OUTPUTS || biases.length !== OUTPUTS || weights.length !== WEIGHTS) throw new Error(`${FILE} has not the size of the networks.`);
  const [allWeights, allScales, allBiases] = [new Float32Array(weights), new Float32Array(scales), new Float32Array(biases)];
  let at = 0;
  let first = 0;
  const layers = SHAPES.map((layer) => {
    const [end, last] = [at + layer.kernel * layer.inputs * layer.outputs, first + layer.outputs];
    const made: Layer = { ...layer, weights: allWeights.subarray(at, end), scale: allScales.subarray(first, last), bias: allBiases.subarray(first, last) };
    at = end;
    first = last;
    return made;
  });
  return { unary: layers.slice(0, UNARY_SHAPE.length), pairwise: layers.slice(UNARY_SHAPE.length), lambda };
}

/** The text of a file, for who packs resources. Throws an Error that names the file where its length is wrong. */
export function weightsText(bytes: Uint8Array, { version, lambda }: Pick<Json, 'version' | 'lambda'>): string {
  if (bytes.length !== WEIGHTS_BYTES) throw new Error(`${FILE} has ${bytes.length} bytes; the networks take ${WEIGHTS_BYTES}.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const floats = Array.from({ length: 2 * OUTPUTS }, (_, i) => Number(view.getFloat32(FLOAT_BYTES * i, true).toPrecision(DIGITS)));
  const weights = Array.from({ length: WEIGHTS }, (_, i) => view.getInt8(2 * OUTPUTS * FLOAT_BYTES + i));
  return JSON.stringify({ version, lambda, scales: floats.slice(0, OUTPUTS), biases: floats.slice(OUTPUTS), weights } satisfies Json);
}

function readJson(text: string): Json {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${FILE} is no JSON.`, { cause });
  }
  const { version, lambda, scales, biases, weights } = (json ?? {}) as Partial<Json>;
  if (typeof version !== 'number' || typeof lambda !== 'number' || !Array.isArray(scales) || !Array.isArray(biases) || !Array.isArray(weights)) {
    throw new Error(`${FILE} has no version, lambda, scales, biases and weights.`);
  }
  return { version, lambda, scales, biases, weights: weights as number[] };
}

function sum(of: (layer: LayerShape) => number): number {
  return SHAPES.reduce((total, layer) => total + of(layer), 0);
}
