import type { Article, Extraction, ExtractOptions } from '../article.ts';
import { loadedPacks } from '../platform/loaded-packs.ts';
import type { Pack, TabScripts, Unreadable } from '../platform/protocol.ts';
import type { PendingExtraction } from '../extract/extract-default.ts';
import { documentProperty } from './page-dom.ts';
import { unreadableCause } from './unreadable.ts';

/** The calls that extract the article of the page; `read` walks the page. */
export function readingCalls(
  read: (options: ExtractOptions) => PendingExtraction,
): Omit<TabScripts['extract'], 'nextPage'> {
  return {
    extract(options) {
      const cause = unreadableCause(
        documentProperty('contentType'),
        documentProperty('documentElement')?.nodeName ?? '',
        () => documentProperty('body')?.textContent ?? '',
      );
      if (cause !== null) return { kind: 'unreadable', cause };
      const extraction = read(options);
      const packs = missingPacks(extraction);
      return packs.length > 0 ? { kind: 'needs', packs } : answer(extraction.decide(loadedPacks()));
    },
    extractAnyway: (options) => sendable(read(options).decide(loadedPacks())),
  };
}

/** The extraction; a page without text that is not read to its end is still loading. */
function answer(extraction: Extraction): Extraction | Unreadable {
  const isEmpty = extraction.kind === 'not-article' && extraction.reason === 'no-text';
  return isEmpty && documentProperty('readyState') === 'loading'
    ? { kind: 'unreadable', cause: 'loading' }
    : sendable(extraction);
}

/** Packs that the algorithm needs and that have not been injected into this tab. */
export function missingPacks({ needs }: PendingExtraction): Pack[] {
  const loaded = loadedPacks();
  return needs.filter((name) => loaded[name] === undefined).map((name) => `packs/${name}` as const);
}

/** UTF-16 units of an article. Chromium limits messages to 64 MB, and a unit may take three bytes. */
export const MAX_ARTICLE_LENGTH = 20_000_000;

/** Replaces an article that exceeds the limit by 'too-large'. Part of it would look like the whole article. */
function sendable(extraction: Extraction): Extraction {
  const article = extraction.kind === 'article' ? extraction.article : extraction.bestGuess;
  if (article !== null && lengthOf(article) > MAX_ARTICLE_LENGTH)
    return { kind: 'not-article', reason: 'too-large', bestGuess: null };
  const { blocks = [], ...without } = extraction;
  // `blocks` has all text of the page. If both are too long together, only the article is sent.
  const length = blocks.reduce((sum, { text }) => sum + text.length, article === null ? 0 : lengthOf(article));
  return length > MAX_ARTICLE_LENGTH ? without : extraction;
}

function lengthOf({ content, comments }: Article): number {
  return content.length + (comments?.content.length ?? 0);
}
