import type { Alternative } from '../article/extraction.ts';
import type { TextLength } from '../article/text-length.ts';
import { lengthOfBlocks } from '../engine/text/length-of-blocks.ts';
import type { Outline, Verdicts } from '../engine/types.ts';
import { excerptOf } from './excerpt.ts';

/** A block with this many words shows what a part of the page is about; a date or a label does not. */
const OPENING_WORDS = 6;

/** The share of the words of the best selection that an alternative which adds to it holds. */
const NEARLY_ALL = 0.9;

/** The alternatives offered to the user, best first. Each opening is text that no better choice contains. */
export function alternativesOf(outline: Outline, { keep: first, alternatives = [] }: Verdicts): Alternative[] {
  const shown = [...first];
  return alternatives.map(({ keep, confidence }, i) => {
    const alternative: Alternative = {
      rank: i + 1,
      confidence,
      ...summarise(outline, keep, shown),
      ...(holds(outline, keep, first) && { adds: true }),
    };
    keep.forEach((isKept, b) => {
      shown[b] ||= isKept;
    });
    return alternative;
  });
}

function summarise(
  { blocks }: Outline,
  keep: readonly boolean[],
  shown: readonly boolean[],
): TextLength & { opening: string } {
  const kept = blocks.filter((_, b) => keep[b]);
  const fresh = blocks.filter((_, b) => keep[b] && !shown[b]);
  const opening = [...fresh, ...kept].find(({ words }) => words >= OPENING_WORDS) ?? kept[0];
  return { ...lengthOfBlocks(blocks, keep), opening: excerptOf(opening?.text ?? '') };
}

function holds({ blocks }: Outline, keep: readonly boolean[], first: readonly boolean[]): boolean {
  let [held, all] = [0, 0];
  blocks.forEach(({ words }, b) => {
    if (first[b]) all += words;
    if (first[b] && keep[b]) held += words;
  });
  return all > 0 && held >= NEARLY_ALL * all;
}
