import { bodyOf, documentElementOf, firstChildOf, frameDocumentOf, nextSiblingOf, nodeTypeOf, shadowRootOf, textContentOf } from '../safe-dom.ts';

const ELEMENT_NODE = 1;

/** The children of a node in the flat tree, one after the other: a sibling chain, or a list where slots fill in. */
export class Children {
  #next: Node | null;
  #list: readonly Node[] | null;
  #at = 0;
  /** False where the nodes are in a document that is not shown, so that they have no style and no box. */
  readonly isShown: boolean;

  private constructor(next: Node | null, list: readonly Node[] | null, isShown: boolean) {
    this.#next = next;
    this.#list = list;
    this.isShown = isShown;
  }

  static chain(first: Node | null, isShown: boolean): Children {
    return new Children(first, null, isShown);
  }

  static list(nodes: readonly Node[], isShown: boolean): Children {
    return new Children(null, nodes, isShown);
  }

  next(): Node | null {
    if (this.#list) return this.#list[this.#at++] ?? null;
    const node = this.#next;
    if (node) this.#next = nextSiblingOf(node);
    return node;
  }

  /** Skips what is left. */
  abandon(): void {
    this.#next = null;
    this.#list = null;
  }
}

/** Where the walk of a document starts: its body; its root where there is none (XML, framesets). */
export function rootOf(document: Document): Element | null {
  return bodyOf(document) ?? documentElementOf(document);
}

/** Children as a person sees them: an open shadow root in place of a host's own, assigned nodes in place of a slot's fallback, the body of a same-origin frame. */
export function flatChildren(element: Element, tag: string, isShown: boolean): Children {
  if (tag === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes();
    return assigned.length > 0 ? Children.list(assigned, isShown) : Children.chain(firstChildOf(element), isShown);
  }
  if (tag === 'iframe') {
    const inner = frameDocumentOf(element);
    const root = inner && rootOf(inner);
    return root ? Children.list([root], isShown) : Children.list([], isShown);
  }
  const shadow = shadowRootOf(element);
  return Children.chain(firstChildOf(shadow ?? element), isShown);
}

/** The content of a <noscript>: elements where the page's scripts are off, else its text parsed into a document that is never shown. */
export function noscriptChildren(noscript: Element): Children {
  for (let node = firstChildOf(noscript); node; node = nextSiblingOf(node)) {
    if (nodeTypeOf(node) === ELEMENT_NODE) return Children.chain(firstChildOf(noscript), true);
  }
  const parsed = new DOMParser().parseFromString(textContentOf(noscript) ?? '', 'text/html');
  return Children.chain(firstChildOf(parsed.body), false);
}
