import { ELEMENT_NODE, TEXT_NODE } from '../../dom/node-constants.ts';
import { attributesIn, getter, method } from './safe-dom.ts';

const implementationOf = getter<Document, 'implementation'>('implementation');
const createElementIn = method<Document, [namespace: string | null, name: string], Element>('createElementNS');
const createTextIn = method<Document, [text: string], Text>('createTextNode');

/** A document of the same DOM without a window; the document itself in a DOM that makes none, such as linkedom. */
function inertDocument(document: Document): Document {
  const implementation: DOMImplementation | undefined = implementationOf(document);
  return implementation?.createHTMLDocument('') ?? document;
}

/** A copy of an element in the DOM of another document, where nothing of it runs, loads or is shown. */
export function copyInto(document: Document, original: Element): Element {
  const inert = inertDocument(document);
  const copyOf = (element: Element): Element => {
    const copy = createElementIn(inert, element.namespaceURI, element.localName);
    for (const [name, value] of attributesIn(element)) copy.setAttribute(name, value);
    return copy;
  };
  const root = copyOf(original);
  const waiting: [Node, Element][] = [[original, root]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [from, to] = next;
    for (const child of from.childNodes) {
      if (child.nodeType === TEXT_NODE) to.appendChild(createTextIn(inert, child.nodeValue ?? ''));
      if (child.nodeType !== ELEMENT_NODE) continue;
      const copy = copyOf(child as Element);
      to.appendChild(copy);
      waiting.push([child, copy]);
    }
  }
  return root;
}
