import type { Outline } from '../../types.ts';
import { linkDensity } from './text-block.ts';
import type { TextPage } from './text-blocks.ts';

/** For each block of the outline the text block that has most of its characters, the first of equals; -1 for one without. Parallel to outline.blocks. */
export function mainTextBlocks({ blocks, runs }: Outline, ofRun: Int32Array): Int32Array {
  const main = new Int32Array(blocks.length).fill(-1);
  const most = new Int32Array(blocks.length);
  for (let i = 0; i < runs.length;) {
    const { block } = runs[i]!;
    const text = ofRun[i]!;
    let chars = 0;
    // The runs of a text block in an outline block stand together: what splits text never joins it again.
    for (; i < runs.length && runs[i]!.block === block && ofRun[i] === text; i++)
      chars += runs[i]!.end - runs[i]!.start;
    if (text < 0 || chars <= most[block]!) continue;
    main[block] = text;
    most[block] = chars;
  }
  return main;
}

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
