import type { Outline } from '../../types.ts';

/**
 * A page is a listing if less than this share of its plain text is kept. One half would find more listings, but also
 * short news stories between old-style side columns.
 */
const MAX_KEPT_SHARE = 0.2;

/**
 * True for a list of entries, such as a front page, a result list or a product list. `plain` and `keep` have 1 for each
 * plain and each kept block.
 */
export function isListing({ blocks }: Outline, plain: Uint8Array, keep: Uint8Array): boolean {
  let plainChars = 0;
  let keptChars = 0;
  for (let b = 0; b < keep.length; b++) {
    const { chars } = blocks[b]!;
    if (keep[b]) keptChars += chars;
    if (plain[b]) plainChars += chars;
  }
  return keptChars < MAX_KEPT_SHARE * plainChars;
}

/** The content of a listing: every kept and every plain block. */
export function addEntries(plain: Uint8Array, keep: Uint8Array): Uint8Array {
  return keep.map((flag, b) => flag || plain[b]!);
}
