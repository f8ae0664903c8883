import browser from '../browser/browser.ts';

/** In storage.session: the tabs of links whose site Winnow may not read. */
const keyOf = (tabId: number): string => `notAllowed:${String(tabId)}`;

/** Remembers that the user was asked for access to the page of a tab, and did not give it. */
export async function markNotAllowed(tabId: number): Promise<void> {
  await browser.storage.session.set({ [keyOf(tabId)]: true });
}

/** True, once, if the tab was marked. */
export async function takeNotAllowed(tabId: number): Promise<boolean> {
  const isMarked = keyOf(tabId) in (await browser.storage.session.get(keyOf(tabId)));
  if (isMarked) await browser.storage.session.remove(keyOf(tabId));
  return isMarked;
}
