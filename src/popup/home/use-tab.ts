import { useMemo } from 'preact/hooks';
import { activeTab } from '../../platform/browser/tabs.ts';

/** Asks the browser for the active tab. */
export type AskTab = typeof activeTab;

/** Asks at most once, and again where `subject` changes. */
export function useTab(subject: unknown): AskTab {
  return useMemo(() => {
    let tab: ReturnType<AskTab> | null = null;
    return () => (tab ??= activeTab());
  }, [subject]);
}
