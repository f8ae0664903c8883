import type { Step } from './chain.ts';
import { hasLabel, joined, textDensity, TITLE, type TextBlock } from './text-block.ts';

/** Joins neighbours of equal text density. */
export const fuseEqualDensity: Step = (blocks) =>
  fuse(blocks, (before, block) => textDensity(before) === textDensity(block));

/** Joins content to what stands right before it, content or not: this is how headings and short first lines come in. `gap`: removed blocks between that are passed over. */
export function fuseNear(gap: number): Step {
  return (blocks) => fuse(blocks, (before, block) => block.isContent && isNear(before, block, gap));
}

/** The same between content blocks only; with `sameLevel` between those of one depth. */
export function fuseNearContent(gap: number, { sameLevel }: { readonly sameLevel: boolean }): Step {
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

/** Only content goes on; places keep their numbers, so that gaps are seen. */
export const removeBoilerplate: Step = (blocks) => blocks.filter(({ isContent }) => isContent);

/** The same, but for the title. */
export const removeBoilerplateButTitle: Step = (blocks) =>
  blocks.filter((block) => block.isContent || hasLabel(block, TITLE));

function isNear(before: TextBlock, block: TextBlock, gap: number): boolean {
  return block.first - before.last - 1 <= gap;
}

/** Walks on from block to block, joining each to the last one where the rule says so. Parts are collected in place: linear. */
function fuse(blocks: readonly TextBlock[], joins: (before: TextBlock, block: TextBlock) => boolean): TextBlock[] {
  const result: TextBlock[] = [];
  let parts: number[] | null = null;
  for (const block of blocks) {
    const before = result.length > 0 ? result[result.length - 1]! : null;
    if (before === null || !joins(before, block)) {
      result.push(block);
      parts = null;
      continue;
    }
    parts ??= [...before.parts];
    for (const part of block.parts) parts.push(part);
    result[result.length - 1] = joined(before, block, parts);
  }
  return result;
}
