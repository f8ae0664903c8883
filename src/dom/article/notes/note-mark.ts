/** The text of a note's mark: a number, a letter or a star, with or without brackets. */
export const NOTE_MARK = /^[[(]?\s*(?:\d{1,4}|[a-z]|[ivxl]{1,6}|[*†‡§]{1,3}|note\s\d{1,3})\s*[\])]?$/i;

/** True where a built article has a note or the mark of one. */
export function hasNotes(root: HTMLElement): boolean {
  return (
    root.querySelector('.sidenote') !== null ||
    [...root.querySelectorAll('a[href^="#"]')].some(({ textContent }) => NOTE_MARK.test((textContent ?? '').trim()))
  );
}
