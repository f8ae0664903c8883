import type { Article } from '../article/article.ts';
import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import { loadedPacks } from '../platform/in-tab/loaded-packs.ts';
import {
  CORRECTIONS_PACK,
  DEFAULT_WEIGHTS,
  FORMULAS_PACK,
  LARGE_KEY,
  LARGE_PACK,
  NEXT_PAGE_KEY,
  type Pack,
  type PacksNeeded,
  RARE_PACK,
  type TabScripts,
} from '../platform/messages/protocol.ts';
import {
  type PageSource,
  type PendingExtraction,
  type RareCode,
  RareCodeMissing,
  type Steps,
} from '../extract/extract-default.ts';
import type { TabReading, TabRequest } from '../platform/messages/tab-reading.ts';
import { documentProperty } from './page-dom.ts';
import { publishedCode } from './published-code.ts';
import { emptyCause, unreadableCause } from './unreadable.ts';

/** Elements from which a page is read in slices. */
export const LARGE_PAGE = 20_000;
/** Milliseconds for which a walked page waits for packs. */
const PENDING_TIME = 5_000;

/**
 * The calls that extract the article of `page` and of its next pages. `prepare` walks a page. `rareCode`: the
 * code for rare structure and for formulas, as far as it is loaded. With `prepareInSteps`, a large page is read by the
 * code for large pages.
 */
export function readingCalls(
  page: Document,
  prepare: (page: PageSource, options: ExtractOptions) => PendingExtraction,
  rareCode: () => RareCode,
  prepareInSteps?: (page: PageSource, options: ExtractOptions) => Steps<PendingExtraction>,
): TabScripts['extract'] {
  /** A walked page that waits for packs, so that it is not walked again. */
  let pending: PendingExtraction | null = null;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const decide = (extraction: PendingExtraction): Extraction => extraction.decide(loadedPacks(), rareCode());
  const waitFor = (packs: readonly Pack[], extraction: PendingExtraction): PacksNeeded => {
    pending = extraction;
    // The timer of an earlier reading would forget this one too soon.
    clearTimeout(forgetting);
    forgetting = setTimeout(() => (pending = null), PENDING_TIME);
    return { kind: 'needs', packs };
  };
  /** The code that the page or the options need and that is not loaded yet. */
  const missingCode = (code: RareCode, { corrections, rules }: ExtractOptions): Pack[] => {
    const packs: Pack[] = [];
    if ((corrections?.length || rules?.length) && code.corrections() === null) packs.push(CORRECTIONS_PACK);
    if (code.get() === null) packs.push(RARE_PACK);
    if (code.formulas() === null) packs.push(FORMULAS_PACK);
    return packs;
  };
  /** The extraction of a walked page, or what it needs besides. */
  const extractFrom = (extraction: PendingExtraction, options: ExtractOptions): TabReading | PacksNeeded => {
    const packs = missingPacks(extraction);
    // The page is read once more only, and whether it has formulas is not known yet.
    if (packs.length > 0) return waitFor([...packs, FORMULAS_PACK], extraction);
    const code = rareCode();
    try {
      return answer(extraction.decide(loadedPacks(), code.required()));
    } catch (cause) {
      if (!(cause instanceof RareCodeMissing)) throw cause;
      // Building stopped at the first rare structure, so the page may need the other code as well.
      return waitFor(missingCode(code, options), extraction);
    }
  };
  /** True for a page that is read in slices. Without its weights it is read as any other, which reports them. */
  const isLarge = (): boolean =>
    prepareInSteps !== undefined && isLargePage(page) && loadedPacks()[DEFAULT_WEIGHTS] !== undefined;
  /** Reads a large page by the code for it. Null for any other page, and where the code is not loaded. */
  const readLarge = (request: TabRequest): Promise<TabReading> | null =>
    (isLarge() &&
      publishedCode(LARGE_KEY)?.read(request, {
        page,
        walk: () => prepareInSteps!(page, request),
        decide: (extraction, onStart) => extraction.decideInSteps!(loadedPacks(), rareCode(), onStart),
        answer,
      })) ||
    null;
  return {
    extract(options) {
      const cause = unreadableCause(
        documentProperty('contentType'),
        documentProperty('documentElement')?.nodeName ?? '',
        () => documentProperty('body')?.textContent ?? '',
      );
      if (cause !== null) return { kind: 'unreadable', cause };
      if (!isLarge()) return extractFrom(prepare(page, options), options);
      return readLarge(options) ?? { kind: 'needs', packs: [LARGE_PACK, ...missingCode(rareCode(), options)] };
    },
    extractAnyway(options) {
      const large = pending === null ? readLarge(options) : null;
      if (large !== null) return large;
      const extraction = pending ?? prepare(page, options);
      pending = null;
      return sendable(decide(extraction));
    },
    contentFrom: (start) => publishedCode(LARGE_KEY)?.contentFrom(start) ?? null,
    async nextPage(request) {
      const call = publishedCode(NEXT_PAGE_KEY);
      // The code for rare structure found the next page, so without it the tab shows another page.
      if (call === null || rareCode().get() === null) return { kind: 'stopped', cause: 'left', detail: '' };
      return call((next, options) => decide(prepare(next, options)))(request);
    },
  };
}

/** True where the page has so many elements that reading it at once would stop it for long. */
function isLargePage(page: Document): boolean {
  return Document.prototype.getElementsByTagName.call(page, '*').length >= LARGE_PAGE;
}

/** The extraction, or why the page has no text. */
function answer(extraction: Extraction): TabReading {
  const isEmpty = extraction.kind === 'not-article' && extraction.reason === 'no-text';
  const cause = isEmpty
    ? emptyCause(documentProperty('readyState'), documentProperty('contentType'), () => documentProperty('images'))
    : null;
  return cause === null ? sendable(extraction) : { kind: 'unreadable', cause };
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
