import { itemAt } from '../../outline-tree.ts';
import type { Outline } from '../../types.ts';
import type { Choice } from './mend.ts';

/** Fewest words of a paragraph that follows its siblings; shorter lines may be labels. */
const PROSE_WORDS = 6;
/** A paragraph has at most this link density. */
const PROSE_LINKS = 0.2;
/** Siblings decide about the ends of a text if they have this share of the kept words, and most of them are kept. */
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
    if (words < PROSE_WORDS || sentences === 0 || heading > 0 || linkChars > PROSE_LINKS * chars) continue;
    const { tag, classes, parent, firstBlock, lastBlock } = itemAt(elements, element);
    // Text between line breaks has its container as its own element.
    const key = lastBlock - firstBlock > 1 ? `${element}` : `${parent} ${tag} ${classes}`;
    const group = groups.get(key);
    if (group) group.push(b);
    else groups.set(key, [b]);
  }
  for (const group of groups.values()) {
    const kept = group.reduce((sum, b) => (keep[b] ? sum + blocks[b]!.words : sum), 0);
    const all = group.reduce((sum, b) => sum + blocks[b]!.words, 0);
    const least = kept >= MOSTLY * Math.max(total, all) ? END_SHARE * threshold : 2;
    const leads = (b: number): boolean => keep[b] === 1 || probability[b]! >= least;
    const last = group.findLastIndex(leads);
    for (let i = group.findIndex(leads); i >= 0 && i <= last; i++) filled[group[i]!] = 1;
  }
  return filled;
}
