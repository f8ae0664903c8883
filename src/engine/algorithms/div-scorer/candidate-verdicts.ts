import type { Verdicts } from '../../types.ts';
import type { CandidateSet } from './candidates/candidates.ts';
import { confidenceOf } from './confidence.ts';
import type { Likeness } from './likeness.ts';
import type { Reason } from './candidates/reasons.ts';

/** 1 for each block of the candidates that are inside; `inside` is parallel to the candidates. */
export function blocksInside({ candidates, outline }: CandidateSet, inside: ArrayLike<number>): Uint8Array {
  const keep = new Uint8Array(outline.blocks.length);
  candidates.forEach(({ blocks }, i) => {
    if (inside[i]) for (const b of blocks) keep[b] = 1;
  });
  return keep;
}

/** Verdicts from the kept blocks (1 each). In a listing every kept block has the reason 'entry'. */
export function candidateVerdicts(
  { candidates, outline }: CandidateSet,
  { likeness, weakest }: Likeness,
  keep: Uint8Array,
  isListing = false,
): Verdicts {
  const score = new Float32Array(keep.length);
  const reason = Array.from(keep, (flag): Reason => (flag ? (isListing ? 'entry' : 'joined') : 'outside-region'));
  candidates.forEach(({ blocks }, i) => {
    for (const b of blocks) {
      score[b] = likeness[i]!;
      if (!keep[b]) reason[b] = weakest[i] ?? 'outside-region';
      else if (!isListing) reason[b] = 'region';
    }
  });
  return {
    keep: Array.from(keep, (flag) => flag === 1),
    score,
    reason,
    confidence: confidenceOf(outline, { keep, likeness: score, isListing }),
  };
}
