import { useEffect, useState } from 'preact/hooks';
import type { ReadOutcome } from '../../platform/messages/read-outcome.ts';
import type { AskTab } from './use-tab.ts';
import { type PageEntry, readPageEntries } from '../../platform/reading/page-entries.ts';

const NONE: readonly PageEntry[] = [];

/** The entries of the page where it was read and has no article; none else. Read again where `outcome` changes. */
export function useEntries(outcome: ReadOutcome, askTab: AskTab): readonly PageEntry[] {
  const [entries, setEntries] = useState(NONE);
  const isListing = outcome.kind === 'not-article' && outcome.reason !== 'no-text';
  useEffect(() => {
    let isOver = false;
    setEntries(NONE);
    const read = async (): Promise<void> => {
      const tab = isListing ? await askTab() : null;
      const found = tab === null ? NONE : await readPageEntries(tab.id);
      if (!isOver) setEntries(found);
    };
    // Without the tab there are no entries, and the state above the home says what is wrong.
    read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [outcome]);
  return entries;
}
