import type { Runtime } from 'webextension-polyfill';
import browser from './browser.ts';
import type { OverlayLost, PageReady } from '../messages/protocol.ts';

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

/** Calls back with the tab and the address of a shown page, on a site where the reader opens by itself. */
export function onPageReady(callback: (tabId: number, url: string, how: PageReady['how']) => void): void {
  onSignal<PageReady>('page/ready', ({ tab, frameId }, { how }) => {
    // The tab's address is also right after a script of the page has changed it.
    if (tab?.id !== undefined && tab.url !== undefined && frameId === 0) callback(tab.id, tab.url, how);
  });
}

/** Calls back with the tab whose overlay script reports that the page has removed or keeps covering the overlay. */
export function onOverlayLost(callback: (tabId: number) => void): void {
  onSignal<OverlayLost>('overlay/lost', ({ tab }) => {
    if (tab?.id !== undefined) callback(tab.id);
  });
}

/** Calls back when a script of this extension in a tab sends a signal. */
function onSignal<S extends OverlayLost | PageReady>(
  kind: S['kind'],
  callback: (from: Runtime.MessageSender, signal: S) => void,
): void {
  browser.runtime.onMessage.addListener((message: unknown, from: Runtime.MessageSender): undefined => {
    if (from.id === browser.runtime.id && (message as { kind?: unknown } | null)?.kind === kind)
      callback(from, message as S);
    return undefined;
  });
}

/** Calls back with the id of every closed tab. */
export function onTabClosed(callback: (tabId: number) => void): void {
  browser.tabs.onRemoved.addListener((tabId) => {
    callback(tabId);
  });
}
