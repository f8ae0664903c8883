import { startCorrections } from '../../dom/corrections/corrections.ts';

declare module '../late-code.ts' {
  interface LateCode {
    readonly corrections: typeof code;
  }
}

/** Corrections by hand and rules of sites. */
export const code = startCorrections;

/** Largest size of the built file, gzipped. */
export const SIZE_LIMIT = '5 kB';
