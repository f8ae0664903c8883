import { blockRange, closest, itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { attributeOf } from '../../safe-dom.ts';
import { bareText } from '../../../engine/text/letters.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { ownersOf, type PostRecord } from './post-records.ts';

/** An address with a place on its page: the heading of a post links to the post itself. */
const WITH_PLACE = /#./;

/**
 * True where most records have a heading of their own that links to another page: they are the articles of a blog's
 * index, not the posts of a thread.
 */
export function arePieces(walk: Walk, records: readonly PostRecord[]): boolean {
  const { elements, blocks } = walk.outline;
  const owners = ownersOf(elements, records);
  const isAround = (element: number, mark: number): boolean => element <= mark && mark < itemAt(elements, element).end;
  const headings = new Set<string>();
  for (const { index, author } of records) {
    const heading = blockRange(itemAt(elements, index)).find((b) => {
      const { heading: level, element, chars, linkChars } = itemAt(blocks, b);
      return (
        level > 0 &&
        owners[element] === index &&
        !isAround(element, author) &&
        linkChars * 2 > chars &&
        leadsAway(walk, element)
      );
    });
    if (heading !== undefined) headings.add(bareText(itemAt(blocks, heading).text));
  }
  return records.length > 1 && headings.size * 2 > records.length;
}

/** True where the first link in or around an element has an address without a place on its page. */
function leadsAway(walk: Walk, element: number): boolean {
  const { elements } = walk.outline;
  const { end } = itemAt(elements, element);
  const inside = elements.slice(element, end).findIndex(({ tag }) => tag === 'a');
  const link = inside >= 0 ? element + inside : closest(elements, element, ({ tag }) => tag === 'a');
  const address = link < 0 ? '' : attributeOf(nodeAt(walk, link), 'href');
  return address !== '' && !WITH_PLACE.test(address);
}
