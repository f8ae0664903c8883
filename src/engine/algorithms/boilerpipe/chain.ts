import { numWords } from './classifiers.ts';
import { ignoreAfterEnd } from './article-filters.ts';
import { findEnd } from './end-of-text.ts';
import { dropFurniture, dropSmallGroups, fillBetween, joinHeadings } from './modern-filters.ts';
import type { TextBlock } from './text-block.ts';

/** What a step may ask of the page; textOf(i) is the text of block i while no blocks have been joined. */
export type Surroundings = { readonly title: string; readonly textOf: (block: number) => string };

/** One filter of a chain: verdicts in, verdicts out. Changes nothing that it is given. */
export type Step = (blocks: readonly TextBlock[], surroundings: Surroundings) => readonly TextBlock[];

/** A step, and the reason of the blocks that it takes out. */
export type ChainLink = readonly [step: Step, takenOut: Reason];

/** Why a block is in or out; words.json holds the text of each. The last one is of the tree filter. */
export const REASONS = [
  'long',
  'among-good',
  'links',
  'short',
  'furniture',
  'after-end',
  'not-largest',
  'trailing-heading',
  'far',
  'other-group',
] as const;
export type Reason = (typeof REASONS)[number];

/** What a person gets: the words' rule, without what the page declares to be furniture, with what stands among the text. */
export const MODERN_CHAIN: readonly ChainLink[] = [
  [findEnd, 'short'],
  [numWords, 'short'],
  [dropFurniture, 'furniture'],
  [ignoreAfterEnd, 'after-end'],
  [fillBetween(10), 'short'],
  [joinHeadings, 'short'],
  [dropSmallGroups({ gap: 10, share: 0.1 }), 'far'],
];
