import { DOCUMENT_NODE } from '../../dom/node-constants.ts';
import { fitsDesktop } from './fits-desktop.ts';
import { parseHtml } from './parse-html.ts';
import { givenAddresses } from './given-addresses.ts';

/**
 * `src/dom/safe-dom.ts` for documents of any DOM: prototypes are looked up from the nodes, not from globals, when they
 * are first read. vite/package-dom.ts puts it in place. Documents of jsdom and happy-dom have named properties, too.
 */
type Getter<T, V> = (node: T) => V;

/** The property as the nearest prototype that has it defines it; undefined where only the node itself has it. */
function inheritedProperty(prototype: object | null, key: PropertyKey): PropertyDescriptor | undefined {
  for (let at = prototype; at !== null; at = prototypeOf(at)) {
    const found = Object.getOwnPropertyDescriptor(at, key);
    if (found) return found;
  }
  return undefined;
}

function prototypeOf(value: object): object | null {
  return Object.getPrototypeOf(value) as object | null;
}

/** What the prototype of each kind of node gives, looked up once for each. */
function byPrototype<V>(lookUp: (prototype: object) => V): (node: object) => V {
  const known = new WeakMap<object, V>();
  let [last, lastValue]: [object | null, V | undefined] = [null, undefined];
  return (node) => {
    const prototype = prototypeOf(node) ?? node;
    if (prototype === last) return lastValue as V;
    let value = known.get(prototype);
    if (value === undefined) known.set(prototype, (value = lookUp(prototype)));
    [last, lastValue] = [prototype, value];
    return value;
  };
}

/** Reads a property as the prototype gives it, which no named property of the page shadows. */
export function getter<T extends object, K extends keyof T>(key: K): Getter<T, T[K]> {
  const accessor = byPrototype((prototype): ((this: T) => unknown) | null => {
    return inheritedProperty(prototype, key)?.get ?? null;
  });
  return (node) => {
    const get = accessor(node);
    return get === null ? node[key] : (get.call(node) as T[K]);
  };
}

/** Calls a method of the prototype, in the same way. */
export function method<T extends object, A extends unknown[], R>(key: keyof T): (node: T, ...args: A) => R {
  const found = byPrototype(
    (prototype) => (inheritedProperty(prototype, key)?.value as ((...args: A) => R) | undefined) ?? null,
  );
  return (node, ...args) => {
    const call = found(node) ?? (node[key] as (...args: A) => R);
    return call.apply(node, args);
  };
}

export const firstChildOf = getter<Node, 'firstChild'>('firstChild');
export const nextSiblingOf = getter<Node, 'nextSibling'>('nextSibling');
export const nodeTypeOf = getter<Node, 'nodeType'>('nodeType');
export const previousSiblingOf = getter<Node, 'previousSibling'>('previousSibling');
export const parentNodeOf: Getter<Node, Node | null> = getter<Node, 'parentNode'>('parentNode');
export const parentElementOf: Getter<Node, Element | null> = getter<Node, 'parentElement'>('parentElement');
export const ownerDocumentOf = getter<Node, 'ownerDocument'>('ownerDocument');
export const textContentOf = getter<Node, 'textContent'>('textContent');
export const localNameOf = getter<Element, 'localName'>('localName');
export const documentElementOf: Getter<Document, Element | null> = getter<Document, 'documentElement'>(
  'documentElement',
);
export const bodyOf: Getter<Document, Element | null> = getter<Document, 'body'>('body');
export const defaultViewOf = getter<Document, 'defaultView'>('defaultView');
const writtenUrlOf: Getter<Document, string | null | undefined> = getter<Document, 'URL'>('URL');
const writtenBaseOf: Getter<Node, string | null> = getter<Node, 'baseURI'>('baseURI');

/** The address that relative addresses of a node start from: the given one of its document, else its own. */
export function baseOf(node: Node): string {
  const document = nodeTypeOf(node) === DOCUMENT_NODE ? (node as Document) : ownerDocumentOf(node);
  return (document && givenAddresses.get(document)?.base) ?? writtenBaseOf(node) ?? 'about:blank';
}

/** The given address of the document, else its own. */
export function urlOf(document: Document): string {
  return givenAddresses.get(document)?.url ?? writtenUrlOf(document) ?? 'about:blank';
}

/** A new document that runs nothing, loads nothing and that the page cannot reach. */
export function emptyDocument(): Document {
  return parseHtml('');
}

const readFirst = method<Document | ShadowRoot | Element, [selector: string], Element | null>('querySelector');
const readAll = method<Document | Element, [selector: string], Iterable<Element>>('querySelectorAll');

const quoted = new Map<string, string>();

/** The selector with quoted attribute values: happy-dom does not read a plain one before the sign `i`. */
function quotedValues(selector: string): string {
  let known = quoted.get(selector);
  if (known === undefined) {
    known = selector.replace(/=([\w-]+)(?=\s*(?:i\s*)?\])/g, '="$1"');
    quoted.set(selector, known);
  }
  return known;
}

/** The name as a part of a selector (CSS Object Model, `CSS.escape`). */
export function escaped(name: string): string {
  return name.replace(/^-?\d|^-$|[^\w\u0080-\uffff-]/g, (part) =>
    part.replace(/.$/s, (last) => `\\${last.charCodeAt(0).toString(16)} `),
  );
}

/** True for a media query that the screen fits; without one, a wide desktop screen. */
export function fitsScreen(media: string): boolean {
  const { matchMedia } = globalThis as { matchMedia?: typeof globalThis.matchMedia };
  return matchMedia?.(media).matches ?? fitsDesktop(media);
}

/** The first element in the document, shadow tree or element that matches, or null. */
export function queryFirst(root: Document | ShadowRoot | Element, selector: string): Element | null {
  return readFirst(root, quotedValues(selector));
}

/** All elements in the document or element that match, in document order. */
export function queryAll(root: Document | Element, selector: string): Element[] {
  return [...readAll(root, quotedValues(selector))];
}

const readClosest = method<Element, [selector: string], Element | null>('closest');
const readMatches = method<Element, [selector: string], boolean>('matches');

/** The element or its nearest ancestor that matches, or null. */
export function closestOf(element: Element, selector: string): Element | null {
  return readClosest(element, quotedValues(selector));
}

/** True where the element matches the selector. */
export function matchesOf(element: Element, selector: string): boolean {
  return readMatches(element, quotedValues(selector));
}

const readAttribute = method<Element, [name: string], string | null>('getAttribute');
const readAttributeNames = method<Element, [], string[]>('getAttributeNames');
/** True where the element has any attribute. */
export const hasAttributes = method<Element, [], boolean>('hasAttributes');

/** The attribute's value; '' where it is absent. */
export function attributeOf(element: Element, name: string): string {
  return readAttribute(element, name) ?? '';
}

/** Names and values of all attributes. */
export function attributesIn(element: Element): (readonly [name: string, value: string])[] {
  return readAttributeNames(element).map((name) => [name, attributeOf(element, name)]);
}

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;
const readRect = method<Element, [], Rect>('getBoundingClientRect');
const NO_RECT: Rect = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };

/** The element's bounding rectangle in CSS pixels of its viewport; all zero in a DOM without rectangles. */
export function rectOf(element: Element): Rect {
  return 'getBoundingClientRect' in element ? readRect(element) : NO_RECT;
}

/** The area inside an element's borders, without its scroll bars, in CSS pixels of its viewport. */
export function clientBoxOf(element: Element): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const { left, top } = rectOf(element);
  const { clientLeft = 0, clientTop = 0, clientWidth = 0, clientHeight = 0 }: Partial<Element> = element;
  return { left: left + clientLeft, top: top + clientTop, width: clientWidth, height: clientHeight };
}

const frameContentOf: Getter<HTMLIFrameElement, Document | null | undefined> = getter<
  HTMLIFrameElement,
  'contentDocument'
>('contentDocument');

/** The document inside a same-origin frame; null across origins, or where the frame is not loaded. */
export function frameDocumentOf(frame: Element): Document | null {
  try {
    return frameContentOf(frame as HTMLIFrameElement) ?? null;
  } catch {
    // Some browsers throw for a sandboxed or detached frame instead of returning null.
    return null;
  }
}
