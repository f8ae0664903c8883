import type { Runtime } from 'webextension-polyfill';
import browser from './browser.ts';
import type { OverlayLost } from './protocol.ts';

/** Calls back once after each update of the extension. */
export function onUpdated(callback: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'update') callback();
  });
}

/** Calls back with the tab whose overlay script reports that the page has taken the overlay away. */
export function onOverlayLost(callback: (tabId: number) => void): void {
  browser.runtime.onMessage.addListener((message: unknown, from: Runtime.MessageSender): undefined => {
    const kind: OverlayLost['kind'] = 'overlay/lost';
    if (from.id !== browser.runtime.id || (message as Partial<OverlayLost> | null)?.kind !== kind) return undefined;
    if (from.tab?.id !== undefined) callback(from.tab.id);
    return undefined;
  });
}

/** Calls back with the id of every closed tab. */
export function onTabClosed(callback: (tabId: number) => void): void {
  browser.tabs.onRemoved.addListener((tabId) => {
    callback(tabId);
  });
}
