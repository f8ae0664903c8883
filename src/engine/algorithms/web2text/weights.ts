import { liveLayers } from './live-layers.ts';
import { UNARY_SHAPE, type Layer, type LayerShape, type Network } from './network.ts';

/** Name of the resource that holds the weights. */
export const WEIGHTS_NAME = 'web2text-weights';

/** Increase it with every change of a feature or of the file format: weights of another version are unusable. */
export const WEIGHTS_VERSION = 2;

const OUTPUTS = sum(({ outputs }) => outputs);
const WEIGHTS = sum(({ kernel, inputs, outputs }) => kernel * inputs * outputs);
const FLOAT_BYTES = 4;
/** Significant digits of a float32. */
const DIGITS = 7;
/**
 * Size of weights/web2text.bin: a float32 scale for every output of every layer, as many float32 biases, then every
 * weight as a signed byte. A weight is scale × byte.
 */
export const WEIGHTS_BYTES = 2 * OUTPUTS * FLOAT_BYTES + WEIGHTS;

const FILE = `the resource "${WEIGHTS_NAME}" (weights/web2text.bin)`;
const NEXT_STEP = 'Train again: npm run train:web2text.';
const WRONG_SHAPE = `${FILE} does not have the shape of the network. ${NEXT_STEP}`;

/** The layers in the bytes of the file, in the full shape of the paper. Throws an Error if the length is wrong. */
export function layersOf(bytes: Uint8Array): readonly Layer[] {
  if (bytes.length !== WEIGHTS_BYTES)
    throw new Error(`${FILE} has ${bytes.length} bytes instead of ${WEIGHTS_BYTES}. ${NEXT_STEP}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const floats = Float32Array.from({ length: 2 * OUTPUTS }, (_, i) => view.getFloat32(FLOAT_BYTES * i, true));
  const weights = Float32Array.from({ length: WEIGHTS }, (_, i) => view.getInt8(floats.byteLength + i));
  let at = 0;
  let first = 0;
  return UNARY_SHAPE.map((layer): Layer => {
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
}

/**
 * The shipped text: JSON, because browsers parse it faster than a script can decode bytes before it is compiled.
 * It holds live inputs and channels only; `columns` has the numbers of the live features.
 */
type WeightsJson = {
  readonly version: number;
  readonly columns: readonly number[];
  readonly layers: readonly LayerJson[];
};
type LayerJson = {
  readonly weights: readonly number[];
  readonly scale: readonly number[];
  readonly bias: readonly number[];
};

/** The shipped text for the bytes of the file, for the build. Throws an Error if the length is wrong. */
export function weightsText(bytes: Uint8Array, version: number): string {
  const live = liveLayers(layersOf(bytes));
  const digits = (values: Float32Array): number[] => Array.from(values, (value) => Number(value.toPrecision(DIGITS)));
  const json: WeightsJson = {
    version,
    columns: [...live.columns],
    layers: live.layers.map(({ weights, scale, bias }) => ({
      weights: [...weights],
      scale: digits(scale),
      bias: digits(bias),
    })),
  };
  return JSON.stringify(json);
}

/** The network in the shipped text. Throws an Error if the text is not JSON, or has another version or shape. */
export function parseWeights(text: string): Network {
  const { version, columns: numbers, layers: given } = readJson(text);
  if (version !== WEIGHTS_VERSION)
    throw new Error(`${FILE} has version ${version} instead of ${WEIGHTS_VERSION}. ${NEXT_STEP}`);
  if (!Array.isArray(numbers) || !Array.isArray(given) || given.length !== UNARY_SHAPE.length)
    throw new Error(WRONG_SHAPE);
  const columns = new Int32Array(numbers);
  const width = UNARY_SHAPE[0]!.inputs;
  let inputs = columns.length;
  for (let c = 0; c < inputs; c++) if (!(columns[c]! >= 0 && columns[c]! < width)) throw new Error(WRONG_SHAPE);
  const layers = UNARY_SHAPE.map(({ kernel, outputs: most }, i) => {
    const { weights = [], scale = [], bias = [] } = (given as Partial<LayerJson>[])[i]!;
    const layer: Layer = {
      kernel,
      inputs,
      outputs: scale.length,
      weights: new Float32Array(weights),
      scale: new Float32Array(scale),
      bias: new Float32Array(bias),
    };
    const { outputs } = layer;
    const hasWidth = i === UNARY_SHAPE.length - 1 ? outputs === most : outputs > 0 && outputs <= most;
    if (inputs === 0 || !hasWidth || bias.length !== outputs || weights.length !== kernel * inputs * outputs)
      throw new Error(WRONG_SHAPE);
    inputs = outputs;
    return layer;
  });
  return { columns, layers };
}

function readJson(text: string): Partial<WeightsJson> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<WeightsJson>;
  } catch (cause) {
    throw new Error(`${FILE} is not JSON. Build the extension again.`, { cause });
  }
}

function sum(of: (layer: LayerShape) => number): number {
  return UNARY_SHAPE.reduce((total, layer) => total + of(layer), 0);
}
