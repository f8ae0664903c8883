import { UNARY_SHAPE, type Layer, type Network } from '../../../src/engine/algorithms/web2text/network.ts';

/**
 * The layers without dead inputs and hidden channels: those whose weights in the next layer are all 0. Training leaves
 * few channels alive (docs/experiments/web2text-size.md). If all of a layer are dead, the first one stays.
 */
export function liveLayers(layers: readonly Layer[]): Network {
  const inputsOf = layers.map(liveInputs);
  const live = layers.map((layer, i) => {
    const { kernel, inputs, outputs } = layer;
    const isLast = i === layers.length - 1;
    const from = inputsOf[i]!;
    const to = isLast ? Array.from({ length: outputs }, (_, o) => o) : inputsOf[i + 1]!;
    const [narrow, wide] = [from.length, to.length];
    const weights = new Float32Array(kernel * narrow * wide);
    for (let tap = 0; tap < kernel; tap++) {
      for (const [c, input] of from.entries()) {
        for (const [o, output] of to.entries())
          weights[(tap * narrow + c) * wide + o] = layer.weights[(tap * inputs + input) * outputs + output]!;
      }
    }
    const scale = new Float32Array(wide).fill(1);
    const bias = new Float32Array(wide);
    for (const [o, output] of to.entries()) {
      scale[o] = layer.scale[output]!;
      bias[o] = layer.bias[output]!;
    }
    return { kernel, inputs: narrow, outputs: wide, weights, scale, bias };
  });
  return { columns: Int32Array.from(inputsOf[0]!), layers: live };
}

/** The layers of a network of blocks in the full shape of the paper, with zeros for the dead inputs and channels. */
export function wholeLayers({ columns, layers }: Network): Layer[] {
  return layers.map((layer, i) => {
    const shape = UNARY_SHAPE[i]!;
    const weights = new Float32Array(shape.kernel * shape.inputs * shape.outputs);
    for (let tap = 0; tap < layer.kernel; tap++) {
      for (let c = 0; c < layer.inputs; c++) {
        const input = i === 0 ? columns[c]! : c;
        const from = (tap * layer.inputs + c) * layer.outputs;
        weights.set(layer.weights.subarray(from, from + layer.outputs), (tap * shape.inputs + input) * shape.outputs);
      }
    }
    const scale = new Float32Array(shape.outputs).fill(1);
    const bias = new Float32Array(shape.outputs);
    scale.set(layer.scale);
    bias.set(layer.bias);
    return { ...shape, weights, scale, bias };
  });
}

/** The inputs of a layer that have at least one weight other than 0. */
function liveInputs({ kernel, inputs, outputs, weights }: Layer): number[] {
  const live: number[] = [];
  for (let input = 0; input < inputs; input++) {
    const taps = Array.from({ length: kernel }, (_, tap) => (tap * inputs + input) * outputs);
    if (taps.some((at) => weights.subarray(at, at + outputs).some((weight) => weight !== 0))) live.push(input);
  }
  return live.length > 0 ? live : [0];
}
