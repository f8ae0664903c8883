import type { Outline } from '../../types.ts';
import { linkDensity } from './text-block.ts';
import type { TextPage } from './text-blocks.ts';

/** Blocks of the outline most of whose characters are kept; runs that are in no text block do not count. Parallel to outline.blocks. */
export function keptByMajority({ blocks, runs }: Outline, ofRun: Int32Array, keepRun: Uint8Array): boolean[] {
  const lead = new Int32Array(blocks.length);
  for (let i = 0; i < runs.length; i++) {
    const { block, start, end } = runs[i]!;
    if (ofRun[i]! >= 0) lead[block]! += keepRun[i] ? end - start : start - end;
  }
  return Array.from(lead, (chars) => chars > 0);
}

/** For each block of the outline the words that are not in links of the text block it goes with; 0 for one without. */
export function scoresOf({ blocks }: TextPage, main: Int32Array): Float32Array {
  const scores = new Float32Array(main.length);
  for (let i = 0; i < main.length; i++) {
    const at = main[i]!;
    if (at >= 0) scores[i] = blocks[at]!.words * (1 - linkDensity(blocks[at]!));
  }
  return scores;
}
