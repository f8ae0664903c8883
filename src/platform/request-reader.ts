import { sendRequest } from './messages.ts';
import type { Reply } from './protocol.ts';

export type OpenResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Shows the reader over the page of that tab, or in a tab of its own where the page does not let it. Never rejects. */
export async function openOverlay(tabId: number): Promise<OpenResult> {
  return result(await sendRequest('open/overlay', { tabId }));
}

/** Shows the article of that tab in a new tab beside it. Never rejects. */
export async function openReaderTab(tabId: number): Promise<OpenResult> {
  return result(await sendRequest('open/tab', { tabId }));
}

function result(reply: Reply<null>): OpenResult {
  return reply.ok ? { ok: true } : { ok: false, message: reply.error.message };
}
