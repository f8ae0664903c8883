import type { Outline } from '../../types.ts';

/** Belief below this speaks against a candidate, above it for it. */
export const BREAK_EVEN = 0.25;
/** Inside the region, candidates believed less than this are left out. */
const MIN_LIKENESS = 0.1;

/** What the region form chooses among: a candidate's element, characters and likeness (0–1). */
export type Weighed = { readonly element: number; readonly chars: number; readonly likeness: number };

/** A part of the page: the element that holds it and one flag a candidate, 1 where the candidate belongs to it. */
export type Region = { readonly root: number; readonly inside: Uint8Array };

/**
 * The region: every candidate is worth chars · (likeness − 0.25), every element the sum of what it holds; the element worth most (the deepest of equals) is the
 * region, less the parts whose sum is negative. This is body text extraction (Finn 2001) on a tree, and mends an article that is spread over several divs.
 * Linear in elements.
 */
export function findRegion(outline: Outline, candidates: readonly Weighed[]): Region {
  const { elements } = outline;
  const worth = worthOfElements(outline, candidates, ({ chars, likeness }) => chars * (likeness - BREAK_EVEN));
  let root = 0;
  for (let i = 1; i < elements.length; i++) {
    const isWorthMore = worth[i]! > worth[root]!;
    if (isWorthMore || (worth[i]! === worth[root]! && elements[i]!.depth > elements[root]!.depth)) root = i;
  }
  const end = elements[root]?.end ?? 0;
  const lost = new Uint8Array(elements.length);
  for (let i = root + 1; i < end; i++) lost[i] = worth[i]! < 0 || lost[elements[i]!.parent] ? 1 : 0;
  const belongs = ({ element, likeness }: Weighed): boolean =>
    element >= root && element < end && !lost[element] && likeness >= MIN_LIKENESS;
  return { root, inside: Uint8Array.from(candidates, (candidate) => (belongs(candidate) ? 1 : 0)) };
}

/** What each element is worth: the sum over the candidates in its subtree. */
export function worthOfElements(
  { elements }: Outline,
  candidates: readonly Weighed[],
  worth: (candidate: Weighed, index: number) => number,
): Float64Array {
  const sums = new Float64Array(elements.length);
  for (let i = 0; i < candidates.length; i++) sums[candidates[i]!.element]! += worth(candidates[i]!, i);
  for (let i = elements.length - 1; i > 0; i--) if (sums[i] !== 0) sums[elements[i]!.parent]! += sums[i]!;
  return sums;
}
