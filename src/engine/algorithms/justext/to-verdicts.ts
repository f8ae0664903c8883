import { mainGroupOfBlocks, NO_GROUP } from '../../features/block-majority.ts';
import type { Outline, Verdicts } from '../../types.ts';
import { confidenceOf } from './confidence.ts';
import { BAD, GOOD, type Judgement, type Reason } from './context-free.ts';
import type { Paragraphs } from './paragraphs.ts';

/** What is decided of each paragraph: by itself, and in the end. */
export type Decided = { readonly judged: readonly Judgement[]; readonly classes: Uint8Array };

/** A class by itself, and as much again for what is good in the end, make up a score of 0–1. */
const MAX_SCORE = 2 * GOOD;

/** From paragraphs to the outline's blocks, which may be smaller or larger: each block goes with the paragraph that has most of its characters. */
export function toVerdicts(outline: Outline, paragraphs: Paragraphs, { judged, classes }: Decided): Verdicts {
  const paragraphOf = mainGroupOfBlocks(outline, paragraphs.of, true);
  const score = new Float32Array(paragraphOf.length);
  const keep: boolean[] = [];
  const reason: Reason[] = [];
  for (let b = 0; b < paragraphOf.length; b++) {
    const p = paragraphOf[b]!;
    const isKept = p !== NO_GROUP && classes[p] === GOOD;
    keep.push(isKept);
    reason.push(p === NO_GROUP ? 'furniture' : reasonOf(judged[p]!, isKept, paragraphs.list[p]!.isHeading));
    if (p !== NO_GROUP) score[b] = (judged[p]!.is + (isKept ? GOOD : BAD)) / MAX_SCORE;
  }
  return { keep, score, reason, confidence: confidenceOf(outline, keep) };
}

function reasonOf({ is, reason }: Judgement, isKept: boolean, isHeading: boolean): Reason {
  if (is === BAD || (is === GOOD && isKept)) return reason;
  if (!isKept) return reason === 'short' ? 'short' : 'among-bad';
  return isHeading ? 'heading' : 'among-good';
}
