import browser from 'webextension-polyfill';

/** Calls back when this version runs for the first time after an update. */
export function onUpdated(callback: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'update') callback();
  });
}

/** Calls back with the id of each tab that is closed. */
export function onTabClosed(callback: (tabId: number) => void): void {
  browser.tabs.onRemoved.addListener((tabId) => {
    callback(tabId);
  });
}
