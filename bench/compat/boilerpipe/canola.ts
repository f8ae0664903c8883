import type { Filter } from '../../../src/engine/algorithms/boilerpipe/filter.ts';
import { classifyByNeighbours } from '../../../src/engine/algorithms/boilerpipe/neighbour-rule.ts';
import { linkDensityOf } from '../../../src/engine/algorithms/boilerpipe/text-block.ts';

/** Thresholds in words, learned on CleanEval. */
const CANOLA = { linkedNext: 11, own: 19, next: 6, ownWithNext: 6, previous: 7, longNext: 19 } as const;

/** The rules of the CanolaExtractor (code 1.2.0). */
export const canola: Filter = (blocks) =>
  classifyByNeighbours(blocks, (previous, current, next) => {
    if (linkDensityOf(current) > 0 && next.words > CANOLA.linkedNext) return true;
    if (current.words > CANOLA.own) return true;
    if (next.words <= CANOLA.next || linkDensityOf(next) > 0 || linkDensityOf(previous) > 0) return false;
    return current.words > CANOLA.ownWithNext || previous.words > CANOLA.previous || next.words > CANOLA.longNext;
  });
