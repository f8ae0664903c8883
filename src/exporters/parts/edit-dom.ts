import { ELEMENT_NODE } from '../../dom/node-constants.ts';

/** Another element with the same content and attributes in the place of an element. */
export function rename(element: Element, name: string, namespace = element.namespaceURI): Element {
  const other = element.ownerDocument.createElementNS(namespace, name);
  for (const { name: key, value } of element.attributes) other.setAttribute(key, value);
  moveChildren(element, other);
  element.replaceWith(other);
  return other;
}

/** Replaces an element by its content. */
export function unwrap(element: Element): void {
  const content = element.ownerDocument.createDocumentFragment();
  moveChildren(element, content);
  element.replaceWith(content);
}

/** Moves one by one: a call with all of many children as arguments throws. */
export function moveChildren(from: Node, to: Node): void {
  while (from.firstChild !== null) to.appendChild(from.firstChild);
}

export function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT_NODE;
}
