import { blockedCauseOf, type FailedRead } from './blocked-cause.ts';
import { takeNotAllowed } from './not-allowed.ts';
import type { BlockedCause } from './read-outcome.ts';

/**
 * Why the popup could not read a tab. A click opens it, which gives access, so that missing access means that the
 * browser refuses it. But after a link whose site Winnow may not read, the popup opens without a click.
 */
export async function causeInPopup(tabId: number, failure: FailedRead): Promise<BlockedCause> {
  const cause = blockedCauseOf(failure);
  if (cause !== 'no-access') return cause;
  return (await takeNotAllowed(tabId)) ? 'not-allowed' : 'refused';
}
