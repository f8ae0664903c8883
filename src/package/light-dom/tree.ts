/** Namespaces of elements (DOM Standard). */
export const HTML = 'http://www.w3.org/1999/xhtml';

export const ELEMENT = 1;
export const TEXT = 3;
export const COMMENT = 8;
export const DOCUMENT = 9;
export const DOCTYPE = 10;
export const FRAGMENT = 11;

/** `name` has its prefix, if any. */
export type Attribute = { readonly name: string; value: string };

/** What selectors and the writer of HTML read of a node. */
export type TreeNode = {
  readonly nodeType: number;
  /** Of an element; '' for other nodes, the name of a doctype. */
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly attrs: readonly Attribute[];
  /** Of a text or comment. */
  readonly data: string;
  readonly parentNode: TreeNode | null;
  readonly firstChild: TreeNode | null;
  readonly nextSibling: TreeNode | null;
  readonly previousSibling: TreeNode | null;
  /** The fragment that holds what is in a template. */
  readonly content: TreeNode | null;
};

/** The children of a node, in order. */
export function childrenOf(node: TreeNode): TreeNode[] {
  const children: TreeNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

/** The node after `node` in document order within `root`; null at the end. `enter`: with the children of `node`. */
export function following<N extends { firstChild: N | null; nextSibling: N | null; parentNode: N | null }>(
  node: N,
  root: N,
  enter = true,
): N | null {
  if (enter && node.firstChild !== null) return node.firstChild;
  for (let at: N | null = node; at !== null && at !== root; at = at.parentNode)
    if (at.nextSibling !== null) return at.nextSibling;
  return null;
}

/** The text in a node, without comments. */
export function textIn(root: TreeNode): string {
  if (root.nodeType === TEXT || root.nodeType === COMMENT) return root.data;
  let text = '';
  for (let node = following<TreeNode>(root, root); node !== null; node = following<TreeNode>(node, root))
    if (node.nodeType === TEXT) text += node.data;
  return text;
}
