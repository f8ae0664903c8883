/** Moves all children of a node to the end of another. A call with all of them as arguments throws at 100,000. */
export function moveChildren(from: Node, to: Node): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

/** The children of a node, taken out of it. */
export function takeChildren(node: Node): DocumentFragment {
  const children = node.ownerDocument!.createDocumentFragment();
  moveChildren(node, children);
  return children;
}
