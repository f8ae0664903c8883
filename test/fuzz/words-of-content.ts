/** A word that appears once in a random page. */
export const NUMBERED = /w\d+w/g;

/** Content of an article as nodes that load nothing. */
export function parse(content: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = content;
  return template.content;
}

/** The numbered words of a text. */
export function numberedWords(text: string): string[] {
  return text.match(NUMBERED) ?? [];
}

/** The numbered words of nodes. */
export function wordsIn(root: DocumentFragment): string[] {
  return numberedWords(root.textContent);
}

/** The words without those of captions, heads and feet of tables, which stand where browsers show them. */
export function wordsInOrder(content: string): string[] {
  const parsed = parse(content);
  for (const part of parsed.querySelectorAll('caption, thead, tfoot')) part.remove();
  return wordsIn(parsed);
}
