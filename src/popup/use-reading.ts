import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ExtractOptions } from '../article.ts';
import type { ReadOutcome } from '../platform/outcome.ts';
import { readTab } from '../platform/read-tab.ts';
import { loadSettings } from '../platform/settings-store.ts';
import { activeTab } from '../platform/tabs.ts';

export type Reading = {
  /** null while the page is being read. */
  readonly outcome: ReadOutcome | null;
  /** The tab that is read, once it is known. */
  readonly tabId: number | null;
  /** Reads again; what was chosen before holds until it is chosen otherwise. */
  readonly read: (options: ExtractOptions) => void;
};

/** Reads the tab in front of the person, at once and on demand. */
export function useReading(): Reading {
  const [outcome, setOutcome] = useState<ReadOutcome | null>(null);
  const [tabId, setTabId] = useState<number | null>(null);
  const chosen = useRef<ExtractOptions>({});
  const latest = useRef(0);

  const read = useCallback((options: ExtractOptions) => {
    chosen.current = { ...chosen.current, ...options };
    const mine = ++latest.current;
    setOutcome(null);
    readActive(chosen.current, setTabId)
      .catch((cause: unknown): ReadOutcome => ({ kind: 'blocked', cause: 'injection', detail: String(cause) }))
      .then(
        (next) => {
          if (mine === latest.current) setOutcome(next);
        },
        reportError,
      );
  }, []);

  useEffect(() => {
    read({});
  }, [read]);

  return { outcome, tabId, read };
}

async function readActive(chosen: ExtractOptions, onTab: (id: number) => void): Promise<ReadOutcome> {
  const [tab, { algorithm }] = await Promise.all([activeTab(), loadSettings()]);
  if (tab === null) return { kind: 'blocked', cause: 'closed', detail: '' };
  onTab(tab.id);
  return readTab(tab.id, algorithm === 'default' ? chosen : { algorithm, ...chosen });
}
