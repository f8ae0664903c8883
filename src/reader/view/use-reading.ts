import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Article, BlockReference, ExtractOptions } from '../../article.ts';
import type { ReadOutcome } from '../../platform/read-outcome.ts';
import { keepFurtherPages } from '../article/append-page.ts';

type ArticleOutcome = Extract<ReadOutcome, { readonly kind: 'article' }>;

/** An outcome and what had been chosen for it. */
export type CompletedReading<T> = { readonly outcome: T; readonly chosen: ExtractOptions };

/** A page being read: what came of it, null while it lasts, and the ways to read it again. */
export type ReadingState<T> = {
  readonly outcome: T | null;
  /** What the outcome in view was read with. */
  readonly chosen: ExtractOptions;
  /** What was chosen before holds until it is chosen otherwise: a retry keeps the algorithm, so does forcing. */
  readonly read: (options: ExtractOptions) => void;
  /** Reads with that algorithm, for this view alone; what is in view stays until the answer is there. */
  readonly readWith: (algorithm: string) => void;
  /** The same for another part of the page, by its rank; 0 for the first choice. */
  readonly readPart: (alternative: number) => void;
  /** Reads for the account of every block. What is in view stays; where `keep` is given and the page could be read, what came is shown: with those blocks, whatever the algorithm says of them. */
  readonly explain: (keep?: readonly BlockReference[]) => Promise<T>;
  /** Puts a longer article in the place of the one that it began as; nothing happens where that is no longer in view. */
  readonly extend: (from: Article, to: Article) => void;
  /** The last article of this view, while something else is shown in its place; else null. */
  readonly before: Article | null;
  /** Shows that article again, without reading. */
  readonly back: () => void;
};

/** The number of a reading that is not to be shown. */
const NEVER_LATEST = -1;

/** Reads at once, unless `known` is there already, and on demand; of readings that overlap only the last counts. `source` must not reject and must not change. */
export function useReading<T extends ReadOutcome | 'refused'>(
  source: (chosen: ExtractOptions) => Promise<T>,
  known: CompletedReading<T> | null,
): ReadingState<T> {
  const [now, setNow] = useState<CompletedReading<T> | null>(known);
  const chosen = useRef<ExtractOptions>(known?.chosen ?? {});
  const latest = useRef(0);
  const lastArticle = useRef<CompletedReading<T> | null>(null);
  if (now !== null && isArticle(now.outcome)) lastArticle.current = now;

  const start = useCallback(
    (options: ExtractOptions) => {
      const wanted = { ...chosen.current, ...options };
      chosen.current = wanted;
      const mine = ++latest.current;
      void source(wanted).then((outcome) => {
        if (mine === latest.current) setNow({ outcome, chosen: wanted });
      });
    },
    [source],
  );
  const read = useCallback(
    (options: ExtractOptions) => {
      setNow(null);
      start(options);
    },
    [start],
  );
  // Blocks are picked into one reading of the page; another begins without them.
  const readWith = useCallback(
    (algorithm: string) => {
      start({ algorithm, alternative: 0, keep: [] });
    },
    [start],
  );
  const readPart = useCallback(
    (alternative: number) => {
      start({ alternative, keep: [] });
    },
    [start],
  );
  const explain = useCallback(
    async (keep?: readonly BlockReference[]) => {
      const wanted = keep === undefined ? chosen.current : { ...chosen.current, keep };
      const mine = keep === undefined ? NEVER_LATEST : ++latest.current;
      const outcome = await source({ ...wanted, explain: true });
      if (mine === latest.current && isReading(outcome)) {
        chosen.current = wanted;
        setNow((before) => ({ outcome: withFurther(before?.outcome, outcome), chosen: wanted }));
      }
      return outcome;
    },
    [source],
  );
  const extend = useCallback((from: Article, to: Article) => {
    setNow((shown) =>
      shown !== null && isArticle(shown.outcome) && shown.outcome.article === from
        ? { ...shown, outcome: withArticle(shown.outcome, to) }
        : shown,
    );
  }, []);
  const back = useCallback(() => {
    const last = lastArticle.current;
    if (last === null || !isArticle(last.outcome)) return;
    latest.current++;
    chosen.current = { ...last.chosen, algorithm: last.outcome.article.algorithm };
    setNow(last);
  }, []);

  const first = useRef(known === null);
  useEffect(() => {
    if (first.current) read({});
    first.current = false;
  }, [read]);

  const last = now === null || isArticle(now.outcome) ? null : lastArticle.current;
  return {
    outcome: now?.outcome ?? null,
    chosen: now?.chosen ?? {},
    read,
    readWith,
    readPart,
    explain,
    extend,
    before: last !== null && isArticle(last.outcome) ? last.outcome.article : null,
    back,
  };
}

/** Another choice of blocks of the same page: what was read on from it stays below. */
function withFurther<T extends ReadOutcome | 'refused'>(before: T | undefined, after: T): T {
  if (before === undefined || !isArticle(before) || !isArticle(after)) return after;
  const article = keepFurtherPages(before.article, after.article);
  return article === after.article ? after : withArticle(after, article);
}

function withArticle<T extends ReadOutcome | 'refused'>(outcome: T & ArticleOutcome, article: Article): T {
  return { ...(outcome as ArticleOutcome), article } as T & ArticleOutcome;
}

function isReading(outcome: ReadOutcome | 'refused'): boolean {
  return outcome !== 'refused' && outcome.kind !== 'blocked';
}

function isArticle<T extends ReadOutcome | 'refused'>(outcome: T): outcome is T & ArticleOutcome {
  return outcome !== 'refused' && (outcome as ReadOutcome).kind === 'article';
}
