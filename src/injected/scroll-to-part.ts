import { blockBoxes } from '../dom/boxes/block-boxes.ts';
import { elementBoxes } from '../dom/boxes/element-box.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import type { FramedPart } from '../platform/messages/protocol.ts';

/** Height of the bar at the edge of the window, in CSS pixels. */
const BAR = 240;

/** Scrolls the page to the first block or medium of a part that is not in view. True where it scrolled. */
export function scrollToPart(walk: Walk, { blocks, media }: FramedPart): boolean {
  const boxes = blockBoxes(walk);
  const boxOf = elementBoxes(walk);
  const isInView = (box: { readonly top: number; readonly bottom: number } | null): boolean =>
    box !== null && box.bottom > 0 && box.top < innerHeight - BAR;
  const [block, medium] = [blocks[0], media[0]];
  if (block !== undefined ? isInView(boxes[block] ?? null) : medium !== undefined && isInView(boxOf(medium)))
    return false;
  const run = block === undefined ? -1 : walk.outline.runs.findIndex((one) => one.block === block);
  const target = run >= 0 ? walk.elements[walk.outline.runs[run]!.element] : walk.elements[medium ?? -1];
  if (target === undefined) return false;
  Element.prototype.scrollIntoView.call(target, { block: 'center', behavior: 'instant' });
  return true;
}
