import type { Outline } from '../../engine/types.ts';

/** The blocks inside an element, by index. A block that begins inside an inline element may end after it. */
export function blocksWithin({ elements, blocks }: Outline, index: number): number[] {
  const { firstBlock, lastBlock, end } = elements[index]!;
  const found: number[] = [];
  for (let b = firstBlock; b < lastBlock; b++)
    if (blocks[b]!.element >= index && blocks[b]!.element < end) found.push(b);
  return found;
}

/**
 * The block of the nth text directly in an element, in a list; empty if there is none. A negative `place` counts from
 * the end.
 */
export function textBlockOf(outline: Outline, index: number, place: number): number[] {
  const own = blocksWithin(outline, index).filter(
    (b) => outline.blocks[b]!.element === index && outline.blocks[b]!.text.trim() !== '',
  );
  const found = own.at(place > 0 ? place - 1 : place);
  return found === undefined ? [] : [found];
}
