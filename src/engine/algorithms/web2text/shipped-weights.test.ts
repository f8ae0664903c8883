import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { BLOCK_FEATURES, EDGE_FEATURES } from './feature-names.ts';
import { forward } from './network.ts';
import { pageFeatures } from './page-features.ts';
import { parseWeights, WEIGHTS_BYTES, WEIGHTS_VERSION, weightsText } from './weights.ts';

type Fixture = { readonly html: string; readonly unary: readonly number[]; readonly pairwise: readonly number[] };

const file = (name: string): Promise<Buffer> => readFile(new URL(`./weights/${name}`, import.meta.url));
const json = async (name: string): Promise<unknown> => JSON.parse((await file(name)).toString('utf8'));

test('the manifest tells the weights beside it, and the features that they were trained on', async () => {
  const bytes = await file('web2text.bin');
  expect(await json('manifest.json')).toMatchObject({
    version: WEIGHTS_VERSION,
    bytes: WEIGHTS_BYTES,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    features: { block: BLOCK_FEATURES.map(({ name }) => name), edge: EDGE_FEATURES.map(({ name }) => name) },
  });
  expect(bytes).toHaveLength(WEIGHTS_BYTES);
});

test('the engine makes of pages what torch made of them with the same weights', async () => {
  const { unary, pairwise } = parseWeights(
    weightsText(await file('web2text.bin'), { version: WEIGHTS_VERSION, lambda: 0 }),
    true,
  );
  const fixture = (await json('fixture.json')) as Fixture[];
  expect(fixture.length).toBeGreaterThan(3);
  for (const page of fixture) {
    const { blocks, edges } = pageFeatures(outlineOf(page.html), { blocks: unary.columns, edges: pairwise!.columns });
    const logs = { unary: forward(unary, blocks), pairwise: forward(pairwise!, edges) };
    for (const part of ['unary', 'pairwise'] as const) {
      expect(logs[part]).toHaveLength(page[part].length);
      logs[part].forEach((log, i) => expect(Math.exp(log)).toBeCloseTo(Math.exp(page[part][i]!), 4));
    }
  }
});

test('what ships looks at no words: a page in any language is read the same', async () => {
  const { unary } = parseWeights(weightsText(await file('web2text.bin'), { version: WEIGHTS_VERSION, lambda: 0 }));
  const names = Array.from(unary.columns, (column) => BLOCK_FEATURES[column]!.name);
  expect(names.filter((name) => /word|stop|capitals/.test(name))).toEqual([]);
});
