import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { BLOCK_FEATURES } from './feature-names.ts';
import { contentProbabilities } from './keeping-threshold.ts';
import { outputsOf } from './network.ts';
import { pageFeatures } from './page-features.ts';
import { parseWeights, WEIGHTS_VERSION } from './weights.ts';

/** `unary` has the log probabilities of "no" and "yes" that torch computed, leaf by leaf. */
type Fixture = { readonly html: string; readonly unary: readonly number[] };

const file = (name: string): Promise<Buffer> => readFile(new URL(`./weights/${name}`, import.meta.url));
const json = async (name: string): Promise<unknown> => JSON.parse((await file(name)).toString('utf8'));

test('the manifest describes the weights file and the features that it was trained on', async () => {
  const bytes = await file('network.json');
  expect(await json('manifest.json')).toMatchObject({
    version: WEIGHTS_VERSION,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    features: BLOCK_FEATURES.map(({ name }) => name),
  });
});

test('the engine computes the same probabilities as torch with the shipped weights', async () => {
  const network = parseWeights((await file('network.json')).toString('utf8'));
  const fixture = (await json('fixture.json')) as Fixture[];
  expect(fixture.length).toBeGreaterThan(3);
  for (const { html, unary } of fixture) {
    const probabilities = contentProbabilities(
      outputsOf(network, pageFeatures(outlineOf(html), network.columns).blocks),
    );
    expect(2 * probabilities.length).toBe(unary.length);
    probabilities.forEach((probability, l) => expect(probability).toBeCloseTo(Math.exp(unary[2 * l + 1]!), 4));
  }
});

test('the shipped network uses no features of words, so it works the same in any language', async () => {
  const { columns } = parseWeights((await file('network.json')).toString('utf8'));
  const names = Array.from(columns, (column) => BLOCK_FEATURES[column]!.name);
  expect(names.filter((name) => /word|stop|capitals/.test(name))).toEqual([]);
});
