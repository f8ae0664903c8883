import { useCallback, useEffect, useState } from 'preact/hooks';
import { loadAllHighlights, watchAllHighlights } from '../../platform/stores/kept-highlights.ts';
import { readList } from '../../platform/stores/reading-list.ts';
import { type Group, groupsOf } from './highlight-view.ts';

/** Milliseconds without a further change after which the highlights are read again. */
const SETTLED = 50;

/** The highlights of all articles; null until they are read. They follow the changes of every view. */
export function useGroups(fail: (cause: unknown) => void): readonly Group[] | null {
  const [groups, setGroups] = useState<readonly Group[] | null>(null);
  const load = useCallback(() => {
    Promise.all([loadAllHighlights(), readList()])
      .then(([all, entries]) => {
        setGroups(groupsOf(all, entries));
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
  return groups;
}
