import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { divScorer } from '../div-scorer/index.ts';
import { web2text } from './index.ts';
import { PAIRWISE_SHAPE, UNARY_SHAPE, wholeNetwork, type Layer, type LayerShape } from './network.ts';
import { WEIGHTS_NAME, type Weights } from './weights.ts';

const empty = (shape: readonly LayerShape[]): Layer[] =>
  shape.map((layer) => ({
    ...layer,
    weights: new Float32Array(layer.kernel * layer.inputs * layer.outputs),
    scale: new Float32Array(layer.outputs).fill(1),
    bias: new Float32Array(layer.outputs),
  }));

/** Weights that pass one feature of a block on to "content", through one channel of each layer; the pairwise network knows nothing. */
function weightsOn(feature: number, lambda = 0): Weights {
  const unary = empty(UNARY_SHAPE);
  const put = (layer: number, input: number, tap: number, output: number, value: number): void => {
    const { weights, inputs, outputs } = unary[layer]!;
    weights[(tap * inputs + input) * outputs + output] = value;
  };
  put(0, feature, 0, 0, 1);
  put(1, 0, 0, 0, 1);
  for (const layer of [2, 3]) put(layer, 0, 1, 0, 1);
  put(4, 0, 1, 1, 8);
  unary[4]!.bias[0] = 4;
  return { unary: wholeNetwork(unary), pairwise: wholeNetwork(empty(PAIRWISE_SHAPE)), lambda };
}

const HAS_PUNCTUATION = 9;
const PAGE = pageOf('<nav><a>Home</a></nav><div><p>One two, <b>three</b> four.</p><p>five</p></div>');

test('blocks are kept by what the network makes of their texts, most of their characters deciding', () => {
  const { keep, score, reason, note } = web2text({ weights: weightsOn(HAS_PUNCTUATION) }).classify(PAGE);
  expect(keep).toEqual([false, true, false]);
  expect(reason).toEqual(['unlikely', 'likely', 'unlikely']);
  expect(score[1]).toBeGreaterThan(0.5);
  expect(score[0]).toBeLessThan(0.05);
  expect(note).toBeUndefined();
});

test('neighbours overrule a network that is less sure than they are', () => {
  const weights = weightsOn(HAS_PUNCTUATION, 50);
  weights.pairwise!.layers[4]!.bias.set([2, -2, -2, 2]);
  const { keep, reason } = web2text({ weights }).classify(PAGE);
  expect(new Set(keep).size).toBe(1);
  expect(reason).toContain('as-neighbours');
});

test('the weights are asked for, and without them the div scorer decides and says so', () => {
  const algorithm = web2text();
  expect(algorithm.needs?.(PAGE)).toEqual([WEIGHTS_NAME]);
  expect(algorithm.classify(PAGE)).toEqual({
    ...divScorer().classify(PAGE),
    note: 'no-weights',
    missing: WEIGHTS_NAME,
  });
  expect(algorithm.classify(PAGE, { [WEIGHTS_NAME]: 'of another version' })).toMatchObject({
    note: 'no-weights',
    missing: WEIGHTS_NAME,
  });
});
