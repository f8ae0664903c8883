import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BlockAccount, PageStructure } from '../../../article/blocks.ts';
import type { Correction } from '../../../article/corrections.ts';
import type { Rule } from '../../../article/rules.ts';
import type { ReadOutcome } from '../../../platform/messages/read-outcome.ts';
import type { Reading } from '../../reading/use-reading.ts';

/** The explained page, and the corrections made so far. */
export type Fix = {
  /** null until the page is explained, and where it cannot be. */
  readonly page: { readonly blocks: readonly BlockAccount[]; readonly structure: PageStructure } | null;
  /** The last outcome; null until the first one. */
  readonly outcome: ReadOutcome | null;
  readonly isBusy: boolean;
  readonly corrections: readonly Correction[];
  /** Reads the page again, with the corrections. */
  readonly refresh: () => Promise<void>;
  /** Adds a correction. Resolves to the new outcome; null where another one runs. */
  readonly correct: (correction: Correction) => Promise<ReadOutcome | null>;
  /** Resolve as `correct` does. Absent where there is nothing to undo or to redo. */
  readonly undo: (() => Promise<ReadOutcome | null>) | undefined;
  readonly redo: (() => Promise<ReadOutcome | null>) | undefined;
  /** Reads the page with this rule and without the corrections. */
  readonly tryRule: (rule: Rule) => Promise<ReadOutcome>;
};

/**
 * The undone corrections of each list of corrections; the last one is redone first. Lists belong to the reading, so
 * they outlive the bar. A new correction makes a new list without an entry here.
 */
const undoneAfter = new WeakMap<readonly Correction[], readonly Correction[]>();
const NONE: readonly Correction[] = [];

/** Explains the page on mount, and after each correction. Corrections can be undone and redone without end. */
export function useFix(reading: Pick<Reading, 'options' | 'explain' | 'tryRules'>): Fix {
  const { explain, tryRules } = reading;
  const [outcome, setOutcome] = useState<ReadOutcome | null>(null);
  const [isBusy, setBusy] = useState(true);
  const busy = useRef(false);
  const corrections = reading.options.corrections ?? NONE;
  const undone = undoneAfter.get(corrections) ?? NONE;
  const change = (next: readonly Correction[], undoneNext: readonly Correction[]): Promise<ReadOutcome | null> => {
    if (!busy.current) undoneAfter.set(next, undoneNext);
    return request(next);
  };

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
  const refresh = async (): Promise<void> => {
    // With corrections, so that the view shows the outcome that is explained.
    await request(corrections);
  };
  useEffect(() => {
    void refresh();
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
    refresh,
    correct(correction) {
      if (busy.current) return Promise.resolve(null);
      return request([...corrections, correction]);
    },
    undo: last && (() => change(corrections.slice(0, -1), [...undone, last])),
    redo: next && (() => change([...corrections, next], undone.slice(0, -1))),
    tryRule: (rule) => tryRules([rule]),
  };
}
