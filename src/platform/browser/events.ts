import browser from './browser.ts';

/** Calls back once after each update of the extension. */
export function onUpdated(callback: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'update') callback();
  });
}

/** Calls back once after the installation of the extension, not after an update. */
export function onInstalled(callback: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') callback();
  });
}

/** Calls back when the browser has started or the extension was installed or updated. */
export function onStarted(callback: () => void): void {
  browser.runtime.onStartup.addListener(callback);
  browser.runtime.onInstalled.addListener(callback);
}

/** Calls back when a permission is given. */
export function onPermitted(callback: () => void): void {
  browser.permissions.onAdded.addListener(callback);
}

/** Calls back with the id of every closed tab. */
export function onTabClosed(callback: (tabId: number) => void): void {
  browser.tabs.onRemoved.addListener((tabId) => {
    callback(tabId);
  });
}

/**
 * Calls back when a tab gets another id and keeps its page, as in Chromium when it is unloaded. Firefox keeps the id,
 * and has no such event on phones.
 */
export function onTabRenamed(callback: (from: number, to: number) => void): void {
  (browser.tabs as Partial<typeof browser.tabs>).onReplaced?.addListener((to, from) => {
    callback(from, to);
  });
}
