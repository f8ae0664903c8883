/** Shorter paragraphs at the start, in characters, are dates, bylines and kickers. */
const PARAGRAPH_CHARS = 60;

/** Text of the first paragraph of some length in one line, without note marks; '' where there is none. */
export function firstParagraphOf(root: Element): string {
  for (const paragraph of root.querySelectorAll('p')) {
    if ((paragraph.textContent ?? '').length < PARAGRAPH_CHARS) continue;
    const copy = paragraph.ownerDocument.importNode(paragraph, true);
    for (const mark of copy.querySelectorAll('sup:has(a), rt, rp')) mark.remove();
    for (const lineBreak of copy.querySelectorAll('br')) lineBreak.textContent = ' ';
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  }
  return '';
}
