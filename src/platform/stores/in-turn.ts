import { isPrivate } from '../browser/is-private.ts';

/** Prefix of the names of locks. */
export const LOCK = 'winnow/';

/**
 * Runs work while no other view and no background of the extension runs work of the same name. Rejects as the work does.
 * Work must not ask for its own name again: it would wait forever.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!isApart()) return navigator.locks.request(LOCK + name, work);
  const { inTurnByBackground } = await import('./in-turn-by-background.ts');
  return inTurnByBackground(name, work);
}

/**
 * True for a frame over a page and, in Firefox, for a view in a private window: the browser gives them other locks than
 * the other contexts, or none. The background of a private window in Chromium is no view.
 */
function isApart(): boolean {
  return typeof top !== 'undefined' && top !== null && (top !== self || isPrivate());
}
