import { isElement } from '../../nodes.ts';
import { localNameOf, nodeTypeOf, parentElementOf, previousSiblingOf, textContentOf } from '../../safe-dom.ts';
import { isOnOwnLine } from '../../walk/visibility.ts';

const COMMENT_NODE = 8;
/** Elements that may start between the beginning of a line and its first word. */
const WITHIN_LINE = new Set(['span', 'code', 'b', 'i', 'em', 'strong', 'font', 'a', 'mark', 'var']);

/**
 * Indentation before a text of code: white space on the same line, which highlighters put into text nodes of its own.
 */
export function indentBefore(text: Text): string {
  let before = '';
  for (let node: Node = text; !before.includes('\n');) {
    const previous = previousSiblingOf(node);
    if (previous === null) {
      const parent = parentElementOf(node);
      if (parent === null || !WITHIN_LINE.has(localNameOf(parent)) || isOnOwnLine(parent)) break;
      node = parent;
      continue;
    }
    const type = nodeTypeOf(previous);
    if (type === COMMENT_NODE) {
      node = previous;
      continue;
    }
    const isLine = !isElement(previous) || (WITHIN_LINE.has(localNameOf(previous)) && !isOnOwnLine(previous));
    const data = textContentOf(previous) ?? '';
    if (!isLine || data.trim() !== '') break;
    before = data + before;
    node = previous;
  }
  return before.slice(before.lastIndexOf('\n') + 1);
}
