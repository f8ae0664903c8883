import { liveLayers } from './live-layers.ts';
import { PAIRWISE_SHAPE, UNARY_SHAPE, type Layer, type LayerShape, type Network } from './network.ts';

/** The networks and how much their structure counts; without the second one where it counts for nothing. */
export type Weights = { readonly unary: Network; readonly pairwise: Network | null; readonly lambda: number };

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

/** Layers of a file, each as wide as the paper has it. Throws an Error that names the file where its length is wrong. */
export function layersOf(bytes: Uint8Array): { readonly unary: readonly Layer[]; readonly pairwise: readonly Layer[] } {
  if (bytes.length !== WEIGHTS_BYTES)
    throw new Error(`${FILE} has ${bytes.length} bytes; the networks take ${WEIGHTS_BYTES}.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const floats = Float32Array.from({ length: 2 * OUTPUTS }, (_, i) => view.getFloat32(FLOAT_BYTES * i, true));
  const weights = Float32Array.from({ length: WEIGHTS }, (_, i) => view.getInt8(floats.byteLength + i));
  let at = 0;
  let first = 0;
  const layers = SHAPES.map((layer): Layer => {
    const [from, output] = [at, first];
    at += layer.kernel * layer.inputs * layer.outputs;
    first += layer.outputs;
    return {
      ...layer,
      weights: weights.subarray(from, at),
      scale: floats.subarray(output, first),
      bias: floats.subarray(OUTPUTS + output, OUTPUTS + first),
    };
  });
  return { unary: layers.slice(0, UNARY_SHAPE.length), pairwise: layers.slice(UNARY_SHAPE.length) };
}

/**
 * The text that ships: a line of JSON for each network, for on a page that waits nothing reads numbers faster than the platform itself; and of the networks only what is
 * alive. `columns` are the features that the first layer looks at.
 */
type Head = { readonly version: number; readonly lambda: number };
type Line = {
  readonly columns: readonly number[];
  readonly layers: readonly {
    readonly weights: readonly number[];
    readonly scale: readonly number[];
    readonly bias: readonly number[];
  }[];
};

/** The text of a file, for who packs resources. Throws an Error that names the file where its length is wrong. */
export function weightsText(bytes: Uint8Array, { version, lambda }: Head): string {
  const { unary, pairwise } = layersOf(bytes);
  return [{ version, lambda, ...lineOf(unary) }, lineOf(pairwise)].map((line) => JSON.stringify(line)).join('\n');
}

function lineOf(layers: readonly Layer[]): Line {
  const live = liveLayers(layers);
  const digits = (values: Float32Array): number[] => Array.from(values, (value) => Number(value.toPrecision(DIGITS)));
  return {
    columns: [...live.columns],
    layers: live.layers.map(({ weights, scale, bias }) => ({
      weights: [...weights],
      scale: digits(scale),
      bias: digits(bias),
    })),
  };
}

/**
 * Weights from the text that they come as; the second network where it counts or the caller wants it. Throws an Error that names the file where it is no such text, of another
 * version, or of another shape than the networks.
 */
export function parseWeights(text: string, wantsStructure = false): Weights {
  const [own, structure] = text.split('\n');
  const head = readJson(own!);
  const { version, lambda } = head;
  if (version !== WEIGHTS_VERSION || typeof lambda !== 'number')
    throw new Error(`${FILE} has version ${version}; the features have version ${WEIGHTS_VERSION}.`);
  return {
    unary: networkOf(head, UNARY_SHAPE),
    pairwise: wantsStructure || lambda > 0 ? networkOf(readJson(structure ?? ''), PAIRWISE_SHAPE) : null,
    lambda,
  };
}

function networkOf({ columns: seen, layers: given }: Partial<Line>, shape: readonly LayerShape[]): Network {
  const width = shape[0]!.inputs;
  if (!Array.isArray(seen) || !Array.isArray(given) || given.length !== shape.length) throw new Error(MISSHAPEN);
  const columns = new Int32Array(seen);
  let inputs = columns.length;
  for (let c = 0; c < inputs; c++) if (!(columns[c]! >= 0 && columns[c]! < width)) throw new Error(MISSHAPEN);
  const layers = shape.map(({ kernel, outputs: most }, i) => {
    const { weights = [], scale = [], bias = [] } = (given as Partial<Line['layers'][number]>[])[i]!;
    const layer: Layer = {
      kernel,
      inputs,
      outputs: scale.length,
      weights: new Float32Array(weights),
      scale: new Float32Array(scale),
      bias: new Float32Array(bias),
    };
    const { outputs } = layer;
    const isWide = i === shape.length - 1 ? outputs === most : outputs > 0 && outputs <= most;
    if (inputs === 0 || !isWide || bias.length !== outputs || weights.length !== kernel * inputs * outputs)
      throw new Error(MISSHAPEN);
    inputs = outputs;
    return layer;
  });
  return { columns, layers };
}

function readJson(text: string): Partial<Head & Line> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Head & Line>;
  } catch (cause) {
    throw new Error(`${FILE} is no JSON.`, { cause });
  }
}

function sum(of: (layer: LayerShape) => number): number {
  return SHAPES.reduce((total, layer) => total + of(layer), 0);
}
