import { itemAt } from '../../engine/outline-tree.ts';
import type { Walk } from './walk-page.ts';

/** The live element of the outline's element at `index`. Throws a RangeError where the walk has none. */
export function nodeAt({ elements }: Pick<Walk, 'elements'>, index: number): Element {
  return itemAt(elements, index);
}
