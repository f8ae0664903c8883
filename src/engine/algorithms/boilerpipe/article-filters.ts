import type { Step } from './chain.ts';
import {
  END_OF_TEXT,
  hasLabel,
  HEADING,
  linkDensity,
  LIST_ITEM,
  MIGHT_BE,
  textDensity,
  TITLE,
  VERY_LIKELY,
  withLabel,
  withVerdict,
  type TextBlock,
} from './text-block.ts';

/** Words of an article before a sign of its end is believed (IgnoreBlocksAfterContentFilter). */
const ARTICLE_WORDS = 60;
/** Blocks of fewer words a line are no part of that sum. */
const FULL_TEXT_DENSITY = 9;
/** Blocks beside the largest one that are this long and of its depth belong to it (code 1.3). */
const SAME_LEVEL_WORDS = 150;
const LARGE_WORDS = 100;

/** From the first sign of an end on, once there was an article, nothing is content. */
export const ignoreAfterEnd: Step = (blocks) => {
  let words = 0;
  let isOver = false;
  return blocks.map((block) => {
    if (block.isContent && textDensity(block) >= FULL_TEXT_DENSITY) words += block.words;
    isOver ||= hasLabel(block, END_OF_TEXT) && words >= ARTICLE_WORDS;
    return isOver ? withVerdict(block, false) : block;
  });
};

/** Only the content block with the most words stays, the first of equals. */
export const keepLargest: Step = (blocks) => largest(blocks);

/** The same, with the long blocks of its depth around it, as far as nothing less deep stands between. */
export const keepLargestWithLevel: Step = (blocks) => {
  const kept = largest(blocks);
  const at = kept.findIndex((block) => hasLabel(block, VERY_LIKELY));
  if (at < 0) return kept;
  const { level } = kept[at]!;
  for (const way of [-1, 1]) {
    for (let i = at + way; i >= 0 && i < kept.length && kept[i]!.level >= level; i += way) {
      if (kept[i]!.level === level && kept[i]!.words >= SAME_LEVEL_WORDS) kept[i] = withVerdict(kept[i]!, true);
    }
  }
  return kept;
};

function largest(blocks: readonly TextBlock[]): TextBlock[] {
  if (blocks.length < 2) return [...blocks];
  let best = -1;
  blocks.forEach(({ isContent, words }, i) => {
    if (isContent && (best < 0 || words > blocks[best]!.words)) best = i;
  });
  return blocks.map((block, i) =>
    i === best ? withLabel(withVerdict(block, true), VERY_LIKELY) : withLabel(withVerdict(block, false), MIGHT_BE),
  );
}

/** What stands between the title and the first content, and was content before the largest was chosen, is content. */
export const expandToTitle: Step = (blocks) => {
  const start = blocks.findIndex(({ isContent }) => isContent);
  let title = -1;
  for (let i = 0; i <= start; i++) if (hasLabel(blocks[i]!, TITLE)) title = i;
  if (title < 0) return blocks;
  return blocks.map((block, i) =>
    i >= title && i < start && hasLabel(block, MIGHT_BE) ? withVerdict(block, true) : block,
  );
};

/** Headings at the end head nothing. */
export const dropTrailingHeadings: Step = (blocks) => {
  const result = [...blocks];
  for (let i = result.length - 1; i >= 0; i--) {
    if (!result[i]!.isContent) continue;
    if (!hasLabel(result[i]!, HEADING)) break;
    result[i] = withVerdict(result[i]!, false);
  }
  return result;
};

/** Long blocks as deep as the largest one are content. */
export const keepLargeOfLevel: Step = (blocks) => {
  const main = blocks.find((block) => block.isContent && hasLabel(block, VERY_LIKELY));
  if (!main) return blocks;
  return blocks.map((block) =>
    block.words >= LARGE_WORDS && block.level === main.level ? withVerdict(block, true) : block,
  );
};

/** A list without links right behind the largest block, and deeper, belongs to it. */
export const keepListAtEnd: Step = (blocks) => {
  let level = Infinity;
  return blocks.map((block) => {
    if (block.isContent && hasLabel(block, VERY_LIKELY)) level = block.level;
    else if (block.level > level && hasLabel(block, MIGHT_BE) && hasLabel(block, LIST_ITEM) && linkDensity(block) === 0)
      return withVerdict(block, true);
    else level = Infinity;
    return block;
  });
};
