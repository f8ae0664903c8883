import { creditsCode } from '../../dom/rare/credits-code.ts';

declare module '../late-code.ts' {
  interface LateCode {
    readonly credits: typeof code;
  }
}

/** Bylines and dates in the text. */
export const code = creditsCode;

/**
 * Largest size of the built file, gzipped; 0.6 kB of it for links to authors, signatures and pictures' credits, 3.7 kB
 * for names without a word such as "by" in ten languages, agencies and reporters.
 */
export const SIZE_LIMIT = '20.6 kB';
