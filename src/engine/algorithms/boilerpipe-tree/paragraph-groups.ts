import type { Outline } from '../../types.ts';

/** Elements that text 004 (section 4, step 1) calls paragraphs. Text in li, td, blockquote or pre belongs to the one of these around it. */
const PARAGRAPHS = new Set([
  'div',
  'table',
  'ul',
  'ol',
  'p',
  'section',
  'article',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'body',
]);

/** Selected text by group: all paragraphs with the same n-th ancestor are one group, named by the index of that ancestor. */
export type Groups = {
  /** Group of each run; -1 for one that is not selected. Parallel to outline.runs. */
  readonly ofRun: Int32Array;
  /** Characters of selected text; parallel to outline.elements, 0 where an element names no group. */
  readonly chars: Float64Array;
  /** The group with the most text, the first of equals; -1 where nothing is selected. */
  readonly largest: number;
};

/** Steps 1 to 3 of text 004: the innermost paragraph around each selected run, and its n-th ancestor (1 is the parent), at most the root. Linear: n is small. */
export function groupParagraphs({ elements, runs }: Outline, isSelected: ArrayLike<number>, depth: number): Groups {
  const group = new Int32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent } = elements[i]!;
    if (parent >= 0 && !PARAGRAPHS.has(tag)) {
      group[i] = group[parent]!;
      continue;
    }
    let at = i;
    for (let step = 0; step < depth && elements[at]!.parent >= 0; step++) at = elements[at]!.parent;
    group[i] = at;
  }
  const chars = new Float64Array(elements.length);
  const ofRun = new Int32Array(runs.length).fill(-1);
  let largest = -1;
  for (let r = 0; r < runs.length; r++) {
    if (!isSelected[r]) continue;
    const { element, start, end } = runs[r]!;
    const at = group[element]!;
    ofRun[r] = at;
    chars[at]! += end - start;
  }
  for (let r = 0; r < runs.length; r++) {
    const at = ofRun[r]!;
    if (at >= 0 && (largest < 0 || chars[at]! > chars[largest]!)) largest = at;
  }
  return { ofRun, chars, largest };
}
