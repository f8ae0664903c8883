const EXCERPT_CHARS = 240;

/** The start of a text, cut at the last word that fits and marked with an ellipsis; a short text unchanged. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT_CHARS) return text;
  const cut = text.slice(0, EXCERPT_CHARS);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > EXCERPT_CHARS / 2 ? lastSpace : EXCERPT_CHARS)}…`;
}
