import type { Outline } from '../../types.ts';
import type { CollapsedTree } from './collapsed-tree.ts';

/** True if all leaves have the same path of tags and classes. The first two leaves rule this out on most pages. */
export function leavesSharePath({ elements, runs }: Outline, { leaves, run }: CollapsedTree): boolean {
  if (leaves === 0) return false;
  const first = elements[runs[run[0]!]!.element]!;
  for (let l = 1; l < leaves; l++) {
    const { tag, classes, depth } = elements[runs[run[l]!]!.element]!;
    if (tag !== first.tag || depth !== first.depth || classes !== first.classes) return false;
  }
  const path = new Int32Array(elements.length);
  const known = new Map<string, number>();
  for (let i = 0; i < elements.length; i++) {
    const { tag, classes, parent } = elements[i]!;
    const key = `${parent < 0 ? 0 : path[parent]!} ${tag} ${classes}`;
    path[i] = known.get(key) ?? known.size + 1;
    known.set(key, path[i]!);
  }
  const only = path[runs[run[0]!]!.element];
  for (let l = 1; l < leaves; l++) if (path[runs[run[l]!]!.element] !== only) return false;
  return true;
}
