import browser from '../browser/browser.ts';

/** Begin of the names of ports on which the background lends a lock. */
export const LOCK_PORT = 'lock:';

/** The background may stop before it lends the lock, for example for an update of the browser's own. */
const TRIES = 2;

/**
 * Runs work while the background holds the lock of this name for it. Rejects if the background does not answer, or as
 * the work does.
 */
export async function inTurnByBackground<T>(name: string, work: () => Promise<T>): Promise<T> {
  const port = await borrow(name, TRIES);
  try {
    return await work();
  } finally {
    port.disconnect();
  }
}

async function borrow(name: string, tries: number): Promise<ReturnType<typeof browser.runtime.connect>> {
  const port = browser.runtime.connect({ name: LOCK_PORT + name });
  const isLent = await new Promise<boolean>((resolve) => {
    port.onMessage.addListener(() => {
      resolve(true);
    });
    port.onDisconnect.addListener(() => {
      resolve(false);
    });
  });
  if (isLent) return port;
  if (tries > 1) return borrow(name, tries - 1);
  throw new Error('The background does not answer');
}
