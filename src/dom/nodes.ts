import { ELEMENT_NODE, TEXT_NODE } from './node-constants.ts';
import { firstChildOf, nextSiblingOf, nodeTypeOf } from './safe-dom.ts';

export function isElement(node: Node): node is Element {
  return nodeTypeOf(node) === ELEMENT_NODE;
}

export function isText(node: Node): node is Text {
  return nodeTypeOf(node) === TEXT_NODE;
}

/** The child elements, in order. */
export function childElementsOf(element: Element): Element[] {
  const children: Element[] = [];
  for (let node = firstChildOf(element); node; node = nextSiblingOf(node)) if (isElement(node)) children.push(node);
  return children;
}
