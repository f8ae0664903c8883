import { callInjected } from './call-tab.ts';
import type { NextPageOutcome, NextPageRequest } from './read-outcome.ts';
import { scriptFor } from './read-tab.ts';

/** When to give up on a tab that answers nothing; the script in it gives up on the network earlier. Milliseconds. */
const GIVE_UP = 40_000;

/**
 * Reads the page that the article of a tab goes on on: the script that read the article asks the site for it, as the page itself could. It is not brought in
 * anew, so that a tab that shows something else by now is never asked. Never rejects.
 */
export async function readNextPage(tabId: number, ask: NextPageRequest): Promise<NextPageOutcome> {
  const reply = await callInjected(tabId, scriptFor(ask), 'nextPage', ask, GIVE_UP);
  if (reply.ok) return reply.value;
  const { code, message } = reply.error;
  const isThere = code === 'unreachable' || code === 'failed';
  return { kind: 'stopped', cause: isThere ? 'no_answer' : 'left', detail: message };
}
