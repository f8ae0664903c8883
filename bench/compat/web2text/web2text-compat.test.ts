import { expect, test } from 'vitest';
import { resources } from '../../../vite/resources.ts';
import { collapseTree } from '../../../src/engine/algorithms/web2text/collapsed-tree.ts';
import { divScorer } from '../../../src/engine/algorithms/div-scorer/index.ts';
import { wholeNetwork } from '../../../src/engine/algorithms/web2text/network.ts';
import { WEIGHTS_NAME } from '../../../src/engine/algorithms/web2text/weights.ts';
import { outlineOf, pageOf } from '../../../src/engine/testing/outline-of.ts';
import { networkPassing } from '../../../src/engine/testing/web2text-network.ts';
import { edgeFeatures } from './edge-features.ts';
import { web2textCompat } from './index.ts';
import { forward } from './log-probabilities.ts';
import { PAIRWISE_LAYERS, PAIRWISE_NETWORK, pairwiseText } from './pairwise-network.ts';
import fixture from './weights/fixture.json' with { type: 'json' };
import stored from './weights/pairwise.json' with { type: 'json' };

const HAS_PUNCTUATION = 9;
const PAGE = pageOf('<nav><a>Home</a></nav><div><p>One two, <b>three</b> four.</p><p>five</p></div>');

test('the network of edges overrules the network of blocks if it is more certain', () => {
  const layers = PAIRWISE_LAYERS.map((layer) => ({ ...layer, weights: layer.weights.map(() => 0) }));
  layers[4] = { ...layers[4]!, bias: Float32Array.of(2, -2, -2, 2) };
  const options = { unary: networkPassing(HAS_PUNCTUATION), pairwise: wholeNetwork(layers) };
  const { keep, reason } = web2textCompat({ ...options, lambda: 50 }).classify(PAGE);
  expect(new Set(keep).size).toBe(1);
  expect(reason).toContain('mixed');
  expect(web2textCompat({ ...options, lambda: 0 }).classify(PAGE).keep).toEqual([false, true, false]);
});

test('the engine computes the same edge probabilities as torch', () => {
  for (const { html, pairwise } of fixture) {
    const outline = outlineOf(html);
    const logs = forward(PAIRWISE_NETWORK, edgeFeatures(outline, collapseTree(outline)));
    expect(logs).toHaveLength(pairwise.length);
    logs.forEach((log, i) => expect(Math.exp(log)).toBeCloseTo(Math.exp(pairwise[i]!), 4));
  }
});

test('pairwiseText writes the stored weights', () => {
  expect(JSON.parse(pairwiseText(PAIRWISE_LAYERS, stored.features))).toEqual(stored);
});

test('needs the weights of the first network; without them the div scorer decides', async () => {
  const algorithm = web2textCompat();
  expect(algorithm.needs!(PAGE)).toEqual([WEIGHTS_NAME]);
  expect(algorithm.classify(PAGE, await resources()).note).toBeUndefined();
  expect(algorithm.classify(PAGE)).toEqual({
    ...divScorer().classify(PAGE),
    note: 'no-weights',
    missing: WEIGHTS_NAME,
  });
});
