import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ExtractOptions } from '../article/extract-options.ts';
import type { ReadOutcome } from '../platform/messages/read-outcome.ts';
import { readTab } from '../platform/reading/read-tab.ts';
import { loadFirstSettings, loadSettings } from '../platform/stores/settings-store.ts';
import { activeTab } from '../platform/browser/tabs.ts';
import { type ReadingState, useReading } from '../reader/reading/use-reading.ts';

type Tab = ReturnType<typeof activeTab>;
type LoadedSettings = ReturnType<typeof loadSettings>;

/** The active tab and its first reading, both as promises. */
export type FirstReading = { readonly tab: Tab; readonly outcome: Promise<ReadOutcome> };

/** Starts to read the active tab. Called before anything is shown, so that the page works meanwhile. */
export function startReading(): FirstReading {
  const tab = activeTab();
  return { tab, outcome: readActive(tab, { startFirst: true }, loadFirstSettings()) };
}

/** Takes the first reading on mount and reads the tab again on demand; tabId is null until the tab is known. */
export function useActiveTab(first: FirstReading): ReadingState & { readonly tabId: number | null } {
  const [tabId, setTabId] = useState<number | null>(null);
  const unused = useRef<FirstReading | null>(first);
  const source = useCallback((options: ExtractOptions) => {
    const started = unused.current;
    unused.current = null;
    return started?.outcome ?? readActive(first.tab, options, loadSettings());
  }, []);
  useEffect(() => {
    // If the browser does not give the tab, the outcome states it.
    first.tab.then(
      (tab) => {
        setTabId(tab?.id ?? null);
      },
      () => undefined,
    );
  }, []);
  return { ...useReading(source, null), tabId };
}

async function readActive(active: Tab, options: ExtractOptions, settings: LoadedSettings): Promise<ReadOutcome> {
  try {
    const withAlgorithm = settings.then(({ algorithm }) =>
      algorithm === 'default' ? options : { algorithm, ...options },
    );
    const tab = await active;
    if (tab === null) return { kind: 'blocked', cause: 'closed', detail: '' };
    return await readTab(
      tab.id,
      withAlgorithm,
      async (failure) => (await import('../platform/reading/popup-cause.ts')).causeInPopup(tab.id, failure),
      tab.url,
    );
  } catch (cause) {
    return { kind: 'blocked', cause: 'injection', detail: String(cause) };
  }
}
