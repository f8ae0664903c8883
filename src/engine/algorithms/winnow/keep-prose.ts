import { linkDensity } from '../../features/link-density.ts';
import { itemAt } from '../../outline-tree.ts';
import type { Outline } from '../../types.ts';
import type { Choice } from './mend.ts';

/** Fewest words of a paragraph that follows its siblings; shorter lines may be labels. */
const PROSE_WORDS = 6;
/** A paragraph has at most this link density. */
const PROSE_LINKS = 0.2;
/** Siblings decide about the end of a text if at least this share of their words, and of all kept words, is kept. */
const MOSTLY = 0.5;
/** Before and after the kept siblings, a paragraph follows them from this share of the threshold on. */
const END_SHARE = 0.5;

/**
 * Keeps paragraphs between kept paragraphs of the same kind in the same container, and at its two ends the likely ones.
 * Far from the headline and above many comments, scores sink until the cut goes through the text. Returns a new
 * decision; linear in blocks.
 */
export function keepProse({ elements, blocks }: Outline, { keep, probability, threshold }: Choice): Uint8Array {
  const filled = keep.slice();
  const groups = new Map<string, number[]>();
  let total = 0;
  for (let b = 0; b < blocks.length; b++) {
    const { element, words, sentences, heading, linkChars, chars } = blocks[b]!;
    if (keep[b]) total += words;
    if (words < PROSE_WORDS || sentences === 0 || heading > 0 || linkDensity(linkChars, chars) > PROSE_LINKS) continue;
    const { tag, classes, parent, firstBlock, lastBlock } = itemAt(elements, element);
    // Text between line breaks has its container as its own element.
    const key = lastBlock - firstBlock > 1 ? `${element}` : `${parent} ${tag} ${classes}`;
    const group = groups.get(key);
    if (group) group.push(b);
    else groups.set(key, [b]);
  }
  for (const group of groups.values()) {
    const sum = (list: readonly number[]): number => list.reduce((words, b) => words + blocks[b]!.words, 0);
    const kept = sum(group.filter((b) => keep[b]));
    if (kept >= MOSTLY * total && kept >= MOSTLY * sum(group))
      for (const b of group) if (probability[b]! >= END_SHARE * threshold) filled[b] = 1;
    const [first, last] = [group.findIndex((b) => filled[b]), group.findLastIndex((b) => filled[b])];
    for (let i = first; i >= 0 && i < last; i++) filled[group[i]!] = 1;
  }
  return filled;
}
