import { dropFurniture } from './drop-furniture.ts';
import { dropSmallGroups } from './drop-small-groups.ts';
import { findEnd, ignoreAfterEnd } from './end-of-text.ts';
import { fillGaps, joinHeadings } from './fill-gaps.ts';
import type { ChainLink } from './filter.ts';
import { numWords } from './num-words.ts';

/** Blocks between two content blocks, or between two groups of content. README.md has what other values cost. */
const MAX_GAP = 10;
/** Share of the words of the largest group, below which a group is dropped. */
const MIN_GROUP_SHARE = 0.1;

/** The filters of the shipped form: NumWords and IgnoreBlocksAfterContent of the code, and four of the project. */
export const FILTER_CHAIN: readonly ChainLink[] = [
  [findEnd, 'short'],
  [numWords, 'short'],
  [dropFurniture, 'furniture'],
  [ignoreAfterEnd, 'after-end'],
  [fillGaps(MAX_GAP), 'short'],
  [joinHeadings, 'short'],
  [dropSmallGroups({ gap: MAX_GAP, share: MIN_GROUP_SHARE }), 'far'],
];
