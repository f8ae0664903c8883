import type { Extraction } from '../article.ts';
import type { Verdicts } from '../engine/types.ts';
import { CHOICE_REASONS } from '../article.ts';
import { verdictsFor } from './requested-verdicts.ts';

/** Notices of an article of selected text, and of one whose selection was not found. */
const SELECTED = 'selection';
const NOT_FOUND = 'no-selection';

/** The verdicts for the blocks that the user selected on the page; with a notice where there are none. */
export function selectedVerdicts(verdicts: Verdicts, selected: readonly boolean[] | null): Verdicts {
  if (selected === null) return { ...verdicts, note: NOT_FOUND };
  return { ...verdicts, ...verdictsFor(verdicts, selected, CHOICE_REASONS), confidence: 1, note: SELECTED };
}

/** An article of selected text without what belongs to the whole one. Other extractions are unchanged. */
export function onlySelection(extraction: Extraction): Extraction {
  if (extraction.kind !== 'article' || extraction.article.note !== SELECTED) return extraction;
  const { comments: _comments, pages: _pages, ...article } = extraction.article;
  return { ...extraction, article: { ...article, excerpt: '', leadImage: null } };
}
