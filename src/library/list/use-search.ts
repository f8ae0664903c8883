import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { makeSearch, wordsOf } from '../../platform/stores/reading-list-search.ts';

export type Found = {
  /** Ids of the articles that match; null without a search. */
  readonly ids: ReadonlySet<number> | null;
  readonly words: readonly string[];
  /** False while texts are still being searched. */
  readonly isDone: boolean;
};

const NOTHING: Found = { ids: null, words: [], isDone: true };

/** What a query finds in these entries, as it comes, and a function that reads the texts ahead. */
export function useSearch(
  query: string,
  entries: readonly KeptEntry[] | null,
  fail: (cause: unknown) => void,
): { readonly found: Found; readonly prepare: () => void } {
  const search = useMemo(makeSearch, []);
  const [found, setFound] = useState(NOTHING);
  const preparing = useRef(new AbortController());
  useEffect(() => {
    const words = wordsOf(query);
    if (entries === null || words.length === 0) {
      setFound(NOTHING);
      return;
    }
    preparing.current.abort();
    const searching = new AbortController();
    const onFound = (ids: ReadonlySet<number>, isDone: boolean): void => {
      // While texts are searched, the results of the last query are no better than those that are there.
      setFound({ ids, words, isDone });
    };
    search.find(query, entries, onFound, searching.signal).catch(fail);
    return () => {
      searching.abort();
    };
  }, [query, entries, fail]);
  const prepare = (): void => {
    if (entries === null) return;
    preparing.current.abort();
    preparing.current = new AbortController();
    search.prepare(entries, preparing.current.signal).catch(fail);
  };
  return { found, prepare };
}
