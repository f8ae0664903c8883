import type { Algorithm } from '../types.ts';
import { winnow } from './winnow/index.ts';

/** The first of ALGORITHMS, without explanations: a script that imports only this carries no other algorithm. */
export const DEFAULT_ALGORITHM: Algorithm = winnow();
