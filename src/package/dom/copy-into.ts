import { ELEMENT_NODE, TEXT_NODE } from '../../dom/node-constants.ts';
import { attributesIn, createElementIn, createHtmlDocument, createTextIn } from './safe-dom.ts';

/** A copy of an element in the DOM of another document, where nothing of it runs, loads or is shown. */
export function copyInto(document: Document, original: Element): Element {
  const inert = createHtmlDocument(document) ?? document;
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
