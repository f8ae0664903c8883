import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { styleOf } from '../../walk/visibility.ts';
import type { Walk } from '../../walk/walk-page.ts';

/** Names of boxes of code that are built without a pre. */
const CODE_BOX =
  /(?:^|[\s_-])(?:code(?:-?(?:block|box|lines?|content|view|snippet|body))?|mono(?:space)?|terminal|console|snippet|lines)(?:$|[\s_-])/i;
/** Fewer lines are a word or a command in a text. */
const LEAST_LINES = 2;

export const MONOSPACED = /mono|courier|consol|menlo/i;
export const KEEPS_SPACE = /^(?:pre(?:-wrap)?|break-spaces)$/;

/** True for a box of several lines that is code by its name and by its style. */
export function isNamedCodeBox(walk: Walk, index: number): boolean {
  const { breaks, classes, firstBlock, lastBlock } = itemAt(walk.outline.elements, index);
  if (!breaks || lastBlock - firstBlock < LEAST_LINES || classes === '' || !CODE_BOX.test(classes)) return false;
  return isShownAsCode(nodeAt(walk, index));
}

/** True for a monospaced element with its white space kept. */
export function isShownAsCode(node: Element): boolean {
  const style = styleOf(node);
  return style !== null && KEEPS_SPACE.test(style.whiteSpace) && MONOSPACED.test(style.fontFamily);
}
