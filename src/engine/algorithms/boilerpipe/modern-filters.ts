import type { Step } from './chain.ts';
import { FURNITURE, hasLabel, HEADING, linkDensity, withVerdict, type TextBlock } from './text-block.ts';

/** Of the project; algorithms/README.md tells what each is worth. Blocks with a larger share of words in links are no text, as numWords has it. */
const MAX_LINK_DENSITY = 0.333333;

/** What the page itself declares to be beside the piece is not content. */
export const dropFurniture: Step = (blocks) =>
  blocks.map((block) => (hasLabel(block, FURNITURE) ? withVerdict(block, false) : block));

/** Short blocks between two content blocks are content, where at most `gap` stand between: captions, dialogue, lists, cells of tables. */
export function fillBetween(gap: number): Step {
  return (blocks) => {
    const result = [...blocks];
    let last = -1;
    for (let i = 0; i < blocks.length; i++) {
      if (!blocks[i]!.isContent) continue;
      if (last >= 0 && i - last - 1 <= gap)
        for (let j = last + 1; j < i; j++) if (isPlain(blocks[j]!)) result[j] = withVerdict(blocks[j]!, true);
      last = i;
    }
    return result;
  };
}

/** A heading right before content is content. */
export const joinHeadings: Step = (blocks) =>
  blocks.map((block, i) =>
    hasLabel(block, HEADING) && isPlain(block) && i + 1 < blocks.length && blocks[i + 1]!.isContent
      ? withVerdict(block, true)
      : block,
  );

/** Content that stands more than `gap` blocks from other content forms groups; those with less than `share` of the words of the largest are beside the piece. */
export function dropSmallGroups({ gap, share }: { readonly gap: number; readonly share: number }): Step {
  return (blocks) => {
    const group = new Int32Array(blocks.length).fill(-1);
    const words: number[] = [];
    let last = -Infinity;
    for (let i = 0; i < blocks.length; i++) {
      if (!blocks[i]!.isContent) continue;
      if (i - last - 1 > gap) words.push(0);
      group[i] = words.length - 1;
      words[words.length - 1]! += blocks[i]!.words;
      last = i;
    }
    const least = share * words.reduce((most, count) => Math.max(most, count), 0);
    return blocks.map((block, i) => (block.isContent && words[group[i]!]! < least ? withVerdict(block, false) : block));
  };
}

function isPlain(block: TextBlock): boolean {
  return linkDensity(block) <= MAX_LINK_DENSITY && !hasLabel(block, FURNITURE);
}
