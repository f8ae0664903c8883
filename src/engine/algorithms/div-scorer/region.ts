import type { Outline } from '../../types.ts';
import type { CandidateSet } from './candidates/candidates.ts';

/** Likeness at which a candidate is worth nothing. */
export const BREAK_EVEN = 0.25;
/** Minimum likeness of a candidate inside the region. */
const MIN_LIKENESS = 0.1;

/** A candidate's element, characters and likeness (0–1). */
export type WeighedCandidate = { readonly element: number; readonly chars: number; readonly likeness: number };

/** A part of the page: its element, and 1 for each candidate that belongs to it. */
export type Region = { readonly root: number; readonly inside: Uint8Array };

/** The candidates with these likenesses, which are parallel to them. */
export function weighCandidates({ candidates }: CandidateSet, likeness: ArrayLike<number>): WeighedCandidate[] {
  return candidates.map(({ element, chars }, i) => ({ element, chars, likeness: likeness[i]! }));
}

/**
 * Finds the element that is worth most, the deepest of equals, without the parts inside it that are worth less than 0.
 * A candidate is worth chars · (likeness − 0.25), an element the sum of the candidates inside it. This is BTE
 * (Finn 2001) on a tree; it keeps an article that is split over several candidates. Linear in elements.
 */
export function findRegion(outline: Outline, candidates: readonly WeighedCandidate[]): Region {
  const { elements } = outline;
  const worth = elementWorth(outline, candidates, ({ chars, likeness }) => chars * (likeness - BREAK_EVEN));
  let root = 0;
  for (let i = 1; i < elements.length; i++) {
    const more = worth[i]! - worth[root]!;
    if (more > 0 || (more === 0 && elements[i]!.depth > elements[root]!.depth)) root = i;
  }
  const end = elements[root]?.end ?? 0;
  const inNegative = new Uint8Array(elements.length);
  for (let i = root + 1; i < end; i++) inNegative[i] = worth[i]! < 0 || inNegative[elements[i]!.parent] ? 1 : 0;
  const belongs = ({ element, likeness }: WeighedCandidate): boolean =>
    element >= root && element < end && !inNegative[element] && likeness >= MIN_LIKENESS;
  return { root, inside: Uint8Array.from(candidates, (candidate) => (belongs(candidate) ? 1 : 0)) };
}

/** For each element the sum of the worth of all candidates inside it. */
export function elementWorth(
  { elements }: Outline,
  candidates: readonly WeighedCandidate[],
  worth: (candidate: WeighedCandidate, index: number) => number,
): Float64Array {
  const sums = new Float64Array(elements.length);
  for (let i = 0; i < candidates.length; i++) {
    const candidate = candidates[i]!;
    sums[candidate.element]! += worth(candidate, i);
  }
  for (let i = elements.length - 1; i > 0; i--) if (sums[i] !== 0) sums[elements[i]!.parent]! += sums[i]!;
  return sums;
}
