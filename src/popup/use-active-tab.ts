import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ReadAnswer, ReadRequest } from '../platform/messages/read-outcome.ts';
import { answerOfBackground } from '../platform/messages/popup-port.ts';
import { FIRST_REQUEST, withChosenAlgorithm } from '../platform/reading/first-request.ts';
import { readTab } from '../platform/reading/read-tab.ts';
import { loadFirstSettings, loadSettings } from '../platform/stores/settings-store.ts';
import { tabReadFor } from '../platform/browser/pages.ts';
import { activeTab } from '../platform/browser/tabs.ts';
import { firstState } from '../reader/reading/reading-state.ts';
import { type Reading, useReading } from '../reader/reading/use-reading.ts';

type Tab = ReturnType<typeof activeTab>;
type LoadedSettings = ReturnType<typeof loadSettings>;

/** The active tab and its first reading, both as promises. */
export type FirstReading = { readonly tab: Tab; readonly answer: Promise<ReadAnswer> };

/** The state that the popup's reading begins with. */
const FIRST = firstState(FIRST_REQUEST.options);

/**
 * Starts to read the active tab. Called before anything is shown, so that the page works meanwhile. Where the
 * background reads the tab since the press, its answer is taken.
 */
export function startReading(): FirstReading {
  const tab = activeTab();
  const settings = loadFirstSettings();
  const read = () => readActive(tab, FIRST_REQUEST, settings);
  const isRead = tabReadFor(location.search) !== null;
  return { tab, answer: isRead ? answerOfBackground().then((answer) => answer ?? read()) : read() };
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
    const early = withChosenAlgorithm(request, settings);
    const tab = await active;
    if (tab === null) return { kind: 'blocked', cause: 'closed', detail: '' };
    return await readTab(tab.id, early, {
      findCause: async (failure) => (await import('../platform/reading/popup-cause.ts')).causeInPopup(tab.id, failure),
      url: tab.url,
    });
  } catch (cause) {
    return { kind: 'blocked', cause: 'injection', detail: String(cause) };
  }
}
