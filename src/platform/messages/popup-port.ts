import browser from '../browser/browser.ts';
import type { ReadAnswer } from './read-outcome.ts';

/**
 * What the background tells a popup: first that it has heard it, then what it has read for it, or null where the popup
 * has to read by itself.
 */
export type PopupMessage = 'heard' | { readonly answer: ReadAnswer | null };

/** Milliseconds until the background has started and heard a popup. */
const HEARING = 2_000;

/**
 * What the background has read for this popup, which it opened; null if nothing. It also learns when this popup closes.
 * A background that ends while the popup connects may neither answer nor disconnect.
 */
export function answerOfBackground(): Promise<ReadAnswer | null> {
  return new Promise((resolve) => {
    const giveUp = (): void => {
      resolve(null);
    };
    const unheard = setTimeout(giveUp, HEARING);
    const { onDisconnect, onMessage } = browser.runtime.connect();
    onMessage.addListener((data) => {
      const message = data as PopupMessage;
      clearTimeout(unheard);
      if (message !== 'heard') resolve(message.answer);
    });
    // The background has ended.
    onDisconnect.addListener(giveUp);
  });
}
