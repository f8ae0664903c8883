import { isContentByWords } from '../../features/num-words.ts';
import type { Filter } from './filter.ts';
import { classifyByNeighbours } from './neighbour-rule.ts';
import { isLinked, isMostlyLinks } from './text-block.ts';

/**
 * NumWordsRulesClassifier (WSDM 2010, section 4; code 1.2.0): words and link densities of a block and its neighbours.
 */
export const numWords: Filter = (blocks) =>
  classifyByNeighbours(
    blocks,
    (previous, current, next) =>
      !isLinked(current) && isContentByWords(previous.words, current.words, next.words, isMostlyLinks(previous)),
  );
