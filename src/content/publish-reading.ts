import type { Extraction, ExtractOptions } from '../article.ts';
import { packTexts } from '../platform/packs.ts';
import type { TabScripts } from '../platform/protocol.ts';
import type { Reading } from '../extract-default.ts';
import { genuine } from './page.ts';

/** The calls of a script that reads its page, by the way it reads. */
export function readingCalls(read: (ask: ExtractOptions) => Reading): TabScripts['extract'] {
  return {
    extract(ask) {
      if (genuine('contentType') === 'application/pdf') return { kind: 'pdf' };
      const reading = read(ask);
      const there = packTexts();
      const missing = reading.needs.filter((name) => there[name] === undefined);
      return missing.length > 0 ? { kind: 'needs', packs: missing.map((name) => `packs/${name}` as const) } : sendable(reading.decide(there));
    },
    extractAnyway: (ask) => sendable(read(ask).decide(packTexts())),
  };
}

/** UTF-16 units of an article. Chromium's messages end at 64 MB, where a character may take three bytes; and no view survives much more. */
export const LONGEST_ARTICLE = 20_000_000;

/** What is too long to leave the page is said to be, and never sent: half an article would pass for a whole one. */
function sendable(extraction: Extraction): Extraction {
  const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
  return article !== null && article.content.length > LONGEST_ARTICLE ? { kind: 'not-article', reason: 'too-large', bestGuess: null } : extraction;
}
