import type { ExtractOptions } from '../../article/extract-options.ts';
import type { KeepOutcome, KeepRequest } from '../messages/keep-request.ts';
import { sendRequest } from '../messages/messages.ts';
import type { OpenReason } from '../browser/pages.ts';
import type { Reply } from '../messages/protocol.ts';

export { writeReport } from './write-report.ts';

export type OpenResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/**
 * Opens the overlay in a tab, or a reader tab if the page cannot show the overlay. `options`: how the new reader reads
 * at first. Never rejects.
 */
export async function openOverlay(tabId: number, reason?: OpenReason, options?: ExtractOptions): Promise<OpenResult> {
  return toOpenResult(
    await sendRequest('open/overlay', { tabId, ...(reason && { reason }), ...(options && { options }) }),
  );
}

/** Opens the article of a tab in a new reader tab next to it. Never rejects. */
export async function openReaderTab(tabId: number, reason?: OpenReason): Promise<OpenResult> {
  return toOpenResult(await sendRequest('open/tab', { tabId, ...(reason !== undefined && { reason }) }));
}

/** Keeps an article of a tab on this machine. Never rejects. */
export async function keepArticle(tabId: number, keep: KeepRequest): Promise<KeepOutcome> {
  const reply = await sendRequest('keep/article', { tabId, keep });
  return reply.ok ? reply.value : { kind: 'not-kept', cause: 'storage', detail: reply.error.message };
}

function toOpenResult(reply: Reply<null>): OpenResult {
  return reply.ok ? { ok: true } : { ok: false, message: reply.error.message };
}
