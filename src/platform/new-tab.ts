import type { Tabs } from 'webextension-polyfill';
import browser from './browser.ts';

/** Most milliseconds to wait until a page begins to load. */
const LOAD_TIMEOUT = 30_000;

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
    const end = (isLoaded: boolean): void => {
      browser.tabs.onUpdated.removeListener(onUpdated);
      resolve(isLoaded);
    };
    const look = ({ status, url = '' }: Pick<Tabs.Tab, 'status' | 'url'>): void => {
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
      } else if (status === 'complete' && url !== 'about:blank') end(false);
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
