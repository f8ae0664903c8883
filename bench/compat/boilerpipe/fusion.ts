import type { Filter } from '../../../src/engine/algorithms/boilerpipe/filter.ts';
import { hasLabel, textDensity, type TextBlock } from '../../../src/engine/algorithms/boilerpipe/text-block.ts';
import { TITLE } from './labels.ts';

/** Joins neighbours of equal text density. */
export const fuseEqualDensity: Filter = (blocks) =>
  fuse(blocks, (before, block) => textDensity(before) === textDensity(block));

/**
 * Joins a content block to the block before it, whether that block is content or not, so that headings and short first
 * lines become content. The two may have up to `gap` removed blocks between them.
 */
export function fuseNear(gap: number): Filter {
  return (blocks) => fuse(blocks, (before, block) => block.isContent && isNear(before, block, gap));
}

/** Like fuseNear, but only between content blocks; with `sameLevel` only between blocks of one level. */
export function fuseNearContent(gap: number, { sameLevel }: { readonly sameLevel: boolean }): Filter {
  return (blocks) =>
    fuse(
      blocks,
      (before, block) =>
        before.isContent &&
        block.isContent &&
        isNear(before, block, gap) &&
        (!sameLevel || before.level === block.level),
    );
}

/** Removes the blocks that are not content. The others keep their positions, so that gaps can be measured. */
export const removeBoilerplate: Filter = (blocks) => blocks.filter(({ isContent }) => isContent);

/** Removes the blocks that are neither content nor the title. */
export const removeBoilerplateButTitle: Filter = (blocks) =>
  blocks.filter((block) => block.isContent || hasLabel(block, TITLE));

function isNear(before: TextBlock, block: TextBlock, gap: number): boolean {
  return block.first - before.last - 1 <= gap;
}

/** Joins each block to the last result if the rule says so. The parts are collected in place, so the time is linear. */
function fuse(blocks: readonly TextBlock[], joins: (before: TextBlock, block: TextBlock) => boolean): TextBlock[] {
  const fused: TextBlock[] = [];
  let parts: number[] | null = null;
  for (const block of blocks) {
    const before = fused.length > 0 ? fused[fused.length - 1]! : null;
    if (before === null || !joins(before, block)) {
      fused.push(block);
      parts = null;
      continue;
    }
    parts ??= [...before.parts];
    for (const part of block.parts) parts.push(part);
    fused[fused.length - 1] = joined(before, block, parts);
  }
  return fused;
}

/** Two neighbours as one block. The caller collects `parts`. */
function joined(a: TextBlock, b: TextBlock, parts: readonly number[]): TextBlock {
  return {
    words: a.words + b.words,
    anchorWords: a.anchorWords + b.anchorWords,
    wrappedWords: a.wrappedWords + b.wrappedWords,
    wrappedLines: a.wrappedLines + b.wrappedLines,
    parts,
    level: Math.min(a.level, b.level),
    first: Math.min(a.first, b.first),
    last: Math.max(a.last, b.last),
    labels: a.labels | b.labels,
    isContent: a.isContent || b.isContent,
  };
}
