import type { Browser } from 'webextension-polyfill';

/** The browser's own interface with promises: in Firefox, and in Chromium from version 148 on. */
const own = (globalThis as unknown as { readonly browser?: Browser }).browser;

let browser = own as Browser;

/** The interface of the browser; in an older Chromium that of the polyfill, which `browserReady` loads. */
export { browser as default };

/** Replaces the interface. Only for the polyfill. */
export function setBrowser(polyfilled: Browser): void {
  browser = polyfilled;
}

/** Loads the polyfill into a page where the browser needs it; null where it does not. Call first in every page. */
export function browserReady(): Promise<unknown> | null {
  if (own?.runtime !== undefined) return null;
  return import('webextension-polyfill').then((polyfill) => {
    setBrowser(polyfill.default);
  });
}
