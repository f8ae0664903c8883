import type { Outline } from '../../types.ts';
import { BREAK_EVEN, elementWorth, type Region, type WeighedCandidate } from './region.ts';

/** Minimum share of the region's worth in the core. */
const CORE_SHARE = 0.7;
/** Minimum worth of a part next to the core, as a share of the core's: a part of the article, not a small box. */
const JOIN_SHARE = 0.2;

/** The core of a region: its element, and 1 for each candidate in it or in a part joined to it. */
export type Core = { readonly core: number; readonly inside: Uint8Array };

/**
 * Narrows a region to its core, the deepest element with 70 % of the region's worth. From the core up to the region's
 * root, parts with a fifth of the core's worth are joined. If no element below the root has 70 %, the region is
 * returned as it is.
 */
export function narrowToCore(outline: Outline, candidates: readonly WeighedCandidate[], region: Region): Core {
  const { elements } = outline;
  const { root } = region;
  // A document without a root element has no element at all.
  const end = elements[root]?.end ?? 0;
  const worth = elementWorth(outline, candidates, ({ chars, likeness }, i) =>
    region.inside[i] ? Math.max(0, chars * (likeness - BREAK_EVEN)) : 0,
  );
  let core = root;
  for (let i = root; i < end; i++) {
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
