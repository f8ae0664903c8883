import browser from '../browser/browser.ts';
import { pageOf } from '../browser/page-of.ts';

/** Most pages that are remembered for a tab; more than a user closes the reader on. */
const MAX_PAGES = 100;

/** In storage.session, which is in memory only. */
const keyOf = (tabId: number): string => `closed:${String(tabId)}`;

/** Remembers that the user closed the reader on a page, so that it does not open there by itself in this tab. */
export async function rememberClosed(tabId: number, url: string): Promise<void> {
  const pages = await closedIn(tabId);
  if (pages.includes(pageOf(url))) return;
  await browser.storage.session.set({ [keyOf(tabId)]: [...pages, pageOf(url)].slice(-MAX_PAGES) });
}

/** True if the user closed the reader on this page in this tab. */
export async function wasClosed(tabId: number, url: string): Promise<boolean> {
  return (await closedIn(tabId)).includes(pageOf(url));
}

/** Forgets the pages of a closed tab. */
export async function forgetClosed(tabId: number): Promise<void> {
  await browser.storage.session.remove(keyOf(tabId));
}

async function closedIn(tabId: number): Promise<readonly string[]> {
  return ((await browser.storage.session.get(keyOf(tabId)))[keyOf(tabId)] as readonly string[] | undefined) ?? [];
}
