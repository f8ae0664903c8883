import browser from '../browser/browser.ts';
import { isPrivate } from '../browser/is-private.ts';

/** Prefix of the names of locks. */
export const LOCK = 'winnow/';

/**
 * Runs work while no other view and no background of the extension runs work of the same name. Rejects as the work
 * does. Work must not ask for its own name again: it would wait forever.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!isApart()) return navigator.locks.request(LOCK + name, work);
  const { inTurnByBackground } = await import('./in-turn-by-background.ts');
  return inTurnByBackground(name, work);
}

/**
 * True for a frame over a page, and for a view in a private window whose background is that of all windows, as in
 * Firefox: the browser gives them other locks than the other contexts, or none.
 */
function isApart(): boolean {
  if (typeof top === 'undefined' || top === null) return false;
  return top !== self || (isPrivate() && browser.runtime.getManifest().incognito !== 'split');
}
