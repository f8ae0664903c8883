import { pricesIn } from '../../../engine/text/prices.ts';
import type { Outline, OutlineElement } from '../../../engine/types.ts';

/** Characters of a price with words around it, such as "Regular price $30 Sale price $20". */
const PRICE_CHARS = 60;

/**
 * The price of a product that is not kept: the first block below the title with an amount that the page states as its
 * price. A price in a link or a button belongs to something else, and one after the text is repeated there. -1 where
 * there is none.
 */
export function findPrice(
  { blocks, elements }: Outline,
  keep: readonly boolean[],
  prices: ReadonlySet<number>,
): number {
  const found = [...blocks.keys()].filter(
    (b) =>
      blocks[b]!.chars <= PRICE_CHARS &&
      blocks[b]!.linkChars === 0 &&
      pricesIn(blocks[b]!.text).some((amount) => prices.has(amount)) &&
      !isInButton(elements, blocks[b]!.element),
  );
  const title = blocks.findIndex(({ heading }) => heading === 1);
  const first = found.find((b) => b > title) ?? -1;
  return first < keep.lastIndexOf(true) && !found.some((b) => keep[b]) ? first : -1;
}

function isInButton(elements: readonly OutlineElement[], index: number): boolean {
  for (let i = index; i >= 0; i = elements[i]!.parent)
    if (elements[i]!.tag === 'button' || elements[i]!.role === 'button') return true;
  return false;
}
