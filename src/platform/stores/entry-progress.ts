import type { KeptEntry } from './kept-entry.ts';

/** How far a kept article is read; 'later' for an address whose article is not kept yet. */
export type EntryState = 'unread' | 'reading' | 'finished' | 'later';

/** True for an article that is kept: not deleted, and no address that waits for its article. */
export function isKept({ deletedAt, isLater }: KeptEntry): boolean {
  return deletedAt === undefined && isLater !== true;
}

/** Whether an article was opened, and read to its end. */
export function stateOf({ progress, isLater }: KeptEntry): EntryState {
  if (progress?.isFinished) return 'finished';
  if (isLater) return 'later';
  return progress === undefined || progress.fraction === 0 ? 'unread' : 'reading';
}

/** Minutes that the rest of an article takes; at least 1, 0 for a finished one. */
export function minutesLeft({ minutes, progress }: KeptEntry): number {
  if (progress?.isFinished) return 0;
  return Math.max(1, Math.round(minutes * (1 - (progress?.fraction ?? 0))));
}
