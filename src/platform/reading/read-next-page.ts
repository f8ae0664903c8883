import { callInjected, injectPacks } from './call-tab.ts';
import { NEXT_PAGE_PACK } from '../messages/protocol.ts';
import type { NextPageOutcome, NextPageRequest } from '../messages/read-outcome.ts';
import { scriptFor } from './read-tab.ts';
import { withRules } from './rules-of-page.ts';

/** Milliseconds until the call fails; longer than the script in the tab waits for the network. */
const CALL_TIMEOUT = 40_000;

/**
 * Loads and reads the next page of a tab's article. The script that read the article fetches it. That script is not
 * injected again, so a tab that shows another page by now fails with 'left'. Never rejects.
 */
export async function readNextPage(tabId: number, request: NextPageRequest): Promise<NextPageOutcome> {
  await injectPacks(tabId, [NEXT_PAGE_PACK]);
  const { rules } = await withRules(tabId, request.url, {});
  const reply = await callInjected(
    tabId,
    scriptFor(request),
    'nextPage',
    { ...request, ...(rules && { rules }) },
    CALL_TIMEOUT,
  );
  if (reply.ok) return reply.value;
  const { code, message } = reply.error;
  const isPageThere = code === 'unreachable' || code === 'failed';
  return { kind: 'stopped', cause: isPageThere ? 'no_answer' : 'left', detail: message };
}
