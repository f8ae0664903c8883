import { html as standard, parse, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { LightDocument } from './light-document.ts';
import { LightNode } from './light-node.ts';
import { COMMENT, DOCTYPE, ELEMENT, FRAGMENT, TEXT } from './tree.ts';

type LightMap = TreeAdapterTypeMap<
  LightNode,
  LightNode,
  LightNode,
  LightDocument,
  LightNode,
  LightNode,
  LightNode,
  LightNode,
  LightNode,
  LightNode
>;

/**
 * The document of this HTML, as the HTML Standard builds its tree, with scripts on. Nothing runs and nothing loads.
 * Calls `onNode` with the number of nodes so far, so that it can stop the work by throwing.
 */
export function parseLight(html: string, onNode: (nodes: number) => void = () => undefined): LightDocument {
  const document = new LightDocument();
  const shadows: LightNode[] = [];
  const options = { treeAdapter: adapterFor(document, shadows, onNode) };
  parse<LightMap>(html, options);
  for (const template of shadows) attachShadow(template);
  return document;
}

/** Makes the content of a template the shadow root of the element around it, as browsers do for `shadowrootmode`. */
function attachShadow(template: LightNode): void {
  const { parentNode: host, content } = template;
  if (host?.nodeType !== ELEMENT || host.shadowRoot !== null || content === null) return;
  host.shadowRoot = content;
  content.host = host;
  template.remove();
}

function adapterFor(
  document: LightDocument,
  shadows: LightNode[],
  onNode: (nodes: number) => void,
): TreeAdapter<LightMap> {
  let [nodes, mode] = [0, standard.DOCUMENT_MODE.NO_QUIRKS];
  const create = (...given: Parameters<typeof newNode>): LightNode => {
    onNode(++nodes);
    return newNode(...given);
  };
  const newNode = (type: number, name: string, namespace: string | null, attrs: LightNode['attrs'], data: string) =>
    new LightNode(type, name, namespace, attrs, data, document);
  const textAt = (parent: LightNode, data: string, before: LightNode | null): void => {
    const last = before === null ? parent.lastChild : before.previousSibling;
    if (last?.nodeType === TEXT) last.data += data;
    else parent.insertBefore(create(TEXT, '', null, [], data), before);
  };
  return {
    createDocument: () => document,
    createDocumentFragment: () => newNode(FRAGMENT, '', null, [], ''),
    createElement: (name, namespace, attrs) => create(ELEMENT, name, namespace, withPrefixes(attrs), ''),
    createCommentNode: (data) => create(COMMENT, '', null, [], data),
    createTextNode: (data) => create(TEXT, '', null, [], data),
    appendChild(parent, node) {
      parent.appendChild(node);
    },
    insertBefore(parent, node, before) {
      parent.insertBefore(node, before);
    },
    setTemplateContent(template, content) {
      template.content = content;
      if (template.getAttribute('shadowrootmode')?.toLowerCase() === 'open') shadows.push(template);
    },
    getTemplateContent: (template) => template.content ?? template,
    setDocumentType(parent, name) {
      if (parent.firstChild?.nodeType !== DOCTYPE) parent.appendChild(newNode(DOCTYPE, name, null, [], ''));
    },
    setDocumentMode(_, stated) {
      mode = stated;
    },
    getDocumentMode: () => mode,
    detachNode(node) {
      node.remove();
    },
    insertText(parent, data) {
      textAt(parent, data, null);
    },
    insertTextBefore: textAt,
    adoptAttributes(element, attrs) {
      for (const attribute of withPrefixes(attrs))
        if (!element.hasAttribute(attribute.name)) element.attrs.push(attribute);
    },
    getFirstChild: ({ firstChild }) => firstChild,
    getChildNodes: ({ childNodes }) => childNodes,
    getParentNode: ({ parentNode }) => parentNode,
    getAttrList: ({ attrs }) => attrs,
    getTagName: ({ localName }) => localName,
    getNamespaceURI: ({ namespaceURI }) => namespaceURI as standard.NS,
    getTextNodeContent: ({ data }) => data,
    getCommentNodeContent: ({ data }) => data,
    getDocumentTypeNodeName: ({ localName }) => localName,
    getDocumentTypeNodePublicId: () => '',
    getDocumentTypeNodeSystemId: () => '',
    isTextNode: (node): node is LightNode => node.nodeType === TEXT,
    isCommentNode: (node): node is LightNode => node.nodeType === COMMENT,
    isDocumentTypeNode: (node): node is LightNode => node.nodeType === DOCTYPE,
    isElementNode: (node): node is LightNode => node.nodeType === ELEMENT,
    setNodeSourceCodeLocation: () => undefined,
    getNodeSourceCodeLocation: () => null,
    updateNodeSourceCodeLocation: () => undefined,
  };
}

/** The attributes with their prefixes in their names, such as `xlink:href`. */
function withPrefixes(attrs: Token.Attribute[]): LightNode['attrs'] {
  if (!attrs.some(({ prefix }) => prefix)) return attrs;
  return attrs.map(({ name, value, prefix }) => ({ name: prefix ? `${prefix}:${name}` : name, value }));
}
