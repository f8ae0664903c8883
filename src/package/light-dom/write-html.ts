import { escapeAttribute, escapeText } from 'entities/escape';
import { COMMENT, DOCTYPE, ELEMENT, FRAGMENT, HTML, TEXT, type TreeNode } from './tree.ts';

/** HTML Living Standard, 13.3: elements without an end tag, and elements whose text is written as it is. */
const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
const RAW = new Set('style script xmp iframe noembed noframes plaintext noscript'.split(' '));

/** The HTML of a node's children, or of the node (HTML Living Standard, 13.3). No recursion. */
export function writeHtml(root: TreeNode, part: 'inner' | 'outer'): string {
  let html = '';
  const start = part === 'outer' ? root : contentOf(root).firstChild;
  const end = part === 'outer' ? root : null;
  /** Templates whose content is being written, the innermost last: a fragment knows no parent. */
  const templates: TreeNode[] = [];
  for (let node = start; node !== null;) {
    html += opening(node);
    const { firstChild } = contentOf(node);
    if (firstChild !== null) {
      if (node.content !== null) templates.push(node);
      node = firstChild;
      continue;
    }
    for (;;) {
      html += closing(node);
      if (node === end) return html;
      if (node.nextSibling !== null) {
        node = node.nextSibling;
        break;
      }
      const parent: TreeNode | null = node.parentNode;
      const isContent: boolean = parent?.nodeType === FRAGMENT && templates.at(-1)?.content === parent;
      const above: TreeNode | null = isContent ? (templates.pop() ?? null) : parent;
      if (above === null || (part === 'inner' && above === root)) return html;
      node = above;
    }
  }
  return html;
}

function contentOf(node: TreeNode): TreeNode {
  return node.content ?? node;
}

function opening(node: TreeNode): string {
  switch (node.nodeType) {
    case ELEMENT: {
      let tag = `<${node.localName}`;
      for (const { name, value } of node.attrs) tag += ` ${name}="${escapeAttribute(value)}"`;
      return `${tag}>`;
    }
    case TEXT:
      return node.parentNode !== null && isHtml(node.parentNode, RAW) ? node.data : escapeText(node.data);
    case COMMENT:
      return `<!--${node.data}-->`;
    case DOCTYPE:
      return `<!DOCTYPE ${node.localName}>`;
    default:
      return '';
  }
}

function closing(node: TreeNode): string {
  return node.nodeType === ELEMENT && !isHtml(node, VOID) ? `</${node.localName}>` : '';
}

function isHtml({ namespaceURI, localName }: TreeNode, names: ReadonlySet<string>): boolean {
  return namespaceURI === HTML && names.has(localName);
}
