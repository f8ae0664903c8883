import type { Tabs } from 'webextension-polyfill';
import browser from './browser.ts';

/** Most milliseconds to wait until a page begins to load. */
const LOAD_TIMEOUT = 30_000;
/**
 * Milliseconds after which a complete page with a hidden address counts as unreadable. In Firefox, a new tab is first
 * such a page: the empty one that it shows before the link.
 */
const HIDDEN_TIME = 1_500;

/** Opens an address in a new tab in front, next to the active one. Resolves to the id of the new tab. */
export async function openLinkTab(url: string): Promise<number | null> {
  const [active] = await browser.tabs.query({ active: true, currentWindow: true });
  const place = active?.id === undefined ? {} : { index: active.index + 1, openerTabId: active.id };
  return (await browser.tabs.create({ url, ...place })).id ?? null;
}

/**
 * Resolves to true once a new tab shows the text of a page that Winnow may read; to false if Winnow may not read the
 * page, or it does not load in time.
 */
export function isReadable(tabId: number): Promise<boolean> {
  return new Promise((resolve) => {
    let hidden: ReturnType<typeof setTimeout> | undefined;
    const end = (isLoaded: boolean): void => {
      clearTimeout(hidden);
      browser.tabs.onUpdated.removeListener(onUpdated);
      resolve(isLoaded);
    };
    const look = ({ status, url = '' }: Pick<Tabs.Tab, 'status' | 'url'>): void => {
      clearTimeout(hidden);
      // The browser shows the address only of pages that Winnow may read.
      if (/^https?:/.test(url)) {
        browser.tabs.onUpdated.removeListener(onUpdated);
        // The injection waits until the page has its text.
        browser.scripting.executeScript({ target: { tabId }, func: () => null }).then(
          () => {
            end(true);
          },
          () => {
            end(false);
          },
        );
      } else if (status === 'complete' && url !== 'about:blank') hidden = setTimeout(end, HIDDEN_TIME, false);
    };
    const onUpdated = (id: number, _change: object, tab: Tabs.Tab): void => {
      if (id === tabId) look(tab);
    };
    browser.tabs.onUpdated.addListener(onUpdated);
    browser.tabs.get(tabId).then(look, () => {
      end(false);
    });
    setTimeout(end, LOAD_TIMEOUT, false);
  });
}
