import type { Article } from '../article/article.ts';
import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import type { PageSource } from '../dom/page-source.ts';
import { Missing } from '../dom/rare/need-code.ts';
import type { Steps } from '../engine/steps.ts';
import type { PendingExtraction } from '../extract/pending-extraction.ts';
import type { GivenWithVerdicts, TabScripts } from '../platform/messages/protocol.ts';
import type { TabReading, TabRequest } from '../platform/messages/tab-reading.ts';
import { ask, codeInTab, late, missingOf, orNeeds, required, resourcesInTab } from './late-code.ts';
import type { Outside } from './decided-outside.ts';
import { documentProperty } from './page-dom.ts';
import { emptyCause, unreadableCause } from './unreadable.ts';

/** Elements from which a page is read in slices. */
export const LARGE_PAGE = 20_000;
/** What a large page may need, so that it is not read twice. */
const LARGE_PAGE_CODE = ['large-page', 'rare-structure', 'formulas', 'credits', 'drawings'];
/** Milliseconds for which a walked page waits for packs and verdicts. */
const PENDING_TIME = 5_000;

/** How a script reads pages. */
type Reader = {
  /** Walks a page. */
  readonly prepare: (page: PageSource, options: ExtractOptions) => PendingExtraction;
  /** The same in steps. With it, a large page is read by the code for large pages. */
  readonly prepareInSteps?: (page: PageSource, options: ExtractOptions) => Steps<PendingExtraction>;
  /** Where the script does not have the algorithm. */
  readonly outside?: Outside;
};

/** The calls that extract the article of `page` and of its next pages. */
export function readingCalls(page: Document, { prepare, prepareInSteps, outside }: Reader): TabScripts['extract'] {
  /** A walked page that waits for packs, so that it is not walked again. */
  let pending: PendingExtraction | null = null;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const keep = (extraction: PendingExtraction): void => {
    pending = extraction;
    // The timer of an earlier reading would forget this one too soon.
    clearTimeout(forgetting);
    forgetting = setTimeout(() => (pending = null), PENDING_TIME);
  };
  const deciders = outside?.deciders ?? [];
  const decidesHere = (): boolean => missingOf(deciders, []).length === 0;
  /** The extraction of a walked page. Keeps the page where something is missing. */
  const extractFrom = (extraction: PendingExtraction, { given = [], verdicts }: GivenWithVerdicts): TabReading => {
    try {
      const decided = verdicts === undefined ? null : (outside?.verdictsOf(verdicts) ?? null);
      if (outside !== undefined && decided === null && !decidesHere()) throw outside.undecided(extraction, given);
      return answer(extraction.decide(resourcesInTab(extraction.needs, given), codeInTab(given), decided));
    } catch (cause) {
      if (cause instanceof Missing) keep(extraction);
      throw cause;
    }
  };
  /**
   * Reads a large page in slices. All code for it is asked for first, because to begin again would take long. Null for
   * any other page, and where the code for large pages cannot be loaded.
   */
  const readLarge = (request: TabRequest, given: readonly string[]): Promise<TabReading> | null => {
    if (prepareInSteps === undefined || !isLargePage(page)) return null;
    const isCorrected = Boolean(request.corrections?.length || request.rules?.length);
    ask([...LARGE_PAGE_CODE, ...deciders, ...(isCorrected ? ['corrections'] : [])], given);
    if (!decidesHere()) return null;
    const large = late('large-page')?.read(request, {
      page,
      walk: () => prepareInSteps(page, request),
      decide: (extraction, onStart) => extraction.decideInSteps!(resourcesInTab(), codeInTab(null), onStart),
      answer,
    });
    return large ?? null;
  };
  return {
    extract({ given = [], verdicts, ...request }) {
      const cause = unreadableCause(
        documentProperty('contentType'),
        documentProperty('documentElement')?.nodeName ?? '',
        () => documentProperty('body')?.textContent ?? '',
      );
      if (cause !== null) return { kind: 'unreadable', cause };
      // A call without packs or verdicts begins a new reading.
      const walked = given.length > 0 || verdicts !== undefined ? pending : null;
      pending = null;
      return orNeeds<TabReading | Promise<TabReading>>(() =>
        walked === null
          ? // The verdicts were on the page that was walked before.
            (readLarge(request, given) ?? extractFrom(prepare(page, request), { given }))
          : extractFrom(walked, { given, ...(verdicts !== undefined && { verdicts }) }),
      );
    },
    contentFrom: (start) => late('large-page')?.contentFrom(start) ?? null,
    async nextPage({ given = [], ...request }) {
      // The code for rare structure found the next page, so without it the tab shows another page.
      if (late('rare-structure') === null) return { kind: 'stopped', cause: 'left', detail: '' };
      return orNeeds(() => {
        const call = required('next-page');
        // The page is fetched once only, so what it might need besides is not asked for.
        ask([...deciders, ...(request.rules?.length ? ['corrections'] : [])], given);
        return call((next, options) => prepare(next, options).decide(resourcesInTab(), codeInTab(null)))(request);
      });
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
