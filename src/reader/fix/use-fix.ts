import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BlockAccount, Correction, PageStructure, Rule } from '../../article.ts';
import type { ReadOutcome } from '../../platform/read-outcome.ts';
import type { ReadingState } from '../reading/use-reading.ts';

/** The page as it is explained, and the corrections made so far. */
export type Fix = {
  /** null until the page is explained, and where it cannot be. */
  readonly page: { readonly blocks: readonly BlockAccount[]; readonly structure: PageStructure } | null;
  /** The last outcome; null until the first one. */
  readonly outcome: ReadOutcome | null;
  readonly isBusy: boolean;
  readonly corrections: readonly Correction[];
  /** Adds a correction. Resolves to the new outcome; null where another one runs. */
  readonly correct: (correction: Correction) => Promise<ReadOutcome | null>;
  /** Absent where there is nothing to undo or to redo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** What a rule would do on the page, with the corrections aside. */
  readonly tryRule: (rule: Rule) => Promise<ReadOutcome>;
};

/** Explains the page on mount, and after each correction. Corrections can be undone and redone without end. */
export function useFix(reading: Pick<ReadingState, 'options' | 'explain' | 'tryRules'>): Fix {
  const { explain, tryRules } = reading;
  const [outcome, setOutcome] = useState<ReadOutcome | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [undone, setUndone] = useState<readonly Correction[]>([]);
  const busy = useRef(false);
  const corrections = reading.options.corrections ?? [];

  const request = async (next?: readonly Correction[]): Promise<ReadOutcome | null> => {
    if (busy.current) return null;
    busy.current = true;
    setBusy(true);
    const explained = await explain(next);
    busy.current = false;
    setBusy(false);
    setOutcome(explained);
    return explained;
  };
  useEffect(() => {
    // With corrections, so that the view shows the outcome that is explained.
    void request(corrections);
  }, []);

  const page = useMemo(() => {
    const { blocks, structure } = outcome === null || outcome.kind === 'blocked' ? {} : outcome;
    return blocks !== undefined && structure !== undefined ? { blocks, structure } : null;
  }, [outcome]);
  const last = corrections.at(-1);
  const next = undone.at(-1);
  return {
    page,
    outcome,
    isBusy,
    corrections,
    correct(correction) {
      if (busy.current) return Promise.resolve(null);
      setUndone([]);
      return request([...corrections, correction]);
    },
    undo:
      last &&
      (() => {
        if (busy.current) return;
        setUndone([...undone, last]);
        void request(corrections.slice(0, -1));
      }),
    redo:
      next &&
      (() => {
        if (busy.current) return;
        setUndone(undone.slice(0, -1));
        void request([...corrections, next]);
      }),
    tryRule: (rule) => tryRules([rule]),
  };
}
