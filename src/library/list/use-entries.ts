import { useCallback, useEffect, useState } from 'preact/hooks';
import { readWithPlaces } from '../../platform/stores/read-with-places.ts';
import { removeDeleted, type StoredEntries } from '../../platform/stores/reading-list.ts';
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
