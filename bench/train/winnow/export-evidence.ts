import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { COLUMN_NAMES } from '../../../src/engine/evidence/column-names.ts';
import { measureEvidence } from '../../../src/engine/evidence/index.ts';
import type { Page } from '../../../src/engine/types.ts';
import { tokenLabelsOf } from '../../aligned/token-labels.ts';
import { UsageError } from '../../command/options.ts';
import { readTruth } from '../../data/data-set.ts';
import { tokens } from '../../metrics/text-metrics.ts';
import { savedIds, savedPage } from '../../outlines/saved-outlines.ts';
import constants from '../constants.json' with { type: 'json' };
import { foldsOf, type PageKey } from '../folds.ts';

const FILES = [
  'evidence.f32',
  'share.f32',
  'comments.f32',
  'tokens.i32',
  'words.i32',
  'gold.i32',
  'comment-words.i32',
] as const;

/** Ids of the exported pages by set, in the order of the files. */
export type ExportedPages = ReadonlyMap<string, readonly string[]>;

/**
 * Writes what evidence.py reads, for the saved outlines of some sets, pages one after the other, little-endian:
 * evidence.f32 (blocks × columns), share.f32, comments.f32 (share of a block's words that are in the gold text of the
 * article and of the comments), tokens.i32 (words of each block), words.i32 (the words, numbered page by page),
 * gold.i32 and comment-words.i32 (the words of the gold texts by the same numbers), and pages.json (columns; of each
 * page: set, id, type, language, fold, numbers of blocks, words, gold words and words of gold comments).
 */
export async function exportEvidence(dataDir: string, sets: readonly string[], folder: string): Promise<ExportedPages> {
  await mkdir(folder, { recursive: true });
  const files = FILES.map((name) => createWriteStream(join(folder, name)));
  const exported = new Map<string, string[]>();
  const pages: Record<string, unknown>[] = [];
  const keys: PageKey[] = [];
  for (const set of sets) {
    const truth = await readTruth(dataDir, set);
    if (!truth) throw new UsageError(`There is no gold text of "${set}" in ${dataDir}.`);
    for (const id of await savedIds(set)) {
      const gold = truth[id];
      if (!gold) continue;
      const page = await savedPage(set, id);
      const labels = await tokenLabelsOf(set, id, gold.text);
      const commentText = gold.comments?.trim() ?? '';
      const comments = commentText === '' ? null : await tokenLabelsOf(set, id, commentText, 'comments');
      const { parts, words, goldWords, commentWords } = partsOf(page, [labels, comments], gold.text, commentText);
      for (const [i, file] of files.entries()) {
        const part = parts[i]!;
        if (!file.write(Buffer.from(part.buffer, part.byteOffset, part.byteLength))) await once(file, 'drain');
      }
      pages.push({
        set,
        id,
        type: gold.type ?? '',
        lang: gold.lang ?? '',
        blocks: page.outline.blocks.length,
        words,
        gold: goldWords,
        comments: commentWords,
      });
      keys.push({ set, id, url: gold.url ?? (gold.host && `http://${gold.host}/`), gold: gold.text });
      exported.set(set, [...(exported.get(set) ?? []), id]);
    }
  }
  const folds = foldsOf(keys, constants.folds);
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
  return exported;
}

/** A row of all COLUMN_NAMES for each block: its own columns, then the facts of the page, repeated. */
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

type Parts = {
  /** In the order of FILES. */
  readonly parts: readonly (Float32Array | Int32Array)[];
  readonly words: number;
  readonly goldWords: number;
  readonly commentWords: number;
};

/** `labels`: labels of the runs by the gold text of the article and of the comments; null where the page has none. */
function partsOf(
  page: Page,
  labels: readonly [article: ArrayLike<number>, comments: ArrayLike<number> | null],
  gold: string,
  comments: string,
): Parts {
  const { blocks, runs } = page.outline;
  const shares = labels.map(() => new Float32Array(blocks.length));
  const all = new Float32Array(blocks.length);
  for (const [i, { block, start, end }] of runs.entries()) {
    const count = tokens(blocks[block]!.text.slice(start, end)).length || constants.winnow.wordlessRunWeight;
    all[block]! += count;
    for (let k = 0; k < labels.length; k++) if (labels[k]?.[i] === 1) shares[k]![block]! += count;
  }
  const numbers = new Map<string, number>();
  const numbered = (text: string): number[] =>
    tokens(text.toLowerCase()).map((word) => {
      if (!numbers.has(word)) numbers.set(word, numbers.size);
      return numbers.get(word)!;
    });
  const words = blocks.map(({ text }) => numbered(text));
  const goldWords = numbered(gold);
  const commentWords = numbered(comments);
  return {
    parts: [
      evidenceRows(page),
      ...shares.map((share) => share.map((value, b) => (all[b]! > 0 ? value / all[b]! : 0))),
      Int32Array.from(words, (own) => own.length),
      Int32Array.from(words.flat()),
      Int32Array.from(goldWords),
      Int32Array.from(commentWords),
    ],
    words: words.reduce((sum, own) => sum + own.length, 0),
    goldWords: goldWords.length,
    commentWords: commentWords.length,
  };
}
