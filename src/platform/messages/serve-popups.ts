import browser from '../browser/browser.ts';
import { logError } from '../browser/log-error.ts';
import { extensionPageAt, tabReadFor } from '../browser/pages.ts';
import type { PopupMessage } from './popup-port.ts';
import type { ReadAnswer } from './read-outcome.ts';

/** What the background does for the popups that it opens. */
export type PopupService = {
  /** What was read for the popup of a tab; null if nothing was. */
  readonly answerFor: (tabId: number) => Promise<ReadAnswer | null>;
  /** Called `delay` milliseconds after the popup of a tab has closed, unless it is open again. */
  readonly onClosed: (tabId: number) => void;
  readonly delay: number;
};

/** Serves the popups that the background opens. */
export function servePopups({ answerFor, onClosed, delay }: PopupService): void {
  const open = new Map<number, number>();
  const count = (tabId: number, change: 1 | -1): void => void open.set(tabId, (open.get(tabId) ?? 0) + change);
  browser.runtime.onConnect.addListener((port) => {
    const { id, url = '' } = port.sender ?? {};
    const tabId = id === browser.runtime.id && extensionPageAt(url) === 'popup' ? tabReadFor(url) : null;
    if (tabId === null) return;
    let isOpen = true;
    count(tabId, 1);
    port.onDisconnect.addListener(() => {
      isOpen = false;
      count(tabId, -1);
      setTimeout(() => {
        if (open.get(tabId) !== 0) return;
        open.delete(tabId);
        onClosed(tabId);
      }, delay);
    });
    const post = (message: PopupMessage): void => {
      port.postMessage(message);
    };
    post('heard');
    answerFor(tabId)
      .then((answer) => {
        post({ answer });
      })
      .catch((cause: unknown) => {
        // The popup has closed, or the answer exceeds the browser's limit for messages.
        if (!isOpen) return;
        logError('popup-answer', cause);
        post({ answer: null });
      });
  });
}
