import { defaultViewOf, ownerDocumentOf } from './safe-dom.ts';

const readUrl = Object.getOwnPropertyDescriptor(Document.prototype, 'URL')?.get;

/** The document's address; of a document without one of its own (about:srcdoc) the address that its links start from. */
export function addressOf(document: Document): string {
  const own = String(readUrl?.call(document) ?? '');
  return /^https?:/.test(own) ? own : baseOf(document);
}

const readBase = Object.getOwnPropertyDescriptor(Node.prototype, 'baseURI')?.get;

/** What relative addresses of a node resolve against. */
export function baseOf(node: Node): string {
  return String(readBase?.call(node) ?? '');
}

const readParent = Object.getOwnPropertyDescriptor(Node.prototype, 'parentElement')?.get;
const readPrevious = Object.getOwnPropertyDescriptor(Node.prototype, 'previousSibling')?.get;

export function parentElementOf(node: Node): Element | null {
  return (readParent?.call(node) as Element | null | undefined) ?? null;
}

export function previousSiblingOf(node: Node): Node | null {
  return (readPrevious?.call(node) as Node | null | undefined) ?? null;
}

/** No page that a person reads nests deeper; one that does must not make each question cost its whole depth. */
const MAX_CLIMB = 300;

const checkVisibility = Element.prototype.checkVisibility as ((this: Element) => boolean) | undefined;

/** True where the element or one around it has display: none. What a closed <details> or content-visibility hides is displayed all the same. */
export function isUndisplayed(element: Element): boolean {
  if (checkVisibility?.call(element) === true) return false;
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_CLIMB; step++, around = parentElementOf(around)) {
    const owner = ownerDocumentOf(around);
    const view = owner && defaultViewOf(owner);
    if (view?.getComputedStyle(around).display === 'none') return true;
  }
  return false;
}
