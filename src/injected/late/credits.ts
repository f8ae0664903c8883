import { creditsCode } from '../../dom/rare/credits-code.ts';

declare module '../late-code.ts' {
  interface LateCode {
    readonly credits: typeof code;
  }
}

/** Bylines and dates in the text. */
export const code = creditsCode;

/** Largest size of the built file, gzipped. */
export const SIZE_LIMIT = '11.5 kB';
