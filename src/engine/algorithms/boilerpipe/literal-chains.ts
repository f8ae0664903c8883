import { canola, density, numWords } from './classifiers.ts';
import {
  dropTrailingHeadings,
  expandToTitle,
  ignoreAfterEnd,
  keepLargeOfLevel,
  keepLargest,
  keepLargestWithLevel,
  keepListAtEnd,
} from './article-filters.ts';
import type { ChainLink } from './chain.ts';
import { findEnd } from './end-of-text.ts';
import { fuseEqualDensity, fuseNear, fuseNearContent, removeBoilerplate, removeBoilerplateButTitle } from './fusion.ts';
import { matchTitle } from './title-match.ts';

/** The extractors of the code by name, each filter a line. */
export const CHAINS = {
  numwords: [[numWords, 'short']],
  canola: [[canola, 'short']],
  default: [
    [fuseEqualDensity, 'short'],
    [fuseNear(1), 'short'],
    [density, 'short'],
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

export type ChainName = keyof typeof CHAINS;
