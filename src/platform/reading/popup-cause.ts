import { blockedCauseOf, type FailedRead } from './blocked-cause.ts';
import { takeNotAllowed } from '../stores/not-allowed.ts';
import { tabIcon } from '../browser/tabs.ts';
import type { BlockedCause } from '../messages/read-outcome.ts';

/** Tabs that went to another page while the popup was open. In Firefox the access ends with the page. */
const moved = new Set<number>();

/**
 * Why the popup could not read a tab. The click that opens the popup gives access. So missing access means that the
 * browser refuses it, unless the tab went to another page meanwhile, or the popup opened without a click, after a link
 * whose site Winnow may not read. Access also shows the address. So for a web address that is known, Firefox shows a
 * page of its own in place of the page: one that says why it did not load, which has an icon of the browser, or its
 * viewer of JSON.
 */
export async function causeInPopup(tabId: number, failure: FailedRead): Promise<BlockedCause> {
  const cause = blockedCauseOf(failure);
  if (cause === 'navigated') moved.add(tabId);
  if (cause !== 'no-access' || moved.has(tabId)) return cause;
  if (await takeNotAllowed(tabId)) return 'not-allowed';
  const isOwnPage = /^https?:/.test(failure.url ?? '');
  return isOwnPage && (await tabIcon(tabId)).startsWith('chrome:') ? 'not-loaded' : 'refused';
}
