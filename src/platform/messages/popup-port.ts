import browser from '../browser/browser.ts';
import type { ReadAnswer } from './read-outcome.ts';

/** What the background tells a popup: what it has read for it, or null where the popup has to read by itself. */
export type PopupMessage = { readonly answer: ReadAnswer | null };

/**
 * What the background has read for this popup, which it opened; null if nothing. It also learns when this popup closes.
 */
export function answerOfBackground(): Promise<ReadAnswer | null> {
  return new Promise((resolve) => {
    const { onDisconnect, onMessage } = browser.runtime.connect();
    onMessage.addListener((message) => {
      resolve((message as PopupMessage).answer);
    });
    // The background has ended.
    onDisconnect.addListener(() => {
      resolve(null);
    });
  });
}
