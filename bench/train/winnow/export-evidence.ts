import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { modernBoilerpipe } from '../../../src/engine/algorithms/boilerpipe/modern.ts';
import { divScorer } from '../../../src/engine/algorithms/div-scorer/index.ts';
import { hasSections } from '../../../src/engine/algorithms/winnow/opinions.ts';
import { COLUMN_NAMES, measureEvidence } from '../../../src/engine/evidence/index.ts';
import type { Page } from '../../../src/engine/types.ts';
import { tokenLabelsOf } from '../../aligned/token-labels.ts';
import { readTruth } from '../../data/data-set.ts';
import { tokens } from '../../metrics/text-metrics.ts';
import { UsageError } from '../../command/options.ts';
import { savedIds, savedPage } from '../../outlines/saved.ts';
import { foldsOf } from '../folds.ts';

const FILES = ['evidence.f32', 'second.f32', 'third.f32', 'share.f32', 'tokens.i32', 'words.i32', 'gold.i32'] as const;
const FOLDS = 5;

/**
 * Writes what winnow.py learns from, for the kept outlines of some sets: evidence.f32 (a row a block), second.f32 (1 for blocks that the div
 * scorer keeps), third.f32 (on pages without sections 1 for blocks that Boilerpipe keeps, −1 for others; 0 elsewhere), share.f32 (share of a block's words that stand in the gold
 * text), tokens.i32 (number of words of each block), words.i32 (the words themselves, numbered page by page), gold.i32 (the gold's, by the same numbers), and
 * pages.json (set, id, type, fold, numbers of blocks, words, gold words; names of the columns).
 */
export async function exportEvidence(dataDir: string, sets: readonly string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = FILES.map((name) => createWriteStream(join(folder, name)));
  const pages: Record<string, unknown>[] = [];
  const keys: { set: string; id: string; url?: string | undefined; gold: string }[] = [];
  for (const set of sets) {
    const truth = await readTruth(dataDir, set);
    if (!truth) throw new UsageError(`There is no gold text of "${set}" in ${dataDir}.`);
    for (const id of await savedIds(set)) {
      const gold = truth[id];
      if (!gold) continue;
      const page = await savedPage(set, id);
      const labels = await tokenLabelsOf(set, id, gold.text);
      const { parts, words, goldWords } = partsOf(page, labels, gold.text);
      for (const [i, file] of files.entries()) {
        const part = parts[i]!;
        if (!file.write(Buffer.from(part.buffer, part.byteOffset, part.byteLength))) await once(file, 'drain');
      }
      pages.push({ set, id, type: gold.type ?? '', blocks: page.outline.blocks.length, words, gold: goldWords });
      keys.push({ set, id, url: gold.url, gold: gold.text });
    }
  }
  const folds = foldsOf(keys, FOLDS);
  await Promise.all(
    files.map(async (file) => {
      file.end();
      await once(file, 'finish');
    }),
  );
  await writeFile(
    join(folder, 'pages.json'),
    JSON.stringify({ columns: COLUMN_NAMES, pages: pages.map((page, i) => ({ ...page, fold: folds[i] })) }),
  );
}

/** A row of all EVIDENCE for each block: its own columns, and the facts of the page, which are the same in all rows. */
function evidenceRows(page: Page): Float32Array {
  const {
    blocks: { values, width, rows },
    page: facts,
  } = measureEvidence(page);
  const all = new Float32Array(rows * COLUMN_NAMES.length);
  for (let row = 0; row < rows; row++) {
    all.set(values.subarray(row * width, (row + 1) * width), row * COLUMN_NAMES.length);
    all.set(facts, row * COLUMN_NAMES.length + width);
  }
  return all;
}

/** Boilerpipe's verdicts where it is asked (opinions.ts): 1 and −1, else 0. */
function thirdOpinion(page: Page): Float32Array {
  return hasSections(page.outline)
    ? new Float32Array(page.outline.blocks.length)
    : Float32Array.from(modernBoilerpipe.classify(page).keep, (isKept) => (isKept ? 1 : -1));
}

type Parts = {
  readonly parts: readonly (Float32Array | Int32Array)[];
  readonly words: number;
  readonly goldWords: number;
};

function partsOf(page: Page, labels: ArrayLike<number>, gold: string): Parts {
  const { blocks, runs } = page.outline;
  const share = new Float32Array(blocks.length);
  const all = new Float32Array(blocks.length);
  for (const [i, { block, start, end }] of runs.entries()) {
    const count = tokens(blocks[block]!.text.slice(start, end)).length || 0.01;
    all[block]! += count;
    if (labels[i] === 1) share[block]! += count;
  }
  const numbers = new Map<string, number>();
  const numbered = (text: string): number[] =>
    tokens(text.toLowerCase()).map((word) => {
      if (!numbers.has(word)) numbers.set(word, numbers.size);
      return numbers.get(word)!;
    });
  const words = blocks.map(({ text }) => numbered(text));
  const goldWords = numbered(gold);
  return {
    parts: [
      evidenceRows(page),
      Float32Array.from(divScorer().classify(page).keep, Number),
      thirdOpinion(page),
      share.map((value, b) => (all[b]! > 0 ? value / all[b]! : 0)),
      Int32Array.from(words, (own) => own.length),
      Int32Array.from(words.flat()),
      Int32Array.from(goldWords),
    ],
    words: words.reduce((sum, own) => sum + own.length, 0),
    goldWords: goldWords.length,
  };
}
