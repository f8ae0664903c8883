import { DEFAULT_ALGORITHM } from '../../engine/algorithms/default.ts';

declare module '../late-code.ts' {
  interface LateCode {
    readonly decide: typeof code;
  }
}

/** Decides in the tab: on large pages, and where the extension cannot. */
export const code = DEFAULT_ALGORITHM;

/** Largest size of the built file, gzipped. */
export const SIZE_LIMIT = '33.2 kB';
