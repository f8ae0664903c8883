import type { NotArticleReason } from '../../article/extraction.ts';
import { linkDensity } from '../features/link-density.ts';
import type { Outline } from '../types.ts';

/** Fewer words are a notice, an error message or an empty shell. Unlike characters, words compare across scripts. */
const MIN_WORDS = 25;
/** Kept text with a higher link density is a menu of other pages. */
const MAX_LINK_RATIO = 0.9;
/** If the algorithm itself rejects pages without an article, this many words of links are a listing to read. */
const LISTING_WORDS = 150;

/**
 * Returns why the kept blocks are no article, or null if they are one.
 * `isJudged`: the algorithm itself decided that the page has an article (Verdicts.refuse).
 */
export function refuse(outline: Outline, keep: readonly boolean[], isJudged = false): NotArticleReason | null {
  if (outline.blocks.every(({ words }) => words === 0)) return 'no-text';
  let words = 0;
  let chars = 0;
  let linkChars = 0;
  outline.blocks.forEach((block, i) => {
    if (!keep[i]) return;
    words += block.words;
    chars += block.chars;
    linkChars += block.linkChars;
  });
  if (words < MIN_WORDS) return 'too-little-text';
  const isListing = isJudged && words >= LISTING_WORDS;
  return !isListing && linkDensity(linkChars, chars) > MAX_LINK_RATIO ? 'mostly-links' : null;
}
