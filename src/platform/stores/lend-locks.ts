import browser from '../browser/browser.ts';
import { extensionPageAt } from '../browser/pages.ts';
import { LOCK } from './in-turn.ts';
import { LOCK_PORT } from './in-turn-by-background.ts';

/** Milliseconds after which a lock is taken back: a view that is frozen must not stop all others. */
const LENT_FOR = 10_000;

/** Lends locks to the views that have no part in those of the background. Call it as soon as the background starts. */
export function lendLocks(): void {
  browser.runtime.onConnect.addListener((port) => {
    const { name, sender } = port;
    if (!name.startsWith(LOCK_PORT) || sender?.id !== browser.runtime.id) return;
    if (extensionPageAt(sender.url ?? '') === null) return;
    const asked = new AbortController();
    const isGone = new Promise<void>((resolve) => {
      port.onDisconnect.addListener(() => {
        asked.abort();
        resolve();
      });
    });
    const lend = (): Promise<unknown> => {
      port.postMessage(null);
      return Promise.race([isGone, new Promise((resolve) => setTimeout(resolve, LENT_FOR))]);
    };
    navigator.locks
      .request(LOCK + name.slice(LOCK_PORT.length), { signal: asked.signal }, lend)
      // It rejects if the view is gone before its turn.
      .catch(() => undefined);
  });
}
