import { useCallback, useEffect, useState } from 'preact/hooks';
import {
  loadAllHighlights,
  loadUnreadableHighlights,
  watchAllHighlights,
} from '../../platform/stores/kept-highlights.ts';
import { logError } from '../../platform/browser/log-error.ts';
import { readList } from '../../platform/stores/reading-list.ts';
import type { Unreadable } from '../../platform/stores/stored-list.ts';
import { type Group, groupsOf } from './highlight-view.ts';

/** Milliseconds without a further change after which the highlights are read again. */
const SETTLED = 50;

type StoredGroups = {
  readonly groups: readonly Group[];
  /** Stored values that are no highlights. */
  readonly unreadable: readonly Unreadable[];
};

/** The highlights of all articles; null until they are read. They follow the changes of every view. */
export function useGroups(fail: (cause: unknown) => void): StoredGroups | null {
  const [stored, setStored] = useState<StoredGroups | null>(null);
  const load = useCallback(() => {
    // Without the list, only kept copies are not known.
    const entries = readList().catch((cause: unknown) => {
      logError('highlights-list', cause);
      return [];
    });
    Promise.all([loadAllHighlights(), loadUnreadableHighlights(), entries])
      .then(([all, unreadable, kept]) => {
        setStored({ groups: groupsOf(all, kept), unreadable });
      })
      .catch(fail);
  }, [fail]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(load, SETTLED);
    };
    load();
    // An article may have been kept in another tab.
    addEventListener('focus', loadSoon);
    const stop = watchAllHighlights(loadSoon);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', loadSoon);
      stop();
    };
  }, [load]);
  return stored;
}
