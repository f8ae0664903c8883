import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseWeights } from '../../../src/engine/algorithms/web2text/weights.ts';
import { PAIRWISE_LAYERS, PAIRWISE_NETWORK } from '../../compat/web2text/pairwise-network.ts';
import { spread } from '../../data/data-set.ts';
import { savedIds, savedPage } from '../../outlines/saved-outlines.ts';
import { exportFeatures, type LabelledPage } from './export-features.ts';
import { wholeLayers } from './live-layers.ts';
import { equalWeight } from './loss-weights.ts';
import { predict } from './predict.ts';
import { hasPackages } from '../python.ts';
import { torchForward } from './torch.ts';
import { CACHE } from '../../command/paths.ts';

const WEIGHTS = new URL('../../../src/engine/algorithms/web2text/weights/network.json', import.meta.url);
const SET = 'wcxb-dev';
const PAGES = 100;
const canRun = existsSync(join(CACHE, 'outlines', SET)) && (await hasPackages(['numpy', 'torch']));

async function* unlabelled(ids: readonly string[]): AsyncGenerator<LabelledPage> {
  for (const id of ids) {
    const { outline } = await savedPage(SET, id);
    yield { outline, labels: new Uint8Array(outline.runs.length) };
  }
}

test.runIf(canRun)(
  'the engine and torch compute the same probabilities on a hundred pages with the shipped weights',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'web2text-'));
    try {
      const rows = await exportFeatures(unlabelled(spread(await savedIds(SET), PAGES)), { folder, weigh: equalWeight });
      const unary = parseWeights(await readFile(WEIGHTS, 'utf8'));
      const torch = await torchForward(folder, rows, { unary: wholeLayers(unary), pairwise: PAIRWISE_LAYERS });
      let largest = 0;
      for await (const { page, potentials } of predict(folder, rows, {
        networks: { unary, pairwise: PAIRWISE_NETWORK },
        pages: rows.map((_, i) => i),
      })) {
        for (const part of ['unary', 'pairwise'] as const) {
          const [ours, theirs] = [potentials[part], torch[page]![part]];
          expect(ours).toHaveLength(theirs.length);
          for (let i = 0; i < ours.length; i++)
            largest = Math.max(largest, Math.abs(Math.exp(ours[i]!) - Math.exp(theirs[i]!)));
        }
      }
      expect(rows.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(1000);
      expect(largest).toBeLessThan(1e-4);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
