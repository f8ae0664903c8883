import { callInjected } from './call-tab.ts';
import type { NextPageOutcome, NextPageRequest } from '../messages/read-outcome.ts';
import { scriptFor } from './read-tab.ts';
import { withRules } from './rules-of-page.ts';
import { withPacks } from './with-packs.ts';

/** Milliseconds until the call fails; longer than the script in the tab waits for the network. */
const CALL_TIMEOUT = 40_000;

/**
 * Loads and reads the next page of a tab's article. The script that read the article fetches it. That script is not
 * injected again, so a tab that shows another page by now fails with 'left'. Never rejects.
 */
export async function readNextPage(tabId: number, request: NextPageRequest): Promise<NextPageOutcome> {
  const { rules } = await withRules(request.url, {});
  const ask = { ...request, ...(rules && { rules }) };
  const reply = await withPacks(tabId, (given) =>
    callInjected(tabId, scriptFor(request), 'nextPage', { ...ask, ...given }, CALL_TIMEOUT),
  );
  if (reply.ok) return reply.value;
  const { code, message } = reply.error;
  const isPageThere = code === 'unreachable' || code === 'failed';
  return { kind: 'stopped', cause: isPageThere ? 'no_answer' : 'left', detail: message };
}
