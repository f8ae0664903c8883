/** Highlight names; listen-bar.css sets their colours. */
const SENTENCE = 'spoken-sentence';
const WORD = 'spoken-word';

/** Marks what is spoken. Nothing in the document changes. */
export function markSpoken(sentence: Range | null, word: Range | null): void {
  mark(SENTENCE, sentence, 0);
  mark(WORD, word, 1);
}

function mark(name: string, range: Range | null, priority: number): void {
  if (range === null) {
    CSS.highlights.delete(name);
    return;
  }
  const highlight = new Highlight(range);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}
