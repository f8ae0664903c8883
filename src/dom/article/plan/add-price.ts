import { pricesIn } from '../../../engine/text/prices.ts';
import type { OutlineElement } from '../../../engine/types.ts';
import { type PlanContext, type PlanState, withChanges } from './plan-state.ts';

/** Characters of a price with words around it, such as "Regular price $30 Sale price $20". */
const PRICE_CHARS = 60;

/**
 * Adds the price of a product: the first block below the title with an amount that the page states as its price. A
 * price in a link or a button belongs to something else, and one after the text is repeated there.
 */
export function addPrice(state: PlanState, { walk: { outline }, known: { prices } }: PlanContext): PlanState {
  const { blocks, elements } = outline;
  const { keep } = state.kept;
  if (prices.size === 0) return state;
  const found = [...blocks.keys()].filter(
    (b) =>
      blocks[b]!.chars <= PRICE_CHARS &&
      blocks[b]!.linkChars === 0 &&
      pricesIn(blocks[b]!.text).some((amount) => prices.has(amount)) &&
      !isInButton(elements, blocks[b]!.element),
  );
  const title = blocks.findIndex(({ heading }) => heading === 1);
  const first = found.find((b) => b > title);
  const isMissing = first !== undefined && first < keep.lastIndexOf(true) && !found.some((b) => keep[b]);
  return isMissing ? withChanges(state, [first], true) : state;
}

function isInButton(elements: readonly OutlineElement[], index: number): boolean {
  for (let i = index; i >= 0; i = elements[i]!.parent)
    if (elements[i]!.tag === 'button' || elements[i]!.role === 'button') return true;
  return false;
}
