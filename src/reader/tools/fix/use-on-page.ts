import { useEffect, useState } from 'preact/hooks';
import type { PageBelow } from '../../reading/page-below.ts';

type OnPage = {
  readonly isOnPage: boolean;
  /** True until the page, or the reader, is there and read. */
  readonly isChanging: boolean;
  readonly goTo: (place: 'page' | 'reader') => void;
};

/**
 * Switches between the article and the page below. The page is read again when it is shown, and hidden when the
 * component is removed. `onFailure` is called with the reason why the page cannot be shown.
 */
export function useOnPage(
  below: PageBelow | undefined,
  start: 'page' | 'reader',
  refresh: () => Promise<void>,
  onFailure: (message: string) => void,
): OnPage {
  const [isOnPage, setOnPage] = useState(start === 'page' && below !== undefined);
  const [isChanging, setChanging] = useState(isOnPage);

  useEffect(() => {
    if (below === undefined || !isOnPage) return;
    let isOver = false;
    const root = document.documentElement;
    void below.see(true).then(async (reply) => {
      if (isOver) return;
      if (!reply.ok) {
        setOnPage(false);
        setChanging(false);
        onFailure(reply.error.message);
        return;
      }
      root.setAttribute('data-on-page', '');
      await refresh();
      setChanging(false);
    });
    return () => {
      isOver = true;
      root.removeAttribute('data-on-page');
      void below.see(false);
    };
  }, [below, isOnPage]);

  return {
    isOnPage,
    isChanging,
    goTo(place) {
      setChanging(place === 'page');
      setOnPage(place === 'page');
    },
  };
}
