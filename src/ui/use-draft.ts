import { useEffect, useState } from 'preact/hooks';
import { isPrivate } from '../platform/browser/is-private.ts';

const PREFIX = 'draft:';

/**
 * A text that the user types, at first the stored one. If the page closes before the user is done, as when the
 * extension is updated, the text is there again the next time. Not in private windows.
 */
export function useDraft(id: string, stored: string): readonly [text: string, setText: (text: string) => void] {
  const key = PREFIX + id;
  const [text, setText] = useState(() => localStorage.getItem(key) ?? stored);
  // A page that closes does not get here.
  useEffect(
    () => () => {
      localStorage.removeItem(key);
    },
    [key],
  );
  const change = (next: string): void => {
    setText(next);
    if (!isPrivate()) keep(key, next);
  };
  return [text, change];
}

/** True if a page closed before the user was done with a text whose id begins like this. */
export function hasDraft(beginning: string): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(PREFIX + beginning));
}

/** Forgets all drafts. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without room the text is still in the field.
  }
}
