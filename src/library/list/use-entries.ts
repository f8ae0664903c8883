import { useCallback, useEffect, useState } from 'preact/hooks';
import { loadPlaces, progressAt } from '../../platform/stores/kept-places.ts';
import { readEntries, removeDeleted, type StoredEntries } from '../../platform/stores/reading-list.ts';
import { logError } from '../../platform/browser/log-error.ts';

/** Milliseconds after which a deleted article is removed for good. */
const TAKEN_BACK_FOR = 10 * 60_000;

/** What is stored of the list, the latest entry first; null until it is read. `load` reads it again. */
export function useEntries(fail: (cause: unknown) => void): {
  readonly stored: StoredEntries | null;
  readonly load: () => Promise<void>;
} {
  const [stored, setStored] = useState<StoredEntries | null>(null);
  const load = useCallback(() => readWithPlaces().then(setStored, fail), [fail]);
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
  return { stored, load };
}

/** Articles that an earlier version kept do not have how far they were read. The place of the reader tells it. */
async function readWithPlaces(): Promise<StoredEntries> {
  const stored = await readEntries();
  const without = stored.entries.filter(({ progress }) => progress === undefined);
  const places = await loadPlaces(without.map(({ url }) => url));
  if (places.size === 0) return stored;
  const entries = stored.entries.map((entry) => {
    const place = entry.progress === undefined ? places.get(entry.url) : undefined;
    return place === undefined ? entry : { ...entry, progress: progressAt(place) };
  });
  return { ...stored, entries };
}
