import { DOCUMENT_FRAGMENT_NODE, DOCUMENT_NODE } from './node-constants.ts';

/**
 * Reads of live nodes that named properties of a page cannot shadow: `<form><input name="firstChild">` shadows
 * form.firstChild, `<img name="body">` shadows document.body. The prototype's own accessor is not affected.
 */
type Getter<T, V> = (node: T) => V;

// A script without some of these properties does not contain the calls for them.
/* @__NO_SIDE_EFFECTS__ */
function getter<T, K extends keyof T>(prototype: T, key: K): Getter<T, T[K]> {
  const get = Object.getOwnPropertyDescriptor(prototype, key)?.get;
  if (!get) return (node) => node[key];
  return (node) => get.call(node) as T[K];
}

export const firstChildOf = getter(Node.prototype, 'firstChild');
export const nextSiblingOf = getter(Node.prototype, 'nextSibling');
export const nodeTypeOf = getter(Node.prototype, 'nodeType');
export const previousSiblingOf = getter(Node.prototype, 'previousSibling');
export const parentElementOf: Getter<Node, Element | null> = getter(Node.prototype, 'parentElement');
/** The address that relative addresses of a node start from. */
export const baseOf = getter(Node.prototype, 'baseURI');
export const ownerDocumentOf = getter(Node.prototype, 'ownerDocument');
export const textContentOf = getter(Node.prototype, 'textContent');
export const localNameOf = getter(Element.prototype, 'localName');
export const documentElementOf: Getter<Document, Element | null> = getter(Document.prototype, 'documentElement');
export const bodyOf: Getter<Document, Element | null> = getter(Document.prototype, 'body');
export const defaultViewOf = getter(Document.prototype, 'defaultView');
const implementationOf = getter(Document.prototype, 'implementation');

/** A new document that runs nothing, loads nothing and that the page cannot reach. */
export const emptyDocument: (near?: Node) => Document = () => implementationOf(document).createHTMLDocument('');

export const urlOf = getter(Document.prototype, 'URL');

const documentQueries = Document.prototype;
const elementQueries = Element.prototype;
const fragmentQueries = DocumentFragment.prototype;

/** The name as a part of a selector. */
export const escaped = (name: string): string => CSS.escape(name);

/** True for a media query that the screen fits. */
export const fitsScreen = (media: string): boolean => matchMedia(media).matches;

/** The first element in the document, shadow tree or element that matches, or null. */
export function queryFirst(root: Document | ShadowRoot | Element, selector: string): Element | null {
  switch (nodeTypeOf(root)) {
    case DOCUMENT_NODE:
      return documentQueries.querySelector.call(root, selector);
    case DOCUMENT_FRAGMENT_NODE:
      return fragmentQueries.querySelector.call(root, selector);
    default:
      return elementQueries.querySelector.call(root, selector);
  }
}

/** All elements in the document or element that match, in document order. */
export function queryAll(root: Document | Element, selector: string): Element[] {
  return [
    ...(nodeTypeOf(root) === DOCUMENT_NODE
      ? documentQueries.querySelectorAll.call(root, selector)
      : elementQueries.querySelectorAll.call(root, selector)),
  ];
}

/** The element or its nearest ancestor that matches, or null. */
export function closestOf(element: Element, selector: string): Element | null {
  return elementQueries.closest.call(element, selector);
}

/** True where the element matches the selector. */
export function matchesOf(element: Element, selector: string): boolean {
  return elementQueries.matches.call(element, selector);
}

const readAttribute = Element.prototype.getAttribute;
const readHasAttributes = Element.prototype.hasAttributes;
const readRect = Element.prototype.getBoundingClientRect;

/** The attribute's value; '' where it is absent. */
export function attributeOf(element: Element, name: string): string {
  return readAttribute.call(element, name) ?? '';
}

const readAttributeNames = Element.prototype.getAttributeNames;

/** Names and values of all attributes. */
export function attributesIn(element: Element): (readonly [name: string, value: string])[] {
  return readAttributeNames.call(element).map((name) => [name, attributeOf(element, name)]);
}

/** True where the element has any attribute. */
export function hasAttributes(element: Element): boolean {
  return readHasAttributes.call(element);
}

/** The element's bounding rectangle in CSS pixels of its viewport. */
export function rectOf(element: Element): DOMRect {
  return readRect.call(element);
}

const clientLeftOf = getter(Element.prototype, 'clientLeft');
const clientTopOf = getter(Element.prototype, 'clientTop');
const clientWidthOf = getter(Element.prototype, 'clientWidth');
const clientHeightOf = getter(Element.prototype, 'clientHeight');

/** The area inside an element's borders, without its scroll bars, in CSS pixels of its viewport. */
export function clientBoxOf(element: Element): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const { left, top } = rectOf(element);
  return {
    left: left + clientLeftOf(element),
    top: top + clientTopOf(element),
    width: clientWidthOf(element),
    height: clientHeightOf(element),
  };
}

/** The document inside a same-origin frame; null across origins, or where the frame is not loaded. */
export function frameDocumentOf(frame: Element): Document | null {
  try {
    return localNameOf(frame) === 'frame'
      ? documentOfFrame(frame as HTMLFrameElement)
      : documentOfIframe(frame as HTMLIFrameElement);
  } catch {
    // Some browsers throw for a sandboxed or detached frame instead of returning null.
    return null;
  }
}

const documentOfIframe = getter(HTMLIFrameElement.prototype, 'contentDocument');
const documentOfFrame = getter(HTMLFrameElement.prototype, 'contentDocument');
