import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COLUMN_NAMES } from '../../../src/engine/evidence/column-names.ts';
import { FOREST_VERSION } from '../../../src/engine/model/forest-file.ts';
import { readPage, readSet } from '../../data/data-set.ts';
import constants from '../constants.json' with { type: 'json' };

/** Pages of one set that trees learned from; the hashes change with any of these pages or any gold text of the set. */
export type LearnedSet = {
  readonly set: string;
  readonly pages: number;
  readonly goldSha256: string;
  readonly pagesSha256: string;
};

/** What is known of a training; null for a value that was not recorded. */
export type TrainingFacts = {
  readonly sets: readonly LearnedSet[];
  readonly blocks: number | null;
  readonly evidenceSha256: string | null;
  readonly packages: Readonly<Record<string, string>> | null;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
};

/** Counts and hashes of the pages of a set, by id. */
export async function learnedSet(dataDir: string, set: string, ids: readonly string[]): Promise<LearnedSet> {
  const sources = new Map((await readSet(dataDir, set, null)).map((page) => [page.id, page]));
  const pages = createHash('sha256');
  const gold = createHash('sha256');
  for (const id of [...ids].sort()) {
    const source = sources.get(id)!;
    pages.update(`${id}\n`).update((await readPage(source)).html);
    gold.update(JSON.stringify([id, source.gold.url ?? null, source.gold.type ?? null, source.gold.text]));
  }
  return { set, pages: ids.length, goldSha256: gold.digest('hex'), pagesSha256: pages.digest('hex') };
}

/** SHA-256 of the exported evidence and labels of all sets. */
export async function evidenceHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['pages.json', 'evidence.f32', 'share.f32', 'tokens.i32'])
    hash.update(await readFile(join(folder, name)));
  return hash.digest('hex');
}

/** The manifest of a forest: the text of manifest.json. */
export function manifestText(forest: Uint8Array, { figures, notes, ...training }: TrainingFacts): string {
  const { forgetting, thinning, contentTrees, kindTrees, ...settings } = constants.winnow;
  const manifest = {
    algorithm: 'winnow',
    version: FOREST_VERSION,
    file: 'forest.txt',
    bytes: forest.length,
    sha256: createHash('sha256').update(forest).digest('hex'),
    training: {
      command: 'npm run train',
      ...training,
      folds: `${constants.folds} folds by registered domain and gold text`,
      seeds: {
        trees: contentTrees.parameters.seed,
        kinds: kindTrees.parameters.seed,
        thinning: thinning.seed,
        forgetting: forgetting.seed,
      },
      settings: {
        blockWeight: constants.blockWeight,
        ...settings,
        thinning,
        forgetting,
        contentTrees,
        kindTrees,
      },
    },
    figures,
    notes,
    columns: COLUMN_NAMES,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
