import { isPrivate } from '../browser/is-private.ts';
import type { KeptHighlight } from '../stores/kept-highlights.ts';
import { sendRequest } from './messages.ts';

/**
 * Lets the background store a highlight in place of the one with the same id; null removes it. So it is stored even if
 * this view closes right after. Private windows store nothing. Rejects if the storage is full or fails.
 */
export async function keepHighlight(url: string, id: string, highlight: KeptHighlight | null): Promise<void> {
  if (isPrivate()) return;
  const reply = await sendRequest('keep/highlight', { url, id, highlight });
  if (!reply.ok) throw new Error(reply.error.message);
}
