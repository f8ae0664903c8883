import { linkDensity } from '../../features/link-density.ts';
import type { Block, Outline } from '../../types.ts';

/** A row of links has fewer characters and a higher link density than this. */
const MAX_CHARS = 200;
const MIN_LINK_DENSITY = 0.8;

/**
 * Drops rows of links (share buttons, related links, tags), except headings. `keep` has 1 for each kept block; returns
 * a copy.
 */
export function cutLinkRows({ blocks }: Outline, keep: Uint8Array): Uint8Array {
  return keep.map((flag, b) => (flag && !isLinkRow(blocks[b]!) ? 1 : 0));
}

function isLinkRow({ heading, chars, linkChars }: Block): boolean {
  return heading === 0 && chars < MAX_CHARS && linkDensity(linkChars, chars) > MIN_LINK_DENSITY;
}
