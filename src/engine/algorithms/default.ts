import type { Algorithm } from '../types.ts';
import { winnow } from './winnow/index.ts';

/** What a person gets who has chosen nothing. A module of its own, so that it can be had without the others. */
export const DEFAULT_ALGORITHM: Algorithm = winnow();
