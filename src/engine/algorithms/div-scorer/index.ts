import type { Algorithm, Page, Verdicts } from '../../types.ts';
import { blocksInside, candidateVerdicts } from './candidate-verdicts.ts';
import { findCandidates, type CandidateSet } from './candidates/candidates.ts';
import { containerFactors } from './container-factors.ts';
import { cutLinkRows } from './cut-link-rows.ts';
import { fillHoles } from './fill-holes.ts';
import { measureLikeness } from './likeness.ts';
import { addEntries, isListing } from './listing.ts';
import { narrowToCore } from './narrow-to-core.ts';
import { REASONS } from './candidates/reasons.ts';
import { findRegion, weighCandidates } from './region.ts';

/** Minimum container factor of a plain block. */
const PLAIN_FACTOR = 0.9;

/**
 * The div scorer of text 002: measures by several signals how much each structural element reads like an article, and
 * keeps the region that is worth most. README.md lists what was added to the text.
 */
export function divScorer(): Algorithm {
  return { id: 'div-scorer', reasons: REASONS, classify };
}

function classify({ outline }: Page): Verdicts {
  const set = findCandidates(outline);
  const likeness = measureLikeness(set);
  const factors = containerFactors(outline);
  const weighed = weighCandidates(
    set,
    likeness.likeness.map((value, i) => value * factors[set.candidates[i]!.element]!),
  );
  const { core, inside } = narrowToCore(outline, weighed, findRegion(outline, weighed));
  const plain = plainBlocks(set, factors);
  const article = cutLinkRows(outline, fillHoles(outline, blocksInside(set, inside), { core, plain }));
  return isListing(outline, plain, article)
    ? candidateVerdicts(set, likeness, addEntries(plain, article), true)
    : candidateVerdicts(set, likeness, article);
}

/** 1 for each block that is neither in a control nor in a container with a low factor. */
function plainBlocks({ outline, inControl }: CandidateSet, factors: Float64Array): Uint8Array {
  return Uint8Array.from(outline.blocks, ({ element }) =>
    !inControl[element] && factors[element]! >= PLAIN_FACTOR ? 1 : 0,
  );
}
