import type { NotArticleReason } from '../article.ts';
import type { Outline } from './types.ts';

/** Fewer words than this are a notice, an error message or an empty shell. Words, not characters: they are counted by segmentation where no spaces are written. */
const MIN_WORDS = 25;
/** Kept text that is links almost throughout is a menu of other pages, not something to read here. */
const MAX_LINK_RATIO = 0.9;
/** Where the algorithm tells pages apart itself, so many words of links are a listing, of which they are the content. */
const LISTING_WORDS = 150;

/** The reason why what is kept is no article, or null where it is one. `isJudged`: the algorithm has its own say on whether there is one. */
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
  return !isListing && linkChars > MAX_LINK_RATIO * chars ? 'mostly-links' : null;
}
