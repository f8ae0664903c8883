import { imageSize } from 'image-size';
import { parseHTML } from 'linkedom';
import { ELEMENT_NODE, TEXT_NODE } from '../../dom/node-constants.ts';

/** What the writer of books needs of a browser, over linkedom: XML documents, their text, and sizes of pictures. */

const MATHML = 'http://www.w3.org/1998/Math/MathML';
/** linkedom forgets the namespaces of elements, so those of names with a prefix are written here. */
const PREFIXES: Readonly<Record<string, string>> = { dc: 'http://purl.org/dc/elements/1.1/' };
const namespaces = new WeakMap<Document, string>();
/** Formats that a book holds as they are. Others need a browser to be converted, so they become links. */
const FORMATS = new Set(['jpg', 'png', 'gif']);

/** An XML document with only a root element. */
export function createXmlDocument(namespace: string, root: string): Document {
  const { DOMParser: Parser } = parseHTML('');
  const parsed = new Parser().parseFromString(`<${root} xmlns="${namespace}"></${root}>`, 'text/xml');
  const page = parsed as unknown as Document;
  namespaces.set(page, namespace);
  return page;
}

/** Writes XML as `XMLSerializer` does: linkedom writes `<` in attributes, which is no XML. */
export class XmlWriter {
  serializeToString(page: Document): string {
    const { documentElement: root } = page;
    const namespace = namespaces.get(page) ?? '';
    return `${root.localName === 'html' ? '<!DOCTYPE html>' : ''}${written(root, '', namespace)}`;
  }
}

/** A picture whose size is known by its bytes. */
export class SizedImage {
  src = '';
  naturalWidth = 0;
  naturalHeight = 0;

  /** Rejects for a picture of a format that a book does not hold. */
  decode(): Promise<void> {
    const data = /^data:[^,]*;base64,(.*)$/is.exec(this.src)?.[1] ?? '';
    try {
      const { width, height, type = '' } = imageSize(Buffer.from(data, 'base64'));
      if (!FORMATS.has(type)) throw new Error(`A book holds no ${type}.`);
      [this.naturalWidth, this.naturalHeight] = [width, height];
      return Promise.resolve();
    } catch (cause) {
      return Promise.reject(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }
}

/** `around`: the default namespace of the element around; `own`: that of this one. */
function written(element: Element, around: string, own: string): string {
  const { localName, nodeName, attributes, childNodes } = element;
  const name = nodeName.includes(':') ? nodeName : localName;
  const namespace = name === 'math' ? MATHML : own;
  const stated = namespace === around ? '' : ` xmlns="${namespace}"`;
  const prefix = PREFIXES[name.split(':')[0] ?? ''];
  const declared = prefix === undefined ? '' : ` xmlns:${name.split(':')[0] ?? ''}="${prefix}"`;
  const values = [...attributes].flatMap(({ name: key, value }) =>
    key === 'xmlns' ? [] : [` ${key}="${escaped(value)}"`],
  );
  const content = [...childNodes].map((node) => writtenNode(node, namespace)).join('');
  const tag = `${name}${stated}${declared}${values.join('')}`;
  return content === '' ? `<${tag}/>` : `<${tag}>${content}</${name}>`;
}

function writtenNode(node: Node, namespace: string): string {
  if (node.nodeType === ELEMENT_NODE) return written(node as Element, namespace, namespace);
  return node.nodeType === TEXT_NODE ? escaped(node.nodeValue ?? '') : '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
