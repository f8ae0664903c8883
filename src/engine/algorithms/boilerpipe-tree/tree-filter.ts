import type { Outline } from '../../types.ts';
import { groupParagraphs } from './paragraph-groups.ts';

/** How groups are chosen from. */
export type TreeOptions = {
  /** Which ancestor of a paragraph names its group: 1 is the parent. Text 004 found 2 best. */
  readonly depth: number;
  /**
   * null: the largest group alone, as in text 004. Else text inside the largest group's ancestor stays too, however deep, and groups with at least this share
   * of its text.
   */
  readonly share: number | null;
};

/** 1 for each selected run that the filter leaves in; it adds none. Parallel to outline.runs. Text 004, section 4. */
export function filterByTree(
  outline: Outline,
  isSelected: ArrayLike<number>,
  { depth, share }: TreeOptions,
): Uint8Array {
  const { elements, runs } = outline;
  const { ofRun, chars, largest } = groupParagraphs(outline, isSelected, depth);
  const left = new Uint8Array(runs.length);
  if (largest < 0) return left;
  const { end } = elements[largest]!;
  const least = share === null ? Infinity : share * chars[largest]!;
  for (let r = 0; r < runs.length; r++) {
    const group = ofRun[r]!;
    if (group < 0) continue;
    const { element } = runs[r]!;
    const isInside = share !== null && element >= largest && element < end;
    if (group === largest || isInside || chars[group]! >= least) left[r] = 1;
  }
  return left;
}
