import { logistic } from '../../features/logistic.ts';
import type { Outline } from '../../types.ts';

/** How much of an entry's log-odds is its list's: entries of one list are content together or not at all. */
const LIST_SHARE = 0.75;
/** Log-odds beyond this say no more: one heading that is surely none must not drag its list along. */
const SUREST = 6;

const LISTS = new Set(['ul', 'ol', 'dl', 'pre']);
/** What a table of fields has, and one that lays out a page has not. */
const HEADS = new Set(['th', 'thead', 'caption']);

/**
 * Draws the probabilities of what stands in one list, one table of fields or one listing towards each other, outermost first: by itself each entry is a few words,
 * and a list with holes reads badly. Returns new ones, 0–1, parallel to blocks; linear in elements and blocks.
 */
export function joinLists(outline: Outline, probability: Float32Array): Float32Array {
  const { elements, blocks } = outline;
  const joined = probability.slice();
  for (let i = 0; i < elements.length;) {
    const { firstBlock, lastBlock, end } = elements[i]!;
    const isOne = lastBlock - firstBlock > 1 && isList(outline, i);
    if (isOne) join(firstBlock, lastBlock);
    i = isOne ? end : i + 1;
  }
  return joined;

  function join(first: number, last: number): void {
    let [sum, weights] = [0, 0];
    for (let b = first; b < last; b++) {
      const weight = Math.sqrt(blocks[b]!.chars);
      sum += weight * logOdds(probability[b]!);
      weights += weight;
    }
    const common = weights > 0 ? sum / weights : 0;
    for (let b = first; b < last; b++)
      joined[b] = logistic(LIST_SHARE * common + (1 - LIST_SHARE) * logOdds(probability[b]!));
  }
}

/** True for lists, listings and tables of fields: each is one thing to a reader. Linear in the elements of a table up to the first one in it. */
export function isList({ elements }: Outline, index: number): boolean {
  const { tag, end } = elements[index]!;
  if (tag !== 'table') return LISTS.has(tag);
  let hasHead = false;
  for (let i = index + 1; i < end; i++) {
    if (elements[i]!.tag === 'table') return false;
    hasHead ||= HEADS.has(elements[i]!.tag);
  }
  return hasHead;
}

function logOdds(probability: number): number {
  return Math.max(-SUREST, Math.min(SUREST, Math.log(probability / (1 - probability))));
}
