import type { Outline } from '../../types.ts';
import type { CollapsedTree } from './collapsed-tree.ts';

/** True if all leaves have the same path of tags and classes; false without a leaf. Linear in elements and leaves. */
export function leavesSharePath({ elements, runs }: Outline, { leaves, run }: CollapsedTree): boolean {
  if (leaves === 0) return false;
  const first = runs[run[0]!]!.element;
  // 1 for elements whose path up to the root was compared, so that each is compared once.
  const isCompared = new Uint8Array(elements.length);
  for (let l = 1; l < leaves; l++) {
    let [at, other] = [runs[run[l]!]!.element, first];
    if (elements[at]!.depth !== elements[other]!.depth) return false;
    while (at !== other && isCompared[at] === 0) {
      const [{ tag, classes, parent }, like] = [elements[at]!, elements[other]!];
      if (tag !== like.tag || classes !== like.classes) return false;
      isCompared[at] = 1;
      [at, other] = [parent, like.parent];
    }
  }
  return true;
}
