import { reportCall } from '../report-call.ts';

declare module '../late-code.ts' {
  interface LateCode {
    readonly 'page-report': typeof code;
  }
}

/** Writes a report of a page, when a person asks for one. */
export const code = reportCall;

/** Largest size of the built file, gzipped. */
export const SIZE_LIMIT = '13 kB';
