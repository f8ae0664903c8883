import { equalBlocks } from './equal-blocks.ts';
import { linkRatio } from './link-ratio.ts';
import { markupRatio } from './markup-ratio.ts';
import { repetition } from './repetition.ts';
import { sentences } from './sentences.ts';
import type { Signal } from './signal.ts';
import { textLength } from './text-length.ts';

export type WeighedSignal = { readonly signal: Signal; readonly weight: number };

/** The list of signals: a candidate's belief is the product of measure^weight over it. */
export const SIGNALS: readonly WeighedSignal[] = [
  { signal: textLength, weight: 1 },
  { signal: repetition, weight: 1 },
  { signal: linkRatio, weight: 1 },
  { signal: markupRatio, weight: 1 },
  { signal: sentences, weight: 1 },
  { signal: equalBlocks, weight: 1 },
];
