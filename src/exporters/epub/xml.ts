import { SHOW_ELEMENT, SHOW_TEXT } from '../../dom/node-constants.ts';
import { isElement } from '../parts/edit-dom.ts';
import { writeXml } from './write-xml.ts';

export const XHTML = 'http://www.w3.org/1999/xhtml';
export const MATHML = 'http://www.w3.org/1998/Math/MathML';
export const EPUB_OPS = 'http://www.idpf.org/2007/ops';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Characters that no XML document may hold (XML 1.0, 2.2), single surrogates included. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The words without characters that XML does not allow. */
export const wordsOfXml = (words: string): string => words.replace(NOT_IN_XML, '').replace(/\s+/g, ' ').trim();

/** Adds an element to a parent, in its namespace unless `namespace` is another. */
export function add(
  parent: Element,
  name: string,
  text = '',
  attributes: Readonly<Record<string, string>> = {},
  namespace = parent.namespaceURI,
): Element {
  const element = parent.ownerDocument.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== '') element.textContent = text;
  parent.append(element);
  return element;
}

/** Sets the language of an element in both of the ways that XHTML knows. */
export function setLanguage(element: Element, language: string): void {
  element.setAttribute('lang', language);
  element.setAttributeNS(XML, 'xml:lang', language);
}

/** A new XHTML document with a title and the style sheet of the book. `near`: a document of the DOM that makes it. */
export function xhtmlDocument(near: Document, title: string, language: string, direction: string): XMLDocument {
  const page = near.implementation.createDocument(XHTML, 'html');
  page.insertBefore(near.implementation.createDocumentType('html', '', ''), page.documentElement);
  const root = page.documentElement;
  root.setAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:epub', EPUB_OPS);
  setLanguage(root, language);
  root.setAttribute('dir', direction);
  const head = add(root, 'head');
  // An empty title is not valid.
  add(head, 'title', title);
  add(head, 'link', '', { rel: 'stylesheet', type: 'text/css', href: 'style.css' });
  add(root, 'body');
  return page;
}

/** The document as a file. Characters that XML does not allow are left out. */
export function xmlFile(page: XMLDocument): string {
  const walker = page.createTreeWalker(page, SHOW_TEXT | SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!isElement(node)) node.nodeValue = (node.nodeValue ?? '').replace(NOT_IN_XML, '');
    else for (const attribute of node.attributes) attribute.value = attribute.value.replace(NOT_IN_XML, '');
  }
  return `<?xml version="1.0" encoding="utf-8"?>\n${writeXml(page)}\n`;
}
