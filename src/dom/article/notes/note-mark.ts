/**
 * The text of a note's mark: a number, a letter or a star, with or without brackets. In brackets also a second
 * reference to a note (1:2) and the number in a group of notes (lower-alpha 1).
 */
export const NOTE_MARK =
  /^[[(]?\s*(?:\d{1,4}|[a-z]|[ivxl]{1,6}|[*†‡§]{1,3}|note\s\d{1,3})\s*[\])]?$|^\[\s*(?:\d{1,4}:\d{1,3}|[a-z\u00c0-\u024f\u0370-\u052f][a-z\u00c0-\u024f\u0370-\u052f.-]{0,13}\s\d{1,3})\s*\]$/i;
/** The first mark of notes without links. */
const FIRST_PLAIN_MARK = /^[[(]?\s*(?:0?1|[ai*†])\s*(?:[\]),]|$)/i;

/** Elements whose class names say that they are of a note: none of "no text", a notebook or a keynote. */
export const NAMED_NOTE = '[class*="note" i]:not([class*="notext" i], [class*="notebook" i], [class*="keynote" i])';
/** Elements that may hold the mark of a note. */
export const MARK_HOLDER = `sup, a, button, [role="button"], ${NAMED_NOTE}`;

/** Buttons with these attributes may be marks of notes without a text of their own. */
export const NOTE_BUTTON = `${NAMED_NOTE}, [aria-label*="note" i], [title*="note" i]`;

/** True for the mark of the first note. */
export function isFirstMark(text: string): boolean {
  return FIRST_PLAIN_MARK.test(text);
}

/** True where a built article has a note or the mark of one. */
export function hasNotes(root: HTMLElement): boolean {
  return (
    root.querySelector('.sidenote') !== null ||
    [...root.querySelectorAll('a[href^="#"]')].some(({ textContent }) => NOTE_MARK.test((textContent ?? '').trim())) ||
    [...root.querySelectorAll('sup')].some(({ textContent }) => isFirstMark((textContent ?? '').trim()))
  );
}
