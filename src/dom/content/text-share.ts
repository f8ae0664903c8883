import type { Outline } from '../../engine/types.ts';

/** Characters of text per element, its descendants' included: all of them, and those of kept blocks. Parallel to outline.elements. */
export type TextShare = { readonly all: Float64Array; readonly kept: Float64Array };

/** Adds the characters of each block to its element and all ancestors, in one backward pass. */
export function measureTextShare(outline: Outline, keep: ArrayLike<boolean>): TextShare {
  const { elements, blocks } = outline;
  const all = new Float64Array(elements.length);
  const kept = new Float64Array(elements.length);
  blocks.forEach((block, index) => {
    if (block.element < 0) return;
    all[block.element]! += block.chars;
    if (keep[index]) kept[block.element]! += block.chars;
  });
  // Preorder: every child stands after its parent, so a backward pass has each sum complete when it is passed on.
  for (let i = elements.length - 1; i > 0; i--) {
    const parent = elements[i]!.parent;
    if (parent < 0) continue;
    all[parent]! += all[i]!;
    kept[parent]! += kept[i]!;
  }
  return { all, kept };
}

/** True where at least half of an element's text is kept; false where it holds none. */
export function isMostlyKept(share: TextShare, element: number): boolean {
  const all = share.all[element] ?? 0;
  return all > 0 && (share.kept[element] ?? 0) * 2 >= all;
}

/** Index of the lowest element that contains every kept block; -1 where nothing is kept. */
export function keptContainer(outline: Outline, share: TextShare): number {
  const { elements } = outline;
  const total = elements.length > 0 ? Math.max(...rootKept(outline, share)) : 0;
  if (total === 0) return -1;
  let container = -1;
  for (let i = 0; i < elements.length; ) {
    const holdsAll = share.kept[i] === total;
    if (holdsAll) container = i;
    i = holdsAll ? i + 1 : elements[i]!.end;
  }
  return container;
}

function* rootKept(outline: Outline, share: TextShare): Iterable<number> {
  for (let i = 0; i < outline.elements.length; i = outline.elements[i]!.end) yield share.kept[i]!;
}
