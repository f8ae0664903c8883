import type { Outline } from '../types.ts';

/** Label of a run, or of a block, that belongs to no group. */
export const NO_GROUP = -1;

/**
 * For each block the group with most of its characters, the first of equals; NO_GROUP without one.
 * `groupOfRun` is parallel to outline.runs; the runs of one group in one block must be consecutive.
 * With `countUngrouped`, characters of runs in no group can win as well.
 */
export function mainGroupOfBlocks(
  { blocks, runs }: Outline,
  groupOfRun: ArrayLike<number>,
  countUngrouped = false,
): Int32Array {
  const main = new Int32Array(blocks.length).fill(NO_GROUP);
  const most = new Int32Array(blocks.length);
  for (let r = 0; r < runs.length;) {
    const { block } = runs[r]!;
    const group = groupOfRun[r]!;
    let chars = 0;
    for (; r < runs.length; r++) {
      const run = runs[r]!;
      if (run.block !== block || groupOfRun[r] !== group) break;
      chars += run.end - run.start;
    }
    if (chars <= most[block]! || (group === NO_GROUP && !countUngrouped)) continue;
    main[block] = group;
    most[block] = chars;
  }
  return main;
}
