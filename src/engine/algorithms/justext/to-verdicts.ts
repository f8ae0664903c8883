import type { Outline, Verdicts } from '../../types.ts';
import { confidenceOf } from './confidence.ts';
import { BAD, GOOD, type Judgement, type Reason } from './context-free.ts';
import type { Paragraphs } from './paragraphs.ts';

/** What is decided of each paragraph: by itself, and in the end. */
export type Decided = { readonly judged: readonly Judgement[]; readonly classes: Uint8Array };

const NOT_LOOKED_AT = -1;
/** A class by itself, and as much again for what is good in the end, make up a score of 0–1. */
const MAX_SCORE = 2 * GOOD;

/** From paragraphs to the outline's blocks, which may be smaller or larger: each block goes with the paragraph that has most of its characters. */
export function toVerdicts(outline: Outline, paragraphs: Paragraphs, { judged, classes }: Decided): Verdicts {
  const paragraphOf = paragraphOfBlocks(outline, paragraphs);
  const score = new Float32Array(paragraphOf.length);
  const keep: boolean[] = [];
  const reason: Reason[] = [];
  for (let b = 0; b < paragraphOf.length; b++) {
    const p = paragraphOf[b]!;
    const isKept = p !== NOT_LOOKED_AT && classes[p] === GOOD;
    keep.push(isKept);
    reason.push(p === NOT_LOOKED_AT ? 'furniture' : reasonOf(judged[p]!, isKept, paragraphs.list[p]!.isHeading));
    if (p !== NOT_LOOKED_AT) score[b] = (judged[p]!.is + (isKept ? GOOD : BAD)) / MAX_SCORE;
  }
  return { keep, score, reason, confidence: confidenceOf(outline, keep) };
}

function reasonOf({ is, reason }: Judgement, isKept: boolean, isHeading: boolean): Reason {
  if (is === BAD || (is === GOOD && isKept)) return reason;
  if (!isKept) return reason === 'short' ? 'short' : 'among-bad';
  return isHeading ? 'heading' : 'among-good';
}

/** Index of the paragraph with most of a block's characters, for each block; NOT_LOOKED_AT where text that no paragraph took has most. Runs of a block lie together. */
function paragraphOfBlocks({ blocks, runs }: Outline, { of }: Paragraphs): Int32Array {
  const best = new Int32Array(blocks.length).fill(NOT_LOOKED_AT);
  const most = new Int32Array(blocks.length);
  let chars = 0;
  for (let r = 0; r < runs.length; r++) {
    const { block, start, end } = runs[r]!;
    const isSame = r > 0 && runs[r - 1]!.block === block && of[r - 1] === of[r];
    chars = (isSame ? chars : 0) + end - start;
    if (chars <= most[block]!) continue;
    most[block] = chars;
    best[block] = of[r]!;
  }
  return best;
}
