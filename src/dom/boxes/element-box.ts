import { ownerDocumentOf, rectOf } from '../safe-dom.ts';
import type { Walk } from '../walk/walk-page.ts';
import { type Box, Clips, visiblePart } from './clips.ts';
import { originOf } from './origin-of.ts';

/**
 * Measures elements of a walked page by index, as blockBoxes does blocks: null for one that is not drawn or is scrolled
 * out of view. With `isWhole`, what is scrolled out of view counts as well.
 */
export function elementBoxes(walk: Walk, isWhole = false): (index: number) => Box | null {
  const clips = new Clips(walk, originOf);
  return (index) => {
    const node = walk.elements[index];
    const page = node && ownerDocumentOf(node);
    const origin = page && originOf(page);
    if (!node || !origin) return null;
    const { left, top, right, bottom, width, height } = rectOf(node);
    if (width === 0 || height === 0) return null;
    const box = {
      left: left + origin.left,
      top: top + origin.top,
      right: right + origin.left,
      bottom: bottom + origin.top,
    };
    return isWhole ? box : visiblePart(box, clips.at(walk.outline.elements[index]!.parent));
  };
}
