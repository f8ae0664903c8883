import { closest } from '../../../engine/outline-tree.ts';
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
  const found = blocks.flatMap(({ chars, linkChars, text, element }, b) => {
    const isShort = chars <= PRICE_CHARS && linkChars === 0;
    return isShort && pricesIn(text).some((amount) => prices.has(amount)) && !isInButton(elements, element) ? [b] : [];
  });
  const title = blocks.findIndex(({ heading }) => heading === 1);
  const first = found.find((b) => b > title) ?? -1;
  return first < keep.lastIndexOf(true) && !found.some((b) => keep[b]) ? first : -1;
}

function isInButton(elements: readonly OutlineElement[], index: number): boolean {
  return closest(elements, index, ({ tag, role }) => tag === 'button' || role === 'button') >= 0;
}
