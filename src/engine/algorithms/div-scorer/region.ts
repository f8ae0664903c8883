import type { Outline } from '../../types.ts';

/** Belief below this speaks against a candidate, above it for it. */
const BREAK_EVEN = 0.25;
/** Inside the region, candidates believed less than this are left out. */
const MIN_LIKENESS = 0.1;

/** What the region form chooses among: a candidate's element, characters and likeness (0–1). */
export type Weighed = { readonly element: number; readonly chars: number; readonly likeness: number };

/**
 * The region: every candidate is worth chars · (likeness − 0.25), every element the sum of what it holds; the element worth most (the deepest of equals) is the
 * region, less the parts whose sum is negative. This is body text extraction (Finn 2001) on a tree, and mends an article that is spread over several divs.
 * Returns one flag a candidate. Linear in elements.
 */
export function findRegion({ elements }: Outline, candidates: readonly Weighed[]): { readonly root: number; readonly inside: Uint8Array } {
  const worth = new Float64Array(elements.length);
  for (const { element, chars, likeness } of candidates) worth[element]! += chars * (likeness - BREAK_EVEN);
  for (let i = elements.length - 1; i > 0; i--) worth[elements[i]!.parent]! += worth[i]!;
  let root = 0;
  for (let i = 1; i < elements.length; i++) {
    const beats = worth[i]! > worth[root]! || (worth[i]! === worth[root]! && elements[i]!.depth > elements[root]!.depth);
    if (beats) root = i;
  }
  const dead = new Uint8Array(elements.length);
  for (let i = root + 1; i < elements[root]!.end; i++) dead[i] = worth[i]! < 0 || dead[elements[i]!.parent] ? 1 : 0;
  const inside = Uint8Array.from(candidates, ({ element, likeness }) => (element >= root && element < elements[root]!.end && !dead[element] && likeness >= MIN_LIKENESS ? 1 : 0));
  return { root, inside };
}
