import { itemAt } from '../../../engine/outline-tree.ts';
import { matchesOf } from '../../safe-dom.ts';
import { nodeAt } from '../../walk/node-at.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { NOT_TEXT } from './families.ts';

/** True in a signature or a note about changes. */
export function isNotText(walk: Walk, element: number, post: number): boolean {
  for (let i = element; i > post; i = itemAt(walk.outline.elements, i).parent)
    if (matchesOf(nodeAt(walk, i), NOT_TEXT)) return true;
  return false;
}
