import { rareStructure } from '../../dom/rare/rare-structure.ts';

declare module '../late-code.ts' {
  interface LateCode {
    readonly 'rare-structure': typeof code;
  }
}

/** Threads, footnotes, listings, plain text, players, prices, next pages. Few pages have any of these. */
export const code = rareStructure;

/**
 * Largest size of the built file, gzipped; 2 kB of it tell comments from other boxes, 0.8 kB are for larger lead
 * pictures, 0.4 kB for odd credits and names.
 */
export const SIZE_LIMIT = '44.5 kB';
