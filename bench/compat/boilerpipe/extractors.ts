import { findEnd, ignoreAfterEnd } from '../../../src/engine/algorithms/boilerpipe/end-of-text.ts';
import type { ChainLink } from '../../../src/engine/algorithms/boilerpipe/filter.ts';
import { numWords } from '../../../src/engine/algorithms/boilerpipe/num-words.ts';
import {
  dropTrailingHeadings,
  expandToTitle,
  keepLargeOfLevel,
  keepLargest,
  keepLargestWithLevel,
  keepListAtEnd,
} from './article-filters.ts';
import { canola } from './canola.ts';
import { densityRules } from './density-rules.ts';
import { fuseEqualDensity, fuseNear, fuseNearContent, removeBoilerplate, removeBoilerplateButTitle } from './fusion.ts';
import { matchTitle } from './title-match.ts';

/** The filters of the six extractors of the code (1.2.0; 'article-1.3' is that of 1.3), in order. */
export const EXTRACTORS = {
  numwords: [[numWords, 'short']],
  canola: [[canola, 'short']],
  default: [
    [fuseEqualDensity, 'short'],
    [fuseNear(1), 'short'],
    [densityRules, 'short'],
  ],
  largest: [
    [numWords, 'short'],
    [fuseNear(1), 'short'],
    [keepLargest, 'not-largest'],
  ],
  'article-1.2': [
    [findEnd, 'short'],
    [matchTitle, 'short'],
    [numWords, 'short'],
    [ignoreAfterEnd, 'after-end'],
    [fuseNear(1), 'short'],
    [removeBoilerplate, 'short'],
    [fuseNearContent(1, { sameLevel: false }), 'short'],
    [keepLargest, 'not-largest'],
    [expandToTitle, 'short'],
  ],
  'article-1.3': [
    [findEnd, 'short'],
    [matchTitle, 'short'],
    [numWords, 'short'],
    [ignoreAfterEnd, 'after-end'],
    [dropTrailingHeadings, 'trailing-heading'],
    [fuseNear(1), 'short'],
    [removeBoilerplateButTitle, 'short'],
    [fuseNearContent(1, { sameLevel: true }), 'short'],
    [keepLargestWithLevel, 'not-largest'],
    [expandToTitle, 'short'],
    [keepLargeOfLevel, 'short'],
    [keepListAtEnd, 'short'],
  ],
} as const satisfies Record<string, readonly ChainLink[]>;

export type ExtractorName = keyof typeof EXTRACTORS;
