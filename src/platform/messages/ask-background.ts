import { isPrivate } from '../browser/is-private.ts';
import { sendRequest } from './messages.ts';
import type { Argument, RequestKind, Result } from './protocol.ts';
import type { StoreKind } from './store-requests.ts';

/** Sends a request to the background at once. Rejects with the error that it replies. */
export async function askBackground<K extends RequestKind>(kind: K, argument: Argument<K>): Promise<Result<K>> {
  const reply = await sendRequest(kind, argument);
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}

/**
 * Lets the background store something, so that it is stored even if this view closes right after. Rejects if the
 * storage is full or fails, and in a private window.
 */
export async function store<K extends StoreKind>(kind: K, argument: Argument<K>): Promise<Result<K>> {
  if (isPrivate()) throw new Error('This cannot be stored from a private window');
  return askBackground(kind, argument);
}

/** The same for what Winnow remembers unasked: in a private window it does nothing. */
export async function storeUnlessPrivate<K extends StoreKind>(kind: K, argument: Argument<K>): Promise<void> {
  if (!isPrivate()) await store(kind, argument);
}
