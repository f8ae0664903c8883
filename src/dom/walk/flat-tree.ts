import { bodyOf, documentElementOf, firstChildOf, frameDocumentOf } from '../safe-dom.ts';
import { ELEMENT_NODE } from '../node-constants.ts';
import { parseHtml } from '../parse-html.ts';

/**
 * Where the visit of an element's children starts: the first of a sibling chain, or a list in reverse order for slots
 * and frames.
 */
export type ChildStart = Node | Node[] | null;

/** The element where the walk starts: the body or frameset, or the root where there is neither (XML). */
export function rootOf(document: Document): Element | null {
  return bodyOf(document) ?? documentElementOf(document);
}

/** A tree of its own inside the page's. */
export type InnerTree = Document | ShadowRoot;

/** `tree`: the tree that the children begin, where it is another one than that of their parent. */
export type SpecialChildren = {
  readonly entrance: ChildStart;
  readonly isRendered: boolean;
  readonly tree: InnerTree | null;
};

/** The children of a form, slot, frame or noscript: a slot's assigned nodes instead of its fallback, a frame's body. */
export function specialChildrenOf(element: Element, tag: string): SpecialChildren {
  if (tag === 'noscript') return noscriptChildren(element);
  // A form has no shadow root, and its fields may shadow its properties.
  if (tag === 'form') return rendered(firstChildOf(element));
  if (tag === 'slot') {
    // A slot in another namespace (<math><slot>) has no assignedNodes.
    const slot: Partial<HTMLSlotElement> = element;
    const assigned = slot.assignedNodes?.() ?? [];
    return rendered(assigned.length > 0 ? assigned.reverse() : element.firstChild);
  }
  const inner = frameDocumentOf(element);
  const root = inner && rootOf(inner);
  return { ...rendered(root ? [root] : null), tree: inner };
}

function rendered(entrance: ChildStart): SpecialChildren {
  return { entrance, isRendered: true, tree: null };
}

/**
 * The content of a noscript: its elements where scripts are off, else its text parsed into a document that is never
 * shown.
 */
function noscriptChildren(noscript: Element): SpecialChildren {
  for (let node = noscript.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === ELEMENT_NODE) return rendered(noscript.firstChild);
  }
  const parsed = parseHtml(noscript.textContent, noscript);
  return { entrance: parsed.body.firstChild, isRendered: false, tree: parsed };
}
