import { bodyOf, documentElementOf, firstChildOf, frameDocumentOf } from '../safe-dom.ts';

/** Where the visit of an element's children starts: at the first of a sibling chain, or with a list (last first, to be popped) where slots and frames fill in. */
export type Entrance = Node | Node[] | null;

/** Where the walk of a document starts: its body; its root where there is none (XML, framesets). */
export function rootOf(document: Document): Element | null {
  return bodyOf(document) ?? documentElementOf(document);
}

/** Children as a person sees them: an open shadow root in place of a host's own, assigned nodes in place of a slot's fallback, the body of a same-origin frame. */
export function flatChildren(element: Element, tag: string): Entrance {
  if (tag === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes();
    return assigned.length > 0 ? assigned.reverse() : element.firstChild;
  }
  if (tag === 'iframe') {
    const inner = frameDocumentOf(element);
    const root = inner && rootOf(inner);
    return root ? [root] : null;
  }
  // A form hosts no shadow, and its own properties may be hidden by its fields.
  return tag === 'form' ? firstChildOf(element) : (element.shadowRoot ?? element).firstChild;
}

/** The content of a <noscript>: elements where the page's scripts are off, else its text parsed into a document that is never shown. */
export function noscriptChildren(noscript: Element): { readonly entrance: Entrance; readonly isShown: boolean } {
  for (let node = noscript.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.ELEMENT_NODE) return { entrance: noscript.firstChild, isShown: true };
  }
  const parsed = new DOMParser().parseFromString(noscript.textContent, 'text/html');
  return { entrance: parsed.body.firstChild, isShown: false };
}
