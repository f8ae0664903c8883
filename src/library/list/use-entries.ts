import { useCallback, useEffect, useState } from 'preact/hooks';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { loadPlaces, progressAt } from '../../platform/stores/kept-places.ts';
import { readList, removeDeleted } from '../../platform/stores/reading-list.ts';
import { logError } from '../../platform/browser/log-error.ts';

/** Milliseconds after which a deleted article is removed for good. */
const TAKEN_BACK_FOR = 10 * 60_000;

/** The entries of the list, the latest first; null until they are read. `load` reads them again. */
export function useEntries(fail: (cause: unknown) => void): {
  readonly entries: readonly KeptEntry[] | null;
  readonly load: () => Promise<void>;
} {
  const [entries, setEntries] = useState<readonly KeptEntry[] | null>(null);
  const load = useCallback(() => readWithPlaces().then(setEntries, fail), [fail]);
  useEffect(() => {
    const reload = (): void => void load();
    removeDeleted(Date.now() - TAKEN_BACK_FOR)
      .catch((cause: unknown) => {
        logError('remove-deleted', cause);
      })
      .finally(reload);
    // An article may have been kept or read in another tab.
    addEventListener('focus', reload);
    return () => {
      removeEventListener('focus', reload);
    };
  }, [load]);
  return { entries, load };
}

/** Articles that an earlier version kept do not have how far they were read. The place of the reader tells it. */
async function readWithPlaces(): Promise<readonly KeptEntry[]> {
  const entries = await readList();
  const without = entries.filter(({ progress }) => progress === undefined);
  const places = await loadPlaces(without.map(({ url }) => url));
  if (places.size === 0) return entries;
  return entries.map((entry) => {
    const place = entry.progress === undefined ? places.get(entry.url) : undefined;
    return place === undefined ? entry : { ...entry, progress: progressAt(place) };
  });
}
