import type { Algorithm } from '../types.ts';
import { divScorer } from './div-scorer/index.ts';

/** What a person gets who has chosen nothing. A module of its own, so that it can be had without the others. */
export const DEFAULT_ALGORITHM: Algorithm = divScorer();
