import { UNARY_SHAPE, wholeNetwork, type Layer, type Network } from '../algorithms/web2text/network.ts';

/**
 * A network of blocks for tests that passes one feature on to "yes" (8 times its value), through one channel of each
 * layer, and 4 to "no".
 */
export function networkPassing(feature: number): Network {
  const layers = UNARY_SHAPE.map((shape): Layer => ({
    ...shape,
    weights: new Float32Array(shape.kernel * shape.inputs * shape.outputs),
    scale: new Float32Array(shape.outputs).fill(1),
    bias: new Float32Array(shape.outputs),
  }));
  const put = (layer: number, input: number, tap: number, output: number, value: number): void => {
    const { weights, inputs, outputs } = layers[layer]!;
    weights[(tap * inputs + input) * outputs + output] = value;
  };
  put(0, feature, 0, 0, 1);
  put(1, 0, 0, 0, 1);
  for (const layer of [2, 3]) put(layer, 0, 1, 0, 1);
  put(4, 0, 1, 1, 8);
  layers[4]!.bias[0] = 4;
  return wholeNetwork(layers);
}
