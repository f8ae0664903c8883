import { logistic } from '../../features/logistic.ts';
import { itemAt } from '../../outline-tree.ts';
import type { Outline } from '../../types.ts';

/** Weight of the list's mean in an entry's log-odds: most lists are content as a whole or not at all. */
const LIST_SHARE = 0.75;
/** Log-odds are cut off here, so that one very unlikely heading does not decide its list. */
const MAX_LOG_ODDS = 6;

const LISTS = new Set(['ul', 'ol', 'dl', 'pre']);
/** Elements that a table of data has and a layout table does not. */
const HEADS = new Set(['th', 'thead', 'caption']);

/**
 * Moves the probabilities of blocks in one list, data table or code listing towards their mean: a single entry has few
 * words, and a list with gaps reads badly. Of nested lists only the outermost counts.
 * Returns new probabilities, 0–1, parallel to blocks; linear in elements and blocks.
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

/** True for lists, code listings and data tables. A table that contains a table counts as layout. */
export function isList({ elements }: Outline, index: number): boolean {
  const { tag, end } = itemAt(elements, index);
  if (tag !== 'table') return LISTS.has(tag);
  let hasHead = false;
  for (let i = index + 1; i < end; i++) {
    const inner = elements[i]!.tag;
    if (inner === 'table') return false;
    hasHead ||= HEADS.has(inner);
  }
  return hasHead;
}

function logOdds(probability: number): number {
  return Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, Math.log(probability / (1 - probability))));
}
