import { blocksWithin, itemAt } from '../../engine/outline-tree.ts';
import type { Outline } from '../../engine/types.ts';

/**
 * The block of the nth text directly in an element, in a list; empty if there is none. A negative `place` counts from
 * the end.
 */
export function textBlockOf(outline: Outline, index: number, place: number): number[] {
  const own = blocksWithin(outline, index).filter((b) => {
    const { element, text } = itemAt(outline.blocks, b);
    return element === index && text.trim() !== '';
  });
  const found = own.at(place > 0 ? place - 1 : place);
  return found === undefined ? [] : [found];
}
