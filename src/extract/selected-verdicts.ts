import type { Extraction } from '../article.ts';
import type { Verdicts } from '../engine/types.ts';
import { CHOICE_REASONS, SELECTION_NOTICES } from '../article.ts';
import { verdictsFor } from './requested-verdicts.ts';

/** The verdicts for the blocks that the user selected on the page; with a notice where there are none. */
export function selectedVerdicts(verdicts: Verdicts, selected: readonly boolean[] | null): Verdicts {
  if (selected === null) return { ...verdicts, note: SELECTION_NOTICES.notFound };
  return {
    ...verdicts,
    ...verdictsFor(verdicts, selected, CHOICE_REASONS),
    confidence: 1,
    note: SELECTION_NOTICES.selected,
  };
}

/** An article of selected text without what belongs to the whole one. Other extractions are unchanged. */
export function onlySelection(extraction: Extraction): Extraction {
  if (extraction.kind !== 'article' || extraction.article.note !== SELECTION_NOTICES.selected) return extraction;
  const article = { ...extraction.article, excerpt: '', leadImage: null };
  delete article.comments;
  delete article.pages;
  return { ...extraction, article };
}
