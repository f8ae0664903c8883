import type { Extraction, ExtractOptions } from '../article.ts';
import { loadedPacks } from '../platform/loaded-packs.ts';
import type { Pack, TabScripts } from '../platform/protocol.ts';
import type { PendingExtraction } from '../extract/extract-default.ts';
import { documentProperty } from './page-dom.ts';

/** The calls of a script that reads its page, by the way it reads. */
export function readingCalls(
  read: (ask: ExtractOptions) => PendingExtraction,
): Omit<TabScripts['extract'], 'nextPage'> {
  return {
    extract(ask) {
      if (documentProperty('contentType') === 'application/pdf') return { kind: 'pdf' };
      const reading = read(ask);
      const packs = missingPacks(reading);
      return packs.length > 0 ? { kind: 'needs', packs } : sendable(reading.decide(loadedPacks()));
    },
    extractAnyway: (ask) => sendable(read(ask).decide(loadedPacks())),
  };
}

/** The packs that the algorithm wants and that have not come into this tab. */
export function missingPacks({ needs }: PendingExtraction): Pack[] {
  const there = loadedPacks();
  return needs.filter((name) => there[name] === undefined).map((name) => `packs/${name}` as const);
}

/** UTF-16 units of an article. Chromium's messages end at 64 MB, where a character may take three bytes; and no view survives much more. */
export const MAX_ARTICLE_LENGTH = 20_000_000;

/** What is too long to leave the page is said to be, and never sent: half an article would pass for a whole one. */
function sendable(extraction: Extraction): Extraction {
  const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
  if (article !== null && article.content.length > MAX_ARTICLE_LENGTH)
    return { kind: 'not-article', reason: 'too-large', bestGuess: null };
  const { blocks = [], ...without } = extraction;
  // The account holds all text of the page; where both are too much the article is worth more.
  const length = blocks.reduce((sum, { text }) => sum + text.length, article?.content.length ?? 0);
  return length > MAX_ARTICLE_LENGTH ? without : extraction;
}
