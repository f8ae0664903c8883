import { mainGroupOfBlocks } from '../../features/block-majority.ts';
import type { Outline, Verdicts } from '../../types.ts';
import { confidenceOf, type ConfidenceFit } from './confidence.ts';
import type { Reason } from './reasons.ts';
import type { ClassifiedText } from './run-chain.ts';
import { linkDensityOf } from './text-block.ts';
import type { TextPage } from './text-blocks.ts';

/** The parts of the verdicts in which Boilerpipe and Boilerpipe and tree differ. */
export type RunSelection = {
  /** 1 for each kept run; parallel to outline.runs. */
  readonly keepRun: Uint8Array;
  readonly fit: ConfidenceFit;
  /** Reason of a block that is not kept though its text block is content; without it, the text block's reason. */
  readonly lostReason?: Reason;
};

/** 1 for each run in a text block that is content; parallel to outline.runs. */
export function contentRuns({ ofRun, isContent }: ClassifiedText): Uint8Array {
  return Uint8Array.from(ofRun, (block) => (block < 0 ? 0 : isContent[block]!));
}

/** Verdicts on the outline's blocks. Score and reason come from the text block with most of a block's characters. */
export function outlineVerdicts(
  outline: Outline,
  text: ClassifiedText,
  { keepRun, fit, lostReason }: RunSelection,
): Verdicts {
  const keep = keptByMajority(outline, text.ofRun, keepRun);
  const main = mainGroupOfBlocks(outline, text.ofRun);
  const reason = Array.from(main, (block, b): Reason => {
    if (block < 0) return 'short';
    const isLost = !keep[b] && text.isContent[block] === 1;
    return isLost && lostReason !== undefined ? lostReason : text.reason[block]!;
  });
  return { keep, score: unlinkedWords(text, main), reason, confidence: confidenceOf(outline, keep, fit) };
}

/** True for each block with most of its characters in kept runs. Runs in no text block do not count. */
function keptByMajority({ blocks, runs }: Outline, ofRun: Int32Array, keepRun: Uint8Array): boolean[] {
  const majority = new Int32Array(blocks.length);
  for (let i = 0; i < runs.length; i++) {
    const { block, start, end } = runs[i]!;
    if (ofRun[i]! >= 0) majority[block]! += keepRun[i] ? end - start : start - end;
  }
  return Array.from(majority, (chars) => chars > 0);
}

/** Words outside links of the text block `main` of each block; 0 without one. */
function unlinkedWords({ blocks }: TextPage, main: Int32Array): Float32Array {
  const words = new Float32Array(main.length);
  for (let i = 0; i < main.length; i++) {
    const at = main[i]!;
    if (at < 0) continue;
    const block = blocks[at]!;
    words[i] = block.words * (1 - linkDensityOf(block));
  }
  return words;
}
