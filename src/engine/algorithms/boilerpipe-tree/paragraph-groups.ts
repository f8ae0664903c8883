import type { Outline } from '../../types.ts';

/**
 * The paragraph elements of text 004 (section 4, step 1). Text in other elements belongs to the nearest one of these.
 */
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

/**
 * Selected runs grouped by the n-th ancestor of their paragraph. The element index of that ancestor is the group's id.
 */
export type ParagraphGroups = {
  /** Group of each run, -1 for a run that is not selected; parallel to outline.runs. */
  readonly ofRun: Int32Array;
  /** Selected characters of each group; parallel to outline.elements, 0 for an element that is no group. */
  readonly chars: Float64Array;
  /** The group with the most characters, the first of equals; -1 if no run is selected. */
  readonly largest: number;
};

/**
 * Groups the selected runs (text 004, section 4, steps 1 to 3). `depth` is the n of the n-th ancestor: 1 is the parent
 * of the paragraph; the root is the limit. Linear in elements × depth.
 */
export function groupParagraphs(
  { elements, runs }: Outline,
  isSelected: ArrayLike<number>,
  depth: number,
): ParagraphGroups {
  const groupOfElement = new Int32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent } = elements[i]!;
    if (parent >= 0 && !PARAGRAPHS.has(tag)) {
      groupOfElement[i] = groupOfElement[parent]!;
      continue;
    }
    let ancestor = i;
    for (let step = 0; step < depth && elements[ancestor]!.parent >= 0; step++) ancestor = elements[ancestor]!.parent;
    groupOfElement[i] = ancestor;
  }
  const chars = new Float64Array(elements.length);
  const ofRun = new Int32Array(runs.length).fill(-1);
  for (let r = 0; r < runs.length; r++) {
    if (!isSelected[r]) continue;
    const { element, start, end } = runs[r]!;
    const group = groupOfElement[element]!;
    ofRun[r] = group;
    chars[group]! += end - start;
  }
  return { ofRun, chars, largest: largestGroup(ofRun, chars) };
}

function largestGroup(ofRun: Int32Array, chars: Float64Array): number {
  let largest = -1;
  for (const group of ofRun) if (group >= 0 && (largest < 0 || chars[group]! > chars[largest]!)) largest = group;
  return largest;
}
