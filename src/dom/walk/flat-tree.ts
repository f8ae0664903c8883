import { bodyOf, documentElementOf, firstChildOf, frameDocumentOf } from '../safe-dom.ts';

/** Where the visit of an element's children starts: at the first of a sibling chain, or with a list (last first, to be popped) where slots and frames fill in. */
export type ChildStart = Node | Node[] | null;

/** Where the walk of a document starts: its body; its root where there is none (XML, framesets). */
export function rootOf(document: Document): Element | null {
  return bodyOf(document) ?? documentElementOf(document);
}

export type SpecialChildren = { readonly entrance: ChildStart; readonly isShown: boolean };

/** Where the visit of a form, slot, frame or noscript goes on: assigned nodes in place of a slot's fallback, the body of a same-origin frame. */
export function specialChildrenOf(element: Element, tag: string): SpecialChildren {
  if (tag === 'noscript') return noscriptChildren(element);
  // A form hosts no shadow, and its own properties may be hidden by its fields.
  if (tag === 'form') return shown(firstChildOf(element));
  if (tag === 'slot') {
    // One of another namespace (<math><slot>) is a slot by its name alone.
    const assigned = (element as Partial<HTMLSlotElement>).assignedNodes?.() ?? [];
    return shown(assigned.length > 0 ? assigned.reverse() : element.firstChild);
  }
  const inner = frameDocumentOf(element);
  const root = inner && rootOf(inner);
  return shown(root ? [root] : null);
}

function shown(entrance: ChildStart): SpecialChildren {
  return { entrance, isShown: true };
}

/** The content of a <noscript>: elements where the page's scripts are off, else its text parsed into a document that is never shown. */
function noscriptChildren(noscript: Element): SpecialChildren {
  for (let node = noscript.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.ELEMENT_NODE) return { entrance: noscript.firstChild, isShown: true };
  }
  const parsed = new DOMParser().parseFromString(noscript.textContent, 'text/html');
  return { entrance: parsed.body.firstChild, isShown: false };
}
