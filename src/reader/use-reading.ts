import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Article, ExtractOptions } from '../article.ts';
import type { ReadOutcome } from '../platform/outcome.ts';

type ArticleOutcome = Extract<ReadOutcome, { readonly kind: 'article' }>;

/** A page being read: what came of it, null while it lasts, and the ways to read it again. */
export type Reading<T> = {
  readonly outcome: T | null;
  /** What was chosen before holds until it is chosen otherwise: a retry keeps the algorithm, so does forcing. */
  readonly read: (options: ExtractOptions) => void;
  /** Reads with that algorithm, for this view alone; what is in view stays until the answer is there. */
  readonly readWith: (algorithm: string) => void;
  /** The last article of this view, while something else is shown in its place; else null. */
  readonly before: Article | null;
  /** Shows that article again, without reading. */
  readonly back: () => void;
};

/** Reads at once, unless `known` is there already, and on demand; of readings that overlap only the last counts. `source` must not reject and must not change. */
export function useReading<T extends ReadOutcome | 'refused'>(source: (chosen: ExtractOptions) => Promise<T>, known: T | null): Reading<T> {
  const [outcome, setOutcome] = useState(known);
  const chosen = useRef<ExtractOptions>({});
  const latest = useRef(0);
  const shown = useRef<T | null>(null);
  if (outcome !== null && isArticle(outcome)) shown.current = outcome;

  const start = useCallback(
    (options: ExtractOptions) => {
      chosen.current = { ...chosen.current, ...options };
      const mine = ++latest.current;
      void source(chosen.current).then((next) => {
        if (mine === latest.current) setOutcome(next);
      });
    },
    [source],
  );
  const read = useCallback(
    (options: ExtractOptions) => {
      setOutcome(null);
      start(options);
    },
    [start],
  );
  const readWith = useCallback((algorithm: string) => { start({ algorithm }); }, [start]); // prettier-ignore
  const back = useCallback(() => {
    const last = shown.current;
    if (last === null || !isArticle(last)) return;
    latest.current++;
    chosen.current = { ...chosen.current, algorithm: last.article.algorithm };
    setOutcome(last);
  }, []);

  const first = useRef(known === null);
  useEffect(() => {
    if (first.current) read({});
    first.current = false;
  }, [read]);

  const last = outcome === null || isArticle(outcome) ? null : shown.current;
  return { outcome, read, readWith, before: last !== null && isArticle(last) ? last.article : null, back };
}

function isArticle<T extends ReadOutcome | 'refused'>(outcome: T): outcome is T & ArticleOutcome {
  return outcome !== 'refused' && (outcome as ReadOutcome).kind === 'article';
}
