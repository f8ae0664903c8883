import browser from 'webextension-polyfill';

/** Calls back once after each update of the extension. */
export function onUpdated(callback: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'update') callback();
  });
}

/** Calls back with the id of every closed tab. */
export function onTabClosed(callback: (tabId: number) => void): void {
  browser.tabs.onRemoved.addListener((tabId) => {
    callback(tabId);
  });
}
