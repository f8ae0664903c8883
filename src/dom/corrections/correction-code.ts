import { startCorrections } from './corrections.ts';

/**
 * Code for corrections and rules. In the extension it is a script of its own, which is injected only where there are
 * corrections or rules.
 */
export const correctionCode = { startCorrections };
