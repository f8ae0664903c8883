import { useCallback, useState } from 'preact/hooks';
import type { ExtractOptions } from '../article.ts';
import type { ReadOutcome } from '../platform/read-outcome.ts';
import { readTab, type FindBlockedCause } from '../platform/read-tab.ts';
import { loadSettings } from '../platform/settings-store.ts';
import { activeTab } from '../platform/tabs.ts';
import { type ReadingState, useReading } from '../reader/reading/use-reading.ts';

/** Reads the active tab on mount and on demand; tabId is null until the tab is known. */
export function useActiveTab(): ReadingState & { readonly tabId: number | null } {
  const [tabId, setTabId] = useState<number | null>(null);
  const source = useCallback((options: ExtractOptions) => readActive(options, setTabId).catch(asOutcome), []);
  return { ...useReading(source, null), tabId };
}

async function readActive(options: ExtractOptions, onTab: (id: number) => void): Promise<ReadOutcome> {
  const [tab, { algorithm }] = await Promise.all([activeTab(), loadSettings()]);
  if (tab === null) return { kind: 'blocked', cause: 'closed', detail: '' };
  onTab(tab.id);
  return readTab(tab.id, algorithm === 'default' ? options : { algorithm, ...options }, classify);
}

/** The popup opens by a click, which gives access. So missing access means that the browser refuses it. */
const classify: FindBlockedCause = async (failure) => {
  const cause = (await import('../platform/blocked-cause.ts')).blockedCauseOf(failure);
  return cause === 'no-access' ? 'refused' : cause;
};

function asOutcome(cause: unknown): ReadOutcome {
  return { kind: 'blocked', cause: 'injection', detail: String(cause) };
}
