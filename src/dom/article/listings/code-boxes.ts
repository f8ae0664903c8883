import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { styleOf } from '../../walk/visibility.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isCodeBlock, isNamedCode, markListing } from '../parts/code-blocks.ts';

const MONOSPACED = /mono|courier|consol|menlo/i;
const KEEPS_SPACE = /^(?:pre(?:-wrap)?|break-spaces)$/;

/** Makes boxes listings that are one by name and style: monospaced, with several lines and their white space kept. */
export function markCodeBoxes(walk: Walk): void {
  const { elements } = walk.outline;
  for (let i = 0; i < elements.length;) {
    const element = itemAt(elements, i);
    const { end } = element;
    const isBox = isNamedCode(element) && isShownAsCode(nodeAt(walk, i)) && !elements.slice(i, end).some(isCodeBlock);
    if (isBox) markListing(element);
    i = isBox ? end : i + 1;
  }
}

function isShownAsCode(node: Element): boolean {
  const style = styleOf(node);
  return style !== null && KEEPS_SPACE.test(style.whiteSpace) && MONOSPACED.test(style.fontFamily);
}
