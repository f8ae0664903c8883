import { closest, itemAt } from '../../../engine/outline-tree.ts';
import type { OutlineElement } from '../../../engine/types.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { matchesOf, queryAll, textContentOf } from '../../safe-dom.ts';
import { styleOf } from '../../walk/visibility.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isCodeBlock, markListing, STYLED_CODE } from '../parts/code-blocks.ts';
import { isNamedCodeBox, KEEPS_SPACE, MONOSPACED } from './named-code-box.ts';

/** Words of a line of prose, on average over the lines of a block with a sentence. */
const PROSE_WORDS = 10;

/**
 * Makes boxes listings that are one by name and style: monospaced, with several lines and their white space kept. By
 * their own style attribute alone, boxes of short lines are listings too.
 */
export function markCodeBoxes(walk: Walk): void {
  const { elements } = walk.outline;
  for (let i = 0; i < elements.length;) {
    const element = itemAt(elements, i);
    const { end } = element;
    const node = nodeAt(walk, i);
    const isBox =
      (isNamedCodeBox(walk, i) || isStyledCode(walk, element, node)) &&
      !elements.slice(i, end).some(isCodeBlock) &&
      closest(elements, i, isCodeBlock) < 0;
    if (isBox) markListing(element);
    i = isBox ? end : i + 1;
  }
}

/** True for several lines in a monospaced face, none of them prose. */
function isStyledCode({ outline: { blocks } }: Walk, element: OutlineElement, node: Element): boolean {
  if (!matchesOf(node, STYLED_CODE) || !MONOSPACED.test(styleOf(node)?.fontFamily ?? '')) return false;
  const own = blocks.slice(element.firstBlock, element.lastBlock);
  const text = (textContentOf(node) ?? '').trim();
  const breaks =
    queryAll(node, 'br').length + (KEEPS_SPACE.test(styleOf(node)?.whiteSpace ?? '') ? text.split('\n').length - 1 : 0);
  if (own.length + breaks < 2) return false;
  const lines = (breaks + own.length) / own.length;
  return own.every(({ sentences, words }) => sentences === 0 || words < PROSE_WORDS * lines);
}
