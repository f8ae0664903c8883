import type { Filter } from '../../../src/engine/algorithms/boilerpipe/filter.ts';
import { classifyByNeighbours } from '../../../src/engine/algorithms/boilerpipe/neighbour-rule.ts';
import { isLinked, isMostlyLinks, textDensity } from '../../../src/engine/algorithms/boilerpipe/text-block.ts';

/** Thresholds of the decision tree, in words per line, as code 1.2.0 has them. */
const DENSITY = { current: 9, next: 10, previous: 4, nextAfterLinks: 11 } as const;

/** DensityRulesClassifier: text densities and link densities of a block and its neighbours. */
export const densityRules: Filter = (blocks) =>
  classifyByNeighbours(blocks, (previous, current, next) => {
    if (isLinked(current)) return false;
    if (isMostlyLinks(previous)) return textDensity(next) > DENSITY.nextAfterLinks;
    if (textDensity(current) > DENSITY.current) return textDensity(next) !== 0;
    return textDensity(next) > DENSITY.next || textDensity(previous) > DENSITY.previous;
  });
