import type { Runtime } from 'webextension-polyfill';
import browser from '../browser/browser.ts';
import type { PageReady } from './protocol.ts';
import type { Signal } from './signals.ts';

/** Calls back with the tab and the address of a shown page, on a site where the reader opens by itself. */
export function onPageReady(callback: (tabId: number, url: string, how: PageReady['how']) => void): void {
  onSignal('page/ready', ({ tab, frameId }, { how }) => {
    // The tab's address is also right after a script of the page has changed it.
    if (tab?.id !== undefined && tab.url !== undefined && frameId === 0) callback(tab.id, tab.url, how);
  });
}

/** Calls back with the tab whose overlay script reports that the page has removed or keeps covering the overlay. */
export function onOverlayLost(callback: (tabId: number) => void): void {
  onSignal('overlay/lost', ({ tab }) => {
    if (tab?.id !== undefined) callback(tab.id);
  });
}

/** Calls back when a script of this extension in a tab sends a signal. */
function onSignal<K extends Signal['kind']>(
  kind: K,
  callback: (from: Runtime.MessageSender, signal: Extract<Signal, { readonly kind: K }>) => void,
): void {
  const isWanted = (message: unknown): message is Extract<Signal, { readonly kind: K }> =>
    typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;
  browser.runtime.onMessage.addListener((message: unknown, from: Runtime.MessageSender): undefined => {
    if (from.id === browser.runtime.id && isWanted(message)) callback(from, message);
    return undefined;
  });
}
