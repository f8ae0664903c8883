import { liveLayers } from './live-layers.ts';
import { LANES, PAIRWISE_SHAPE, UNARY_SHAPE, type Layer, type LayerShape } from './network.ts';

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

const FILE = `the resource "${WEIGHTS_NAME}" (weights/web2text.bin)`;
const MISSHAPEN = `${FILE} has not the shape of the networks.`;

/** Networks of a file, each layer as wide as the paper has it. Throws an Error that names the file where its length is wrong. */
export function layersOf(bytes: Uint8Array): Pick<Weights, 'unary' | 'pairwise'> {
  if (bytes.length !== WEIGHTS_BYTES) throw new Error(`${FILE} has ${bytes.length} bytes; the networks take ${WEIGHTS_BYTES}.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const floats = Float32Array.from({ length: 2 * OUTPUTS }, (_, i) => view.getFloat32(FLOAT_BYTES * i, true));
  const weights = Float32Array.from({ length: WEIGHTS }, (_, i) => view.getInt8(floats.byteLength + i));
  let at = 0;
  let first = 0;
  const layers = SHAPES.map((layer): Layer => {
    const [from, output] = [at, first];
    at += layer.kernel * layer.inputs * layer.outputs;
    first += layer.outputs;
    return { ...layer, weights: weights.subarray(from, at), scale: floats.subarray(output, first), bias: floats.subarray(OUTPUTS + output, OUTPUTS + first) };
  });
  return { unary: layers.slice(0, UNARY_SHAPE.length), pairwise: layers.slice(UNARY_SHAPE.length) };
}

/**
 * The text that ships: JSON, for on a page that waits nothing reads numbers faster than the platform itself; and of the networks only what is alive. `columns` are
 * the features that the first layer looks at.
 */
type Json = { readonly version: number; readonly lambda: number; readonly unary: JsonNetwork; readonly pairwise: JsonNetwork };
type JsonNetwork = { readonly columns: readonly number[]; readonly layers: readonly JsonLayer[] };
type JsonLayer = { readonly weights: readonly number[]; readonly scale: readonly number[]; readonly bias: readonly number[] };

/** The text of a file, for who packs resources. Throws an Error that names the file where its length is wrong. */
export function weightsText(bytes: Uint8Array, { version, lambda }: Pick<Json, 'version' | 'lambda'>): string {
  const { unary, pairwise } = layersOf(bytes);
  return JSON.stringify({ version, lambda, unary: jsonOf(unary), pairwise: jsonOf(pairwise) } satisfies Json);
}

function jsonOf(network: readonly Layer[]): JsonNetwork {
  const live = liveLayers(network);
  const digits = (values: Float32Array): number[] => Array.from(values, (value) => Number(value.toPrecision(DIGITS)));
  return { columns: [...live[0]!.reads!.columns], layers: live.map(({ weights, scale, bias }) => ({ weights: [...weights], scale: digits(scale), bias: digits(bias) })) };
}

/** Weights from the text that they come as. Throws an Error that names the file where it is no such text, of another version, or of another shape than the networks. */
export function parseWeights(text: string): Weights {
  const { version, lambda, unary, pairwise } = readJson(text);
  if (version !== WEIGHTS_VERSION) throw new Error(`${FILE} has version ${version}; the features have version ${WEIGHTS_VERSION}.`);
  return { unary: networkOf(unary, UNARY_SHAPE), pairwise: networkOf(pairwise, PAIRWISE_SHAPE), lambda };
}

function networkOf({ columns, layers }: JsonNetwork, shape: readonly LayerShape[]): Layer[] {
  const width = shape[0]!.inputs;
  let inputs = columns.length;
  if (layers.length !== shape.length || columns.some((column) => !(column >= 0 && column < width))) throw new Error(MISSHAPEN);
  return layers.map(({ weights, scale, bias }, i) => {
    const { kernel, outputs: most } = shape[i]!;
    const layer: Layer = { kernel, inputs, outputs: scale.length, weights: new Int8Array(weights), scale: new Float32Array(scale), bias: new Float32Array(bias), ...(i === 0 && { reads: { columns: new Int32Array(columns), width } }) };
    const { outputs } = layer;
    const isWide = i === shape.length - 1 ? outputs === most : outputs <= most && outputs % LANES === 0;
    if (!isWide || bias.length !== outputs || weights.length !== kernel * inputs * outputs) throw new Error(MISSHAPEN);
    inputs = outputs;
    return layer;
  });
}

function readJson(text: string): Json {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${FILE} is no JSON.`, { cause });
  }
  const { version, lambda, unary, pairwise } = (json ?? {}) as Partial<Json>;
  if (typeof version !== 'number' || typeof lambda !== 'number' || !isNetwork(unary) || !isNetwork(pairwise)) throw new Error(`${FILE} has no version, lambda, unary and pairwise networks.`);
  return { version, lambda, unary, pairwise };
}

function isNetwork(network: Partial<JsonNetwork> | undefined): network is JsonNetwork {
  const isLayer = ({ weights, scale, bias }: Partial<JsonLayer>): boolean => [weights, scale, bias].every((values) => Array.isArray(values));
  return Array.isArray(network?.columns) && Array.isArray(network.layers) && network.layers.every((layer) => isLayer((layer ?? {}) as Partial<JsonLayer>));
}

function sum(of: (layer: LayerShape) => number): number {
  return SHAPES.reduce((total, layer) => total + of(layer), 0);
}
