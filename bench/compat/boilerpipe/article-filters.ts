import type { Filter } from '../../../src/engine/algorithms/boilerpipe/filter.ts';
import {
  hasLabel,
  HEADING,
  linkDensityOf,
  withLabel,
  withVerdict,
  type TextBlock,
} from '../../../src/engine/algorithms/boilerpipe/text-block.ts';
import { LIST_ITEM, MIGHT_BE, TITLE, VERY_LIKELY } from './labels.ts';

/** A block around the largest one and of the same level is kept if it has at least this many words (code 1.3). */
const SAME_LEVEL_WORDS = 150;
/** A block of the largest one's level is kept anywhere on the page if it has at least this many words. */
const LARGE_WORDS = 100;

/** Keeps only the content block with the most words; the first one if several have as many. */
export const keepLargest: Filter = (blocks) => onlyLargest(blocks);

/**
 * Like keepLargest, but also keeps the long blocks of the same level around it, up to the next block of a lower level.
 */
export const keepLargestWithLevel: Filter = (blocks) => {
  const kept = onlyLargest(blocks);
  const main = kept.findIndex((block) => hasLabel(block, VERY_LIKELY));
  if (main < 0) return kept;
  const { level } = kept[main]!;
  for (const step of [-1, 1]) {
    for (let i = main + step; i >= 0 && i < kept.length && kept[i]!.level >= level; i += step) {
      if (kept[i]!.level === level && kept[i]!.words >= SAME_LEVEL_WORDS) kept[i] = withVerdict(kept[i]!, true);
    }
  }
  return kept;
};

function onlyLargest(blocks: readonly TextBlock[]): TextBlock[] {
  if (blocks.length < 2) return [...blocks];
  let best = -1;
  blocks.forEach(({ isContent, words }, i) => {
    if (isContent && (best < 0 || words > blocks[best]!.words)) best = i;
  });
  return blocks.map((block, i) =>
    i === best ? withLabel(withVerdict(block, true), VERY_LIKELY) : withLabel(withVerdict(block, false), MIGHT_BE),
  );
}

/** Blocks from the title to the first content become content again if they were content before keepLargest. */
export const expandToTitle: Filter = (blocks) => {
  const start = blocks.findIndex(({ isContent }) => isContent);
  let title = -1;
  for (let i = 0; i <= start; i++) if (hasLabel(blocks[i]!, TITLE)) title = i;
  if (title < 0) return blocks;
  return blocks.map((block, i) =>
    i >= title && i < start && hasLabel(block, MIGHT_BE) ? withVerdict(block, true) : block,
  );
};

/** Removes headings after the last other content. */
export const dropTrailingHeadings: Filter = (blocks) => {
  const result = [...blocks];
  for (let i = result.length - 1; i >= 0; i--) {
    if (!result[i]!.isContent) continue;
    if (!hasLabel(result[i]!, HEADING)) break;
    result[i] = withVerdict(result[i]!, false);
  }
  return result;
};

/** Long blocks of the same level as the largest block become content. */
export const keepLargeOfLevel: Filter = (blocks) => {
  const main = blocks.find((block) => block.isContent && hasLabel(block, VERY_LIKELY));
  if (!main) return blocks;
  return blocks.map((block) =>
    block.words >= LARGE_WORDS && block.level === main.level ? withVerdict(block, true) : block,
  );
};

/** A list without links becomes content if it is right after the largest block and of a higher level. */
export const keepListAtEnd: Filter = (blocks) => {
  let level = Infinity;
  return blocks.map((block) => {
    if (block.isContent && hasLabel(block, VERY_LIKELY)) level = block.level;
    else if (
      block.level > level &&
      hasLabel(block, MIGHT_BE) &&
      hasLabel(block, LIST_ITEM) &&
      linkDensityOf(block) === 0
    )
      return withVerdict(block, true);
    else level = Infinity;
    return block;
  });
};
