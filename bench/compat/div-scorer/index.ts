import { blocksInside, candidateVerdicts } from '../../../src/engine/algorithms/div-scorer/candidate-verdicts.ts';
import { findCandidates, type CandidateSet } from '../../../src/engine/algorithms/div-scorer/candidates/candidates.ts';
import { measureLikeness } from '../../../src/engine/algorithms/div-scorer/likeness.ts';
import { REASONS } from '../../../src/engine/algorithms/div-scorer/candidates/reasons.ts';
import { findRegion, weighCandidates } from '../../../src/engine/algorithms/div-scorer/region.ts';
import type { Algorithm } from '../../../src/engine/types.ts';

/** The one candidate with the highest score, as in text 002. */
export function divScorerSingle(): Algorithm {
  return {
    id: 'div-scorer-single',
    reasons: REASONS,
    classify({ outline }) {
      const set = findCandidates(outline);
      const likeness = measureLikeness(set);
      const scores = lengthScores(set, likeness.likeness);
      const winner = scores.reduce((best, score, i) => (score > scores[best]! ? i : best), 0);
      const inside = scores.map((_, i) => (i === winner ? 1 : 0));
      return candidateVerdicts(set, likeness, blocksInside(set, inside));
    },
  };
}

/** The region that is worth most, without the steps that the shipped form adds. */
export function divScorerRegion(): Algorithm {
  return {
    id: 'div-scorer-literal',
    reasons: REASONS,
    classify({ outline }) {
      const set = findCandidates(outline);
      const likeness = measureLikeness(set);
      const { inside } = findRegion(outline, weighCandidates(set, likeness.likeness));
      return candidateVerdicts(set, likeness, blocksInside(set, inside));
    },
  };
}

/**
 * Likeness times the share of all candidates' characters: linear, so that the length decides unless the other signals
 * differ much (text 002, "length of the text").
 */
export function lengthScores({ candidates }: CandidateSet, likeness: Float64Array): Float64Array {
  const allChars = candidates.reduce((sum, { chars }) => sum + chars, 0);
  return likeness.map((value, i) => value * (candidates[i]!.chars / allChars));
}
