import { session } from './areas.ts';
import { family } from './store.ts';

/** The tabs of links whose site Winnow may not read. */
const marked = family('notAllowed:', { area: session, parse: (stored) => stored === true });

/** Remembers that the user was asked for access to the page of a tab, and did not give it. */
export async function markNotAllowed(tabId: number): Promise<void> {
  await marked.update(String(tabId), () => true);
}

/** Keeps the mark of a tab that gets another id. */
export async function renameNotAllowed(from: number, to: number): Promise<void> {
  if (await takeNotAllowed(from)) await markNotAllowed(to);
}

/** True, once, if the tab was marked. */
export function takeNotAllowed(tabId: number): Promise<boolean> {
  return marked.take(String(tabId));
}
