import { mainGroupOfBlocks, NO_GROUP } from '../../features/block-majority.ts';
import type { Outline, Verdicts } from '../../types.ts';
import { confidenceOf } from './confidence.ts';
import { BAD, GOOD, type Judgement } from './judge-paragraph.ts';
import type { Paragraphs } from './paragraphs.ts';

/** Parallel to the paragraphs: each one's judgement by itself, and its final class, BAD or GOOD. */
export type ParagraphDecisions = {
  readonly judgements: readonly Judgement<string>[];
  readonly classes: Uint8Array;
};

/** A score is the class by itself plus the final class, divided by the largest such sum. */
const MAX_SCORE = 2 * GOOD;

/** Verdicts for the blocks of an outline: each block gets the decision on the paragraph with most of its characters. */
export function blockVerdicts(
  outline: Outline,
  paragraphs: Paragraphs,
  { judgements, classes }: ParagraphDecisions,
): Verdicts {
  const paragraphOf = mainGroupOfBlocks(outline, paragraphs.ofRun, true);
  const score = new Float32Array(paragraphOf.length);
  const keep: boolean[] = [];
  const reason: string[] = [];
  for (let b = 0; b < paragraphOf.length; b++) {
    const p = paragraphOf[b]!;
    const isKept = p !== NO_GROUP && classes[p] === GOOD;
    keep.push(isKept);
    if (p === NO_GROUP) {
      reason.push('furniture');
      continue;
    }
    const judgement = judgements[p]!;
    reason.push(reasonOf(judgement, { isKept, isHeading: paragraphs.list[p]!.isHeading }));
    score[b] = (judgement.class + (isKept ? GOOD : BAD)) / MAX_SCORE;
  }
  return { keep, score, reason, confidence: confidenceOf(outline, keep) };
}

/** The reason of the paragraph itself if that decided it, else the reason by its neighbours. */
function reasonOf(
  judgement: Judgement<string>,
  { isKept, isHeading }: { readonly isKept: boolean; readonly isHeading: boolean },
): string {
  if (judgement.class === BAD || judgement.class === GOOD) return judgement.reason;
  if (!isKept) return judgement.reason === 'short' ? 'short' : 'among-bad';
  return isHeading ? 'heading' : 'among-good';
}
