import browser from '../browser/browser.ts';
import { extensionPageAt, tabReadFor } from '../browser/pages.ts';

/** Tells the background when this popup closes. */
export function reportClosing(): void {
  browser.runtime.connect();
}

/** Calls back with the tab of a popup that the background opened and that is closed, unless it is open again. */
export function onPopupClosed(callback: (tabId: number) => void, delay: number): void {
  const open = new Map<number, number>();
  const count = (tabId: number, change: 1 | -1): void => void open.set(tabId, (open.get(tabId) ?? 0) + change);
  browser.runtime.onConnect.addListener(({ sender, onDisconnect }) => {
    const url = sender?.url ?? '';
    const tabId = sender?.id === browser.runtime.id && extensionPageAt(url) === 'popup' ? tabReadFor(url) : null;
    if (tabId === null) return;
    count(tabId, 1);
    onDisconnect.addListener(() => {
      count(tabId, -1);
      setTimeout(() => {
        if (open.get(tabId) !== 0) return;
        open.delete(tabId);
        callback(tabId);
      }, delay);
    });
  });
}
