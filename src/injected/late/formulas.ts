import { formulaCode } from '../../dom/rare/formula-code.ts';

declare module '../late-code.ts' {
  interface LateCode {
    readonly formulas: typeof code;
  }
}

/** Formulas. */
export const code = formulaCode;

/** Largest size of the built file, gzipped. */
export const SIZE_LIMIT = '7.1 kB';
