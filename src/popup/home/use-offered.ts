import { useEffect, useState } from 'preact/hooks';
import { isPrivate } from '../../platform/browser/is-private.ts';
import { logError } from '../../platform/browser/log-error.ts';
import { activeTab } from '../../platform/browser/tabs.ts';
import { readWithPlaces } from '../../platform/stores/read-with-places.ts';
import { isThere } from '../../platform/stores/reading-list-database.ts';
import { NOTHING, type Offered, offeredOf } from './offered.ts';

/** What the reading list offers; nothing in a private window. `subject`: read again where this changes. */
export function useOffered(subject: unknown): Offered {
  const [offered, setOffered] = useState(NOTHING);
  useEffect(() => {
    let isOver = false;
    readOffered().then(
      (found) => {
        if (!isOver) setOffered(found);
      },
      // The page of the reading list, which is offered all the same, says what is wrong.
      (cause: unknown) => {
        logError('popup-home', cause);
      },
    );
    return () => {
      isOver = true;
    };
  }, [subject]);
  return offered;
}

async function readOffered(): Promise<Offered> {
  if (isPrivate() || !(await isThere())) return NOTHING;
  const [{ entries }, tab] = await Promise.all([readWithPlaces(), activeTab()]);
  return offeredOf(entries, tab?.url ?? '');
}
