/** Shorter paragraphs at the start are dates, bylines, kickers. */
const PARAGRAPH_CHARS = 60;

/** Text of the first real paragraph of a built article, without the marks of notes; '' where there is none. */
export function firstParagraphOf(root: HTMLElement): string {
  for (const paragraph of root.querySelectorAll('p')) {
    if ((paragraph.textContent ?? '').length < PARAGRAPH_CHARS) continue;
    const copy = paragraph.cloneNode(true) as HTMLElement;
    for (const mark of copy.querySelectorAll('sup:has(a), rt')) mark.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  }
  return '';
}
