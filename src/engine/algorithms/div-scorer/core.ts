import type { Outline } from '../../types.ts';
import { BREAK_EVEN, worthOfElements, type Region, type Weighed } from './region.ts';

/** The core holds at least this share of the region's worth. */
const CORE_SHARE = 0.7;
/** A part beside the core joins it from this share of the core's worth on: an article split over neighbours, not a stray box. */
const JOIN_SHARE = 0.2;

/**
 * The region takes in whatever is worth something; the core is the deepest element that still holds most of it. On the way up from the core to the region's
 * root, parts that are worth enough beside the core are joined, the rest (boxes, pop-ups, bylines of others) is let go. A page whose text is spread evenly has
 * no core below the root, and loses nothing. Returns the narrowed flags, one a candidate, and the core's index.
 */
export function narrowToCore(
  outline: Outline,
  candidates: readonly Weighed[],
  region: Region,
): { readonly core: number; readonly inside: Uint8Array } {
  const { elements } = outline;
  const { root } = region;
  const worth = worthOfElements(outline, candidates, ({ chars, likeness }, i) =>
    region.inside[i] ? Math.max(0, chars * (likeness - BREAK_EVEN)) : 0,
  );
  let core = root;
  for (let i = root; i < elements[root]!.end; i++) {
    if (worth[i]! >= CORE_SHARE * worth[root]! && elements[i]!.depth >= elements[core]!.depth) core = i;
  }
  if (core === root) return { core, inside: region.inside };
  const joined = new Uint8Array(elements.length);
  joined.fill(1, core, elements[core]!.end);
  for (let at = core; at !== root; at = elements[at]!.parent) {
    const parent = elements[at]!.parent;
    joined[parent] = 1;
    for (let part = parent + 1; part < elements[parent]!.end; part = elements[part]!.end) {
      if (part !== at && worth[part]! >= JOIN_SHARE * worth[core]!) joined.fill(1, part, elements[part]!.end);
    }
  }
  return { core, inside: region.inside.map((flag, i) => (flag && joined[candidates[i]!.element] ? 1 : 0)) };
}
