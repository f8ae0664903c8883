import { drawingCode } from '../../dom/rare/drawing-code.ts';

declare module '../late-code.ts' {
  interface LateCode {
    readonly drawings: typeof code;
  }
}

/** Drawings of the page as pictures. */
export const code = drawingCode;

/** Largest size of the built file, gzipped. */
export const SIZE_LIMIT = '2.7 kB';
