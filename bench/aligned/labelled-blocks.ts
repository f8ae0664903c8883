import type { Outline } from '../../src/engine/types.ts';
import type { RunLabels } from './cached-labels.ts';

/** For each block, true if more than half of the characters of its labelled runs are content. */
export function labelledBlocks({ blocks, runs }: Outline, labels: RunLabels): boolean[] {
  const lead = new Int32Array(blocks.length);
  for (let i = 0; i < runs.length; i++) {
    const { block, start, end } = runs[i]!;
    if (labels[i]! <= 1) lead[block]! += labels[i] === 1 ? end - start : start - end;
  }
  return Array.from(lead, (chars) => chars > 0);
}
