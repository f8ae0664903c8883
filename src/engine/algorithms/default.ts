import type { Algorithm } from '../types.ts';
import { winnow } from './winnow/index.ts';

/** What a person gets who has chosen nothing: the first of ALGORITHMS, without the others and without reasons. */
export const DEFAULT_ALGORITHM: Algorithm = winnow();
