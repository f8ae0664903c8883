import type { Layer, Network } from './network.ts';

/**
 * The layers without what makes no difference to their results: inputs and hidden channels that no later layer looks at, whose weights are all 0. Training leaves
 * few of the paper's channels alive (bench/train/README.md). One is kept where all are dead.
 */
export function liveLayers(layers: readonly Layer[]): Network {
  const seen = layers.map(inputsSeen);
  const live = layers.map((layer, i) => {
    const { kernel, inputs, outputs } = layer;
    const isLast = i === layers.length - 1;
    const from = seen[i]!;
    const to = isLast ? Array.from({ length: outputs }, (_, o) => o) : seen[i + 1]!;
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
  return { columns: Int32Array.from(seen[0]!), layers: live };
}

/** Inputs of a layer of which at least one weight is not 0. */
function inputsSeen({ kernel, inputs, outputs, weights }: Layer): number[] {
  const seen: number[] = [];
  for (let input = 0; input < inputs; input++) {
    const taps = Array.from({ length: kernel }, (_, tap) => (tap * inputs + input) * outputs);
    if (taps.some((at) => weights.subarray(at, at + outputs).some((weight) => weight !== 0))) seen.push(input);
  }
  return seen.length > 0 ? seen : [0];
}
