import { linkDensity } from '../features/link-density.ts';
import { isContentByWords } from '../features/num-words.ts';
import { sumBetween } from '../features/running-sums.ts';
import type { Outline } from '../types.ts';
import { type ColumnGroup, type ColumnNames, namesOf } from './column-group.ts';

/** Link densities of the NumWords tree: of the block itself at most, and of the block before. */
const MAX_LINK_DENSITY = 1 / 3;
const AFTER_LINKS = 5 / 9;
/** More blocks than this that are not content end a run of content. */
const RUN_GAP = 4;

const AT = {
  numwords: 0,
  'numwords-share-before': 1,
  'numwords-run': 2,
  'numwords-run-share': 3,
  'from-main-run': 4,
} as const;

/** Blocks that are content by the NumWords tree (Kohlschütter et al. 2010), in runs; the main run has most words. */
export const contentRuns: ColumnGroup = {
  columns: 5,
  fill({ outline }, { blocks: { values, width } }, first) {
    const n = outline.blocks.length;
    const { isContent, from, to, words, main } = findRuns(outline);
    const all = words[n] || 1;
    for (let b = 0; b < n; b++) {
      const r = b * width + first;
      const start = from[b]!;
      const end = to[b]!;
      values[r + AT.numwords] = isContent[b]!;
      values[r + AT['numwords-share-before']] = words[b]! / all;
      values[r + AT['numwords-run']] = end - start;
      values[r + AT['numwords-run-share']] = sumBetween(words, start, end) / all;
      values[r + AT['from-main-run']] = b < main.from ? b - main.from : b >= main.to ? b - main.to + 1 : 0;
    }
  },
};

export function contentRunNames(): ColumnNames {
  return { blocks: namesOf(AT) };
}

type Runs = {
  /** 1 for a block that is content. */
  readonly isContent: Uint8Array;
  /** The run around each block, [from, to); empty outside of any run. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Words of content before each block. */
  readonly words: Float64Array;
  readonly main: { readonly from: number; readonly to: number };
};

/** Content by NumWords, on words outside links, joined over gaps of at most RUN_GAP blocks. */
function findRuns({ blocks }: Outline): Runs {
  const n = blocks.length;
  const isContent = new Uint8Array(n);
  const [from, to, words] = [new Int32Array(n), new Int32Array(n), new Float64Array(n + 1)];
  let main = { from: 0, to: 0 };
  let [start, end] = [-1, -1];
  let [previousWords, previousDensity] = [0, 0];
  const [firstBlock] = blocks;
  let density = firstBlock === undefined ? 0 : linkDensity(firstBlock.linkChars, firstBlock.chars);
  for (let b = 0; b <= n; b++) {
    const next = blocks[b + 1];
    const nextDensity = next === undefined ? 0 : linkDensity(next.linkChars, next.chars);
    if (b < n) {
      const block = blocks[b]!;
      const ownWords = block.words * (1 - density);
      const nextWords = next === undefined ? 0 : next.words * (1 - nextDensity);
      if (
        density <= MAX_LINK_DENSITY &&
        isContentByWords(previousWords, ownWords, nextWords, previousDensity > AFTER_LINKS)
      )
        isContent[b] = 1;
      words[b + 1] = words[b]! + (isContent[b] ? block.words : 0);
      previousWords = ownWords;
      previousDensity = density;
    }
    if (b === n || (isContent[b] && (start < 0 || b - end > RUN_GAP))) {
      for (let i = start; start >= 0 && i < end; i++) [from[i], to[i]] = [start, end];
      if (start >= 0 && sumBetween(words, start, end) > sumBetween(words, main.from, main.to))
        main = { from: start, to: end };
      start = b;
    }
    if (b < n && isContent[b]) end = b + 1;
    density = nextDensity;
  }
  return { isContent, from, to, words, main };
}
