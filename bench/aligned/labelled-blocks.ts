import type { Outline } from '../../src/engine/types.ts';
import type { RunLabels } from './cached-labels.ts';

/** Blocks more than half of whose labelled characters are content: what labels of runs say of blocks. */
export function labelledBlocks({ blocks, runs }: Outline, labels: RunLabels): boolean[] {
  const lead = new Int32Array(blocks.length);
  for (let i = 0; i < runs.length; i++) {
    const { block, start, end } = runs[i]!;
    if (labels[i]! <= 1) lead[block]! += labels[i] === 1 ? end - start : start - end;
  }
  return Array.from(lead, (chars) => chars > 0);
}
