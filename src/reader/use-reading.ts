import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ExtractOptions } from '../article.ts';

/** A page being read: what came of it, null while it lasts, and the way to read again. */
export type Reading<T> = {
  readonly outcome: T | null;
  /** What was chosen before holds until it is chosen otherwise: a retry keeps the algorithm, so does forcing. */
  readonly read: (options: ExtractOptions) => void;
};

/** Reads at once, unless `known` is there already, and on demand; of readings that overlap only the last counts. `source` must not reject and must not change. */
export function useReading<T>(source: (chosen: ExtractOptions) => Promise<T>, known: T | null): Reading<T> {
  const [outcome, setOutcome] = useState(known);
  const chosen = useRef<ExtractOptions>({});
  const latest = useRef(0);

  const read = useCallback(
    (options: ExtractOptions) => {
      chosen.current = { ...chosen.current, ...options };
      const mine = ++latest.current;
      setOutcome(null);
      void source(chosen.current).then((next) => {
        if (mine === latest.current) setOutcome(next);
      });
    },
    [source],
  );

  const first = useRef(known === null);
  useEffect(() => {
    if (first.current) read({});
    first.current = false;
  }, [read]);

  return { outcome, read };
}
