/** Highlight names; skim.css sets their colours. */
const ALL = 'skim';
const CURRENT = 'skim-current';
/** Highlights of the user and matches of the find bar are painted over these. */
const PRIORITY = -3;

/** Marks the central sentences. Nothing in the document changes. */
export function markSentences(ranges: readonly Range[]): void {
  set(ALL, ranges, PRIORITY);
}

/** Marks the sentence that was chosen in the list; null for none. */
export function markChosen(range: Range | null): void {
  set(CURRENT, range === null ? [] : [range], PRIORITY + 1);
}

function set(name: string, ranges: readonly Range[], priority: number): void {
  if (ranges.length === 0) {
    CSS.highlights.delete(name);
    return;
  }
  const highlight = new Highlight(...ranges);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}
