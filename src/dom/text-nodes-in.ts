import { isText } from './nodes.ts';
import { SHOW_TEXT } from './node-constants.ts';

/** The text nodes in an element, in order. */
export function textNodesIn(root: Element): Text[] {
  const texts: Text[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (isText(node)) texts.push(node);
  return texts;
}
