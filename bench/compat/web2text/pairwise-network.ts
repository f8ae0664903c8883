import {
  networkShape,
  wholeNetwork,
  type Layer,
  type LayerShape,
  type Network,
} from '../../../src/engine/algorithms/web2text/network.ts';
import { EDGE_WIDTH } from './edge-feature-names.ts';
import { EDGE_CLASSES } from './viterbi.ts';
import weights from './weights/pairwise.json' with { type: 'json' };

/** Shape of the network of edges: 12,870 weights and 164 biases. */
export const PAIRWISE_SHAPE: readonly LayerShape[] = networkShape(EDGE_WIDTH, EDGE_CLASSES);

/** Layers of the second network of the paper, trained together with the shipped weights. */
export const PAIRWISE_LAYERS: readonly Layer[] = PAIRWISE_SHAPE.map((shape, i) => {
  const { weights: bytes, scale, bias } = weights.layers[i]!;
  return {
    ...shape,
    weights: new Float32Array(bytes),
    scale: new Float32Array(scale),
    bias: new Float32Array(bias),
  };
});

/** The second network of the paper. */
export const PAIRWISE_NETWORK: Network = wholeNetwork(PAIRWISE_LAYERS);

/** The text of weights/pairwise.json: weights are signed bytes, to be multiplied by the scale of their output. */
export function pairwiseText(layers: readonly Layer[], features: readonly string[]): string {
  const digits = (values: Float32Array): number[] => Array.from(values, (value) => Number(value.toPrecision(7)));
  const json = layers.map((layer) => ({
    scale: digits(layer.scale),
    bias: digits(layer.bias),
    weights: [...layer.weights],
  }));
  return `${JSON.stringify({ features, layers: json })}\n`;
}
