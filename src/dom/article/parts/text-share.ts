import { itemAt } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';

/**
 * Characters of text per element, descendants included: all of them, and those of kept blocks. Parallel to
 * outline.elements.
 */
export type TextShare = { readonly all: Float64Array; readonly kept: Float64Array };

/** Adds the characters of each block to its element and all ancestors, in one backward pass. */
export function measureTextShare(outline: Outline, keep: ArrayLike<boolean>): TextShare {
  const { elements, blocks } = outline;
  const all = new Float64Array(elements.length);
  const kept = new Float64Array(elements.length);
  for (let i = 0; i < blocks.length; i++) {
    const { element, chars } = itemAt(blocks, i);
    if (element < 0) continue;
    all[element]! += chars;
    if (keep[i]) kept[element]! += chars;
  }
  // Preorder: a child comes after its parent, so a backward pass completes each sum before passing it on.
  for (let i = elements.length - 1; i > 0; i--) {
    if (all[i] === 0) continue;
    const parent = itemAt(elements, i).parent;
    if (parent < 0) continue;
    all[parent]! += all[i]!;
    kept[parent]! += kept[i]!;
  }
  return { all, kept };
}

/** True where at least half of an element's text is kept; false where it has none. */
export function isMostlyKept(share: TextShare, element: number): boolean {
  const all = share.all[element] ?? 0;
  return all > 0 && (share.kept[element] ?? 0) * 2 >= all;
}

/** Index of the lowest element that contains every kept block; -1 where nothing is kept. */
export function keptContainer(outline: Outline, share: TextShare): number {
  const { elements } = outline;
  let total = 0;
  for (let i = 0; i < elements.length; i = itemAt(elements, i).end) total = Math.max(total, share.kept[i]!);
  if (total === 0) return -1;
  let container = -1;
  for (let i = 0; i < elements.length;) {
    const holdsAll = share.kept[i] === total;
    if (holdsAll) container = i;
    i = holdsAll ? i + 1 : itemAt(elements, i).end;
  }
  return container;
}
