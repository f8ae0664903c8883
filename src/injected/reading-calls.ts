import type { Article, Extraction, ExtractOptions } from '../article.ts';
import { loadedPacks } from '../platform/loaded-packs.ts';
import {
  CORRECTIONS_PACK,
  FORMULAS_PACK,
  NEXT_PAGE_KEY,
  type Pack,
  type PacksNeeded,
  RARE_PACK,
  type TabScripts,
  type Unreadable,
} from '../platform/protocol.ts';
import { finish, type Steps } from '../extract/extract-default.ts';
import { type PageSource, type PendingExtraction, type RareCode, RareCodeMissing } from '../extract/extract-default.ts';
import { inSlices, isLargePage } from './in-slices.ts';
import { documentProperty } from './page-dom.ts';
import { publishedCode } from './published-code.ts';
import { emptyCause, unreadableCause } from './unreadable.ts';

/** Milliseconds for which a walked page waits for packs. */
const PENDING_TIME = 5_000;

/**
 * The calls that extract the article of `page` and of its next pages. `prepare` walks a page. `rareCode`: the
 * code for rare structure and for formulas, as far as it is loaded. With `prepareInSteps`, a large page is read in
 * slices.
 */
export function readingCalls(
  page: Document,
  prepare: (page: PageSource, options: ExtractOptions) => PendingExtraction,
  rareCode: () => RareCode,
  prepareInSteps?: (page: PageSource, options: ExtractOptions) => Steps<PendingExtraction>,
): TabScripts['extract'] {
  /** A walked page that waits for packs, so that it is not walked again. */
  let pending: PendingExtraction | null = null;
  /** The page that was read last, for as long, so that its blocks can be remembered. */
  let last: PendingExtraction | null = null;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const decide = (extraction: PendingExtraction): Extraction => extraction.decide(loadedPacks(), rareCode());
  const hold = (extraction: PendingExtraction): void => {
    last = extraction;
    // The timer of an earlier reading would forget this one too soon.
    clearTimeout(forgetting);
    forgetting = setTimeout(() => (pending = last = null), PENDING_TIME);
  };
  const waitFor = (packs: readonly Pack[], extraction: PendingExtraction): PacksNeeded => {
    hold(extraction);
    pending = extraction;
    return { kind: 'needs', packs };
  };
  const decideInSteps = function* (extraction: PendingExtraction, code: RareCode): Steps<Extraction> {
    if (extraction.decideInSteps === undefined) return extraction.decide(loadedPacks(), code);
    return yield* extraction.decideInSteps(loadedPacks(), code);
  };
  /** The extraction of a walked page, or what it needs besides. */
  const extractFrom = function* (
    extraction: PendingExtraction,
    { corrections, rules }: ExtractOptions,
  ): Steps<Extraction | Unreadable | PacksNeeded> {
    const packs = missingPacks(extraction);
    // The page is read once more only, and whether it has formulas is not known yet.
    if (packs.length > 0) return waitFor([...packs, FORMULAS_PACK], extraction);
    const code = rareCode();
    try {
      const found = yield* decideInSteps(extraction, code.required());
      hold(extraction);
      return answer(found);
    } catch (cause) {
      if (!(cause instanceof RareCodeMissing)) throw cause;
      // Building stopped at the first rare structure, so the page may need the other code as well.
      if ((corrections?.length || rules?.length) && code.corrections() === null) packs.push(CORRECTIONS_PACK);
      if (code.get() === null) packs.push(RARE_PACK);
      if (code.formulas() === null) packs.push(FORMULAS_PACK);
      return waitFor(packs, extraction);
    }
  };
  /** How to walk a page that is too large to be read at once; null for any other. */
  const stepsFor = (options: ExtractOptions): (() => Steps<PendingExtraction>) | null =>
    prepareInSteps !== undefined && isLargePage(page) ? () => prepareInSteps(page, options) : null;
  return {
    extract(options) {
      const cause = unreadableCause(
        documentProperty('contentType'),
        documentProperty('documentElement')?.nodeName ?? '',
        () => documentProperty('body')?.textContent ?? '',
      );
      if (cause !== null) return { kind: 'unreadable', cause };
      const inSteps = stepsFor(options);
      if (inSteps === null) return finish(extractFrom(prepare(page, options), options));
      return inSlices(inSteps, page).then((extraction) => inSlices(() => extractFrom(extraction, options)));
    },
    extractAnyway(options) {
      const extraction = pending ?? prepare(page, options);
      pending = null;
      hold(extraction);
      if (stepsFor(options) === null) return sendable(decide(extraction));
      return inSlices(() => decideInSteps(extraction, rareCode())).then(sendable);
    },
    keysToRemember: (template) => last?.keysToRemember?.(rareCode(), template) ?? [],
    async nextPage(request) {
      const call = publishedCode(NEXT_PAGE_KEY);
      // The code for rare structure found the next page, so without it the tab shows another page.
      if (call === null || rareCode().get() === null) return { kind: 'stopped', cause: 'left', detail: '' };
      return call((next, options) => decide(prepare(next, options)))(request);
    },
  };
}

/** The extraction, or why the page has no text. */
function answer(extraction: Extraction): Extraction | Unreadable {
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
