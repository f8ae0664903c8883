import { useEffect, useState } from 'preact/hooks';
import { isPrivate } from '../../platform/browser/is-private.ts';
import { logError } from '../../platform/browser/log-error.ts';
import { readWithPlaces } from '../../platform/stores/read-with-places.ts';
import { isThere } from '../../platform/stores/reading-list-database.ts';
import { NOTHING, type Offered, offeredOf } from './offered.ts';
import type { AskTab } from './use-tab.ts';

/**
 * What the reading list offers, null until it has been read; nothing in a private window. `subject`: read again where
 * this changes.
 */
export function useOffered(subject: unknown, askTab: AskTab): Offered | null {
  const [offered, setOffered] = useState<Offered | null>(null);
  useEffect(() => {
    let isOver = false;
    readOffered(askTab).then(
      (found) => {
        if (!isOver) setOffered(found);
      },
      // The page of the reading list, which is offered all the same, says what is wrong.
      (cause: unknown) => {
        logError('popup-home', cause);
        if (!isOver) setOffered(NOTHING);
      },
    );
    return () => {
      isOver = true;
    };
  }, [subject]);
  return offered;
}

async function readOffered(askTab: AskTab): Promise<Offered> {
  if (isPrivate() || !(await isThere())) return NOTHING;
  const [{ entries }, tab] = await Promise.all([readWithPlaces(), askTab()]);
  return offeredOf(entries, tab?.url ?? '');
}
