import { equalBlocks } from './equal-blocks.ts';
import { linkRatio } from './link-ratio.ts';
import { markupRatio } from './markup-ratio.ts';
import { repetition } from './repetition.ts';
import { sentences } from './sentences.ts';
import type { Signal } from './signal.ts';

/** Every signal. The likeness of a candidate is the product of measure^weight. */
export const SIGNALS: readonly Signal[] = [repetition, linkRatio, markupRatio, sentences, equalBlocks];
