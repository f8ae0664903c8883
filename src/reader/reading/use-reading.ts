import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import type { Correction } from '../../article/corrections.ts';
import type { ExtractOptions } from '../../article/extract-options.ts';
import type { Rule } from '../../article/rules.ts';
import type { ReadOutcome } from '../../platform/messages/read-outcome.ts';
import { keepFurtherPages } from '../article/append-page.ts';

type ArticleOutcome = Extract<ReadOutcome, { readonly kind: 'article' }>;

/** The outcome of one reading of the page, with the options it was read with. */
export type CompletedReading<T = ReadOutcome> = {
  readonly outcome: T;
  readonly options: ExtractOptions;
  /** The content that was shown as the start of the article, if the article begins with it. */
  readonly start?: string | undefined;
};

/** The outcome that the view shows, and the actions that read the page again. */
export type ReadingState<T = ReadOutcome> = {
  /** null while the page is being read and no earlier outcome is shown. */
  readonly outcome: T | null;
  /** The options that `outcome` was read with. */
  readonly options: ExtractOptions;
  /** See CompletedReading. */
  readonly start?: string | undefined;
  /** Clears the view and reads again. The given options are added to those chosen so far. */
  readonly read: (options: ExtractOptions) => void;
  /** Reads with this algorithm, in this view only. The current outcome stays until the new one arrives. */
  readonly readWithAlgorithm: (id: string) => void;
  /** The same for the alternative of this rank; 0 is the first choice. */
  readonly readAlternative: (rank: number) => void;
  /**
   * Reads again with an explanation of every block. Without `corrections` the shown outcome stays. With them, in place
   * of the earlier ones, the new outcome is shown unless the page cannot be read. Never rejects.
   */
  readonly explain: (corrections?: readonly Correction[]) => Promise<T>;
  /** Reads with these rules added and without corrections. The shown outcome stays. Never rejects. */
  readonly tryRules: (rules: readonly Rule[]) => Promise<T>;
  /** Shows the article `to` if `from` is still the article shown. */
  readonly replaceArticle: (from: Article, to: Article) => void;
  /** The last article of this view, while an outcome without an article replaces it; else null. */
  readonly previousArticle: Article | null;
  /** Shows the previous article without reading the page again. */
  readonly showPreviousArticle: () => void;
};

/** Number of a reading whose outcome is never shown. */
const NEVER_LATEST = -1;

/**
 * Reads the page on mount, with the options `first`, unless `stored` holds an earlier reading, and on demand; a silent
 * page again and again until it answers. The start of a large article is shown before the rest is read, and stays if
 * the rest cannot be read. When readings overlap, only the latest one is shown. `source` must not reject and must keep
 * its identity.
 */
export function useReading<T extends ReadOutcome | 'refused'>(
  source: (options: ExtractOptions) => Promise<T>,
  stored: CompletedReading<T> | null,
  first: ExtractOptions = {},
): ReadingState<T> {
  const [current, setCurrent] = useState<CompletedReading<T> | null>(stored);
  const chosen = useRef(stored?.options ?? first);
  const latest = useRef(0);
  const lastArticle = useRef<CompletedReading<T> | null>(null);
  if (current !== null && isArticle(current.outcome) && !isStart(current.outcome)) lastArticle.current = current;

  const start = useCallback(
    (added: ExtractOptions) => {
      const options = { ...chosen.current, ...added };
      chosen.current = options;
      const number = ++latest.current;
      const attempt = (asked: ExtractOptions): void =>
        void source(asked).then((outcome) => {
          if (number !== latest.current) return;
          setCurrent((before) => following(before, { outcome, options }));
          // Ask again until the page answers. A silent page is only asked, so nothing piles up in it.
          if (isSilent(outcome)) attempt(asked);
          if (isStart(outcome)) attempt(options);
        });
      attempt({ ...options, startFirst: true });
    },
    [source],
  );
  const read = useCallback(
    (options: ExtractOptions) => {
      setCurrent(null);
      start(options);
    },
    [start],
  );
  // Corrections belong to one selection, so another algorithm or alternative starts without them.
  const readWithAlgorithm = useCallback(
    (algorithm: string) => {
      start({ algorithm, alternative: 0, corrections: [] });
    },
    [start],
  );
  const readAlternative = useCallback(
    (alternative: number) => {
      start({ alternative, corrections: [] });
    },
    [start],
  );
  const explain = useCallback(
    async (corrections?: readonly Correction[]) => {
      const options = corrections === undefined ? chosen.current : { ...chosen.current, corrections };
      const number = corrections === undefined ? NEVER_LATEST : ++latest.current;
      const outcome = await source({ ...options, explain: true });
      if (number === latest.current && wasRead(outcome)) {
        chosen.current = options;
        setCurrent((before) => ({ outcome: withFurtherPages(before?.outcome, outcome), options }));
      }
      return outcome;
    },
    [source],
  );
  const tryRules = useCallback(
    (rules: readonly Rule[]) => source({ ...chosen.current, corrections: [], rules }),
    [source],
  );
  const replaceArticle = useCallback((from: Article, to: Article) => {
    setCurrent((shown) =>
      shown !== null && isArticle(shown.outcome) && shown.outcome.article === from
        ? { ...shown, outcome: withArticle(shown.outcome, to) }
        : shown,
    );
  }, []);
  const showPreviousArticle = useCallback(() => {
    const last = lastArticle.current;
    if (last === null || !isArticle(last.outcome)) return;
    latest.current++;
    chosen.current = { ...last.options, algorithm: last.outcome.article.algorithm };
    setCurrent(last);
  }, []);

  const isFirstRead = useRef(stored === null);
  useEffect(() => {
    if (isFirstRead.current) read({});
    isFirstRead.current = false;
  }, [read]);

  const previous = current === null || isArticle(current.outcome) ? null : lastArticle.current;
  return {
    outcome: current?.outcome ?? null,
    options: current?.options ?? {},
    start: current?.start,
    read,
    readWithAlgorithm,
    readAlternative,
    explain,
    tryRules,
    replaceArticle,
    previousArticle: previous !== null && isArticle(previous.outcome) ? previous.outcome.article : null,
    showPreviousArticle,
  };
}

/** Another selection of blocks on the same first page keeps the further pages that were already added. */
function withFurtherPages<T extends ReadOutcome | 'refused'>(before: T | undefined, after: T): T {
  if (before === undefined || !isArticle(before) || !isArticle(after)) return after;
  const article = keepFurtherPages(before.article, after.article);
  return article === after.article ? after : withArticle(after, article);
}

function withArticle<T extends ReadOutcome | 'refused'>(outcome: T & ArticleOutcome, article: Article): T {
  return { ...(outcome as ArticleOutcome), article } as T & ArticleOutcome;
}

/** The new reading, as it follows the shown one. A start of an article stays if the rest cannot be read. */
function following<T extends ReadOutcome | 'refused'>(
  before: CompletedReading<T> | null,
  after: CompletedReading<T>,
): CompletedReading<T> {
  if (before === null || !isArticle(before.outcome) || !isStart(before.outcome)) return after;
  const { content } = before.outcome.article;
  if (isArticle(after.outcome))
    return { ...after, start: after.outcome.article.content.startsWith(content) ? content : undefined };
  if (isSilent(after.outcome)) return before;
  const outcome = { ...(before.outcome as ArticleOutcome), isCutOff: true } as T & ArticleOutcome;
  return { ...after, outcome, start: content };
}

function isSilent(outcome: ReadOutcome | 'refused'): boolean {
  return outcome !== 'refused' && outcome.kind === 'blocked' && outcome.cause === 'silent';
}

function wasRead(outcome: ReadOutcome | 'refused'): boolean {
  return outcome !== 'refused' && outcome.kind !== 'blocked';
}

/** What is read. It stays the same when the whole article follows its start. */
export function subjectOf({ outcome, start }: ReadingState): unknown {
  return start ?? (outcome?.kind === 'article' ? outcome.article.content : outcome);
}

/** True for the start of a large article, which is shown while the rest is read. */
export function isStart(outcome: ReadOutcome | 'refused' | null): boolean {
  return (
    outcome !== null &&
    outcome !== 'refused' &&
    outcome.kind === 'article' &&
    outcome.isStart === true &&
    !outcome.isCutOff
  );
}

function isArticle<T extends ReadOutcome | 'refused'>(outcome: T): outcome is T & ArticleOutcome {
  return outcome !== 'refused' && (outcome as ReadOutcome).kind === 'article';
}
