import type { Browser } from 'webextension-polyfill';

const { browser, chrome } = globalThis as unknown as { readonly browser?: Browser; readonly chrome?: Browser };

/** The browser's interface for extensions. With manifest version 3 both browsers return promises. */
export default (browser ?? chrome) as Browser;
