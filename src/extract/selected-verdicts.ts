import type { Extraction } from '../article/extraction.ts';
import type { Verdicts } from '../engine/types.ts';
import { CHOICE_REASONS } from '../article/blocks.ts';
import { SELECTION_NOTICES } from '../article/extraction.ts';
import { minutesFor } from '../article/text-length.ts';
import type { SelectedText } from '../dom/walk/selected-blocks.ts';
import { countText } from '../engine/text/count-text.ts';
import { lengthOfBlocks } from '../engine/text/length-of-blocks.ts';
import { verdictsFor } from '../engine/verdicts-for.ts';

/** The verdicts for the text that the user selected on the page; with a notice where there is none. */
export function selectedVerdicts(verdicts: Verdicts, selected: SelectedText | null): Verdicts {
  if (selected === null) return { ...verdicts, note: SELECTION_NOTICES.notFound };
  return {
    ...verdicts,
    ...verdictsFor(verdicts, selected.blocks, CHOICE_REASONS),
    parts: selected.parts,
    confidence: 1,
    note: SELECTION_NOTICES.selected,
  };
}

/** Tags and character references. Neither has words. */
const MARKUP = /<(?:"[^"]*"|[^<>"])*>|&\w+;/g;

/**
 * An article of selected text, without excerpt, lead image, comments and next pages, and with the length of the
 * selection. Other extractions are unchanged.
 */
export function onlySelection(extraction: Extraction): Extraction {
  if (extraction.kind !== 'article' || extraction.article.note !== SELECTION_NOTICES.selected) return extraction;
  const { content, lang } = extraction.article;
  // Counted in the content, because blocks may be only partly selected.
  const text = content.replace(MARKUP, ' ');
  const chars = text.replace(/\s+/g, '').length;
  const length = lengthOfBlocks([{ text, chars, words: countText(text, lang).words }], [true]);
  const article = { ...extraction.article, ...length, minutes: minutesFor(length, lang), excerpt: '', leadImage: null };
  delete article.comments;
  delete article.pages;
  return { ...extraction, article };
}
