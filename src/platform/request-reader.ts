import { sendRequest } from './messages.ts';
import type { Reply } from './protocol.ts';

export type OpenResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Opens the overlay in a tab, or a reader tab if the page cannot show the overlay. Never rejects. */
export async function openOverlay(tabId: number): Promise<OpenResult> {
  return toOpenResult(await sendRequest('open/overlay', { tabId }));
}

/** Opens the article of a tab in a new reader tab next to it. Never rejects. */
export async function openReaderTab(tabId: number): Promise<OpenResult> {
  return toOpenResult(await sendRequest('open/tab', { tabId }));
}

function toOpenResult(reply: Reply<null>): OpenResult {
  return reply.ok ? { ok: true } : { ok: false, message: reply.error.message };
}
