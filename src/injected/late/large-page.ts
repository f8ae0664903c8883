import { largePageCode } from '../read-large-page.ts';

declare module '../late-code.ts' {
  interface LateCode {
    readonly 'large-page': typeof code;
  }
}

/** Reads a large page in slices. */
export const code = largePageCode();

/** Largest size of the built file, gzipped. */
export const SIZE_LIMIT = '1.05 kB';
