import { nextPageCall } from '../next-page-call.ts';

declare module '../late-code.ts' {
  interface LateCode {
    readonly 'next-page': typeof code;
  }
}

/** Fetches and reads the next page of an article, when a person asks for it. */
export const code = nextPageCall;

/** Largest size of the built file, gzipped. */
export const SIZE_LIMIT = '4.85 kB';
