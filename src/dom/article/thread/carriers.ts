import { closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Outline, OutlineElement } from '../../../engine/types.ts';
import type { PostRecord } from './post-records.ts';

const CARRIER_TAG = /^(?:ul|ol|dl|table)$/;

/** Lists and tables around and in posts, but not in their texts, and quotations that are posts. */
export function carriersOf(
  { elements }: Outline,
  records: readonly PostRecord[],
  bodies: ReadonlySet<number>,
): Set<number> {
  const found = new Set<number>();
  const add = ({ tag }: OutlineElement, i: number): false => {
    if (CARRIER_TAG.test(tag)) found.add(i);
    return false;
  };
  for (const { index } of records) {
    closest(elements, index, add);
    if (itemAt(elements, index).tag === 'blockquote') found.add(index);
    for (let i = index; i < itemAt(elements, index).end;) {
      const element = itemAt(elements, i);
      const isBody = bodies.has(i);
      if (!isBody) add(element, i);
      i = isBody ? element.end : i + 1;
    }
  }
  return found;
}
