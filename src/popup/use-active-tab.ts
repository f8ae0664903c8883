import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ReadAnswer, ReadRequest } from '../platform/messages/read-outcome.ts';
import { readTab } from '../platform/reading/read-tab.ts';
import { loadFirstSettings, loadSettings } from '../platform/stores/settings-store.ts';
import { activeTab } from '../platform/browser/tabs.ts';
import { firstState } from '../reader/reading/reading-state.ts';
import { type Reading, useReading } from '../reader/reading/use-reading.ts';

type Tab = ReturnType<typeof activeTab>;
type LoadedSettings = ReturnType<typeof loadSettings>;

/** The active tab and its first reading, both as promises. */
export type FirstReading = { readonly tab: Tab; readonly answer: Promise<ReadAnswer> };

/** The state that the popup's reading begins with. */
const FIRST = firstState({});

/** Starts to read the active tab. Called before anything is shown, so that the page works meanwhile. */
export function startReading(): FirstReading {
  const tab = activeTab();
  return { tab, answer: readActive(tab, FIRST.question, loadFirstSettings()) };
}

/** Takes the first reading on mount and reads the tab again on demand; tabId is null until the tab is known. */
export function useActiveTab(first: FirstReading): Reading & { readonly tabId: number | null } {
  const [tabId, setTabId] = useState<number | null>(null);
  const unused = useRef<FirstReading | null>(first);
  const source = useCallback((request: ReadRequest) => {
    const started = unused.current;
    unused.current = null;
    return started?.answer ?? readActive(first.tab, request, loadSettings());
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
  return { ...useReading(source, FIRST), tabId };
}

async function readActive(active: Tab, request: ReadRequest, settings: LoadedSettings): Promise<ReadAnswer> {
  try {
    const options = settings.then(({ algorithm }) =>
      algorithm === 'default' ? request.options : { algorithm, ...request.options },
    );
    const tab = await active;
    if (tab === null) return { kind: 'blocked', cause: 'closed', detail: '' };
    return await readTab(
      tab.id,
      { ...request, options },
      {
        findCause: async (failure) =>
          (await import('../platform/reading/popup-cause.ts')).causeInPopup(tab.id, failure),
        url: tab.url,
      },
    );
  } catch (cause) {
    return { kind: 'blocked', cause: 'injection', detail: String(cause) };
  }
}
