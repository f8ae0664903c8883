import { UNARY_SHAPE, type Layer, type Network } from './network.ts';

/** Name of the resource that holds the weights. */
export const WEIGHTS_NAME = 'web2text-weights';

/** Increase it with every change of a feature or of the file format: weights of another version are unusable. */
export const WEIGHTS_VERSION = 2;

const FILE = `the resource "${WEIGHTS_NAME}" (weights/network.json)`;
const NEXT_STEP = 'Train again: npm run train:web2text.';
const WRONG_SHAPE = `${FILE} does not have the shape of the network. ${NEXT_STEP}`;

/**
 * The text of weights/network.json. It is JSON because browsers parse it faster than a script can decode bytes before
 * it is compiled. It holds live inputs and channels only; `columns` has the numbers of the live features.
 */
export type WeightsJson = {
  readonly version: number;
  readonly columns: readonly number[];
  readonly layers: readonly LayerJson[];
};
type LayerJson = {
  readonly weights: readonly number[];
  readonly scale: readonly number[];
  readonly bias: readonly number[];
};

/** The network in the text. Throws an Error if the text is not JSON, or has another version or shape. */
export function parseWeights(text: string): Network {
  const { version, columns: numbers, layers: given } = readJson(text);
  if (version !== WEIGHTS_VERSION)
    throw new Error(`${FILE} has version ${version} instead of ${WEIGHTS_VERSION}. ${NEXT_STEP}`);
  if (!Array.isArray(numbers) || !Array.isArray(given) || given.length !== UNARY_SHAPE.length)
    throw new Error(WRONG_SHAPE);
  const columns = new Int32Array(numbers);
  const width = UNARY_SHAPE[0]!.inputs;
  let inputs = columns.length;
  if (columns.some((column) => column < 0 || column >= width)) throw new Error(WRONG_SHAPE);
  const layers = UNARY_SHAPE.map(({ kernel, outputs: most }, i) => {
    const { weights = [], scale = [], bias = [] }: Partial<LayerJson> = given[i] ?? {};
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
