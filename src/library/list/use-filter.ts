import { useCallback, useState } from 'preact/hooks';
import { type ListFilter, readFilter, writeFilter } from './list-view.ts';

/** The filter of the list. The address has it, too, so that it is there again when the user comes back. */
export function useFilter(): readonly [ListFilter, (changes: Partial<ListFilter>) => void] {
  const [filter, setFilter] = useState(() => readFilter(location.search));
  const change = useCallback((changes: Partial<ListFilter>) => {
    setFilter((before) => {
      const now = { ...before, ...changes };
      history.replaceState(history.state, '', location.pathname + writeFilter(now, location.search));
      return now;
    });
  }, []);
  return [filter, change];
}
