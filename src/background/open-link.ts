import { isReadable, openLinkTab } from '../platform/browser/new-tab.ts';
import { mayRead } from '../platform/browser/site-access.ts';
import { markNotAllowed } from '../platform/stores/not-allowed.ts';
import { fail } from '../platform/messages/protocol.ts';
import { tabUrl } from '../platform/browser/tabs.ts';
import { openOrExplain, openOverlay } from './open-reader.ts';

/**
 * Opens a link in a new tab and the reader over it once it has loaded. If Winnow may not read that page, the popup or a
 * reader tab says how to read it.
 */
export async function openLink(url: string): Promise<void> {
  const isAllowed = await mayRead(url);
  const tabId = await openLinkTab(url);
  if (tabId === null) return;
  if (isAllowed && (await isReadable(tabId))) {
    await openOrExplain(tabId, () => openOverlay(tabId));
    return;
  }
  // The user may have closed the tab, or it was a download.
  if ((await tabUrl(tabId)) === null) return;
  await markNotAllowed(tabId);
  await openOrExplain(tabId, () => Promise.resolve(fail('refused', 'no access to the site of the link')));
}
