import { startCorrections } from './corrections.ts';

/**
 * Code for corrections and rules. In the extension it is a script of its own, which is injected where there are some.
 */
export const correctionCode = { startCorrections };
