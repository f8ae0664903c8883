import { SHOW_ELEMENT, SHOW_TEXT } from '../../dom/node-constants.ts';
import { LightNode } from './light-node.ts';
import { type Attribute, DOCTYPE, DOCUMENT, ELEMENT, following, FRAGMENT, HTML, TEXT } from './tree.ts';

/** A node of any DOM, as far as it is copied. */
type AnyNode = {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: AnyNode | null;
  readonly nextSibling: AnyNode | null;
  readonly localName?: string;
  readonly namespaceURI?: string | null;
  readonly attributes?: Iterable<Attribute>;
};

/** The document of the package's own DOM. It has no address of its own except that of a base element. */
export class LightDocument extends LightNode {
  constructor() {
    super(DOCUMENT, '', null, [], '', null);
  }

  get documentElement(): LightNode | null {
    return this.firstElementChild;
  }

  get head(): LightNode | null {
    return this.documentElement?.children.find(({ localName }) => localName === 'head') ?? null;
  }

  get body(): LightNode | null {
    return (
      this.documentElement?.children.find(({ localName }) => localName === 'body' || localName === 'frameset') ?? null
    );
  }

  get title(): string {
    return (this.querySelector('title')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  /** Makes other documents. */
  readonly implementation = {
    createHTMLDocument(title: string): LightDocument {
      const page = new LightDocument();
      const [root, head] = [page.createElement('html'), page.createElement('head')];
      head.append(page.createElement('title'));
      head.firstChild?.append(title);
      root.append(head, page.createElement('body'));
      page.append(root);
      return page;
    },
    createDocument(namespace: string, name: string): LightDocument {
      const page = new LightDocument();
      page.append(page.createElementNS(namespace, name));
      return page;
    },
    createDocumentType: (name: string): LightNode => new LightNode(DOCTYPE, name, null, [], '', null),
  };

  createElement(name: string): LightNode {
    return new LightNode(ELEMENT, name.toLowerCase(), HTML, [], '', this);
  }

  createElementNS(namespace: string | null, name: string): LightNode {
    return new LightNode(ELEMENT, name, namespace, [], '', this);
  }

  createTextNode(data: string): LightNode {
    return new LightNode(TEXT, '', null, [], data, this);
  }

  createDocumentFragment(): LightNode {
    return new LightNode(FRAGMENT, '', null, [], '', this);
  }

  /** A copy of a node of any DOM. No recursion. */
  importNode(root: AnyNode, isDeep = false): LightNode {
    const top = this.copyOf(root);
    if (!isDeep) return top;
    let [node, copy]: [AnyNode, LightNode] = [root, top];
    /** The originals around `node`, from the root down. */
    const open: AnyNode[] = [];
    for (;;) {
      if (node.firstChild !== null) {
        open.push(node);
        node = node.firstChild;
        copy = copy.appendChild(this.copyOf(node));
        continue;
      }
      while (node.nextSibling === null || node === root) {
        const parent = open.pop();
        if (parent === undefined || copy.parentNode === null) return top;
        [node, copy] = [parent, copy.parentNode];
        if (node === root) return top;
      }
      node = node.nextSibling;
      copy = copy.parentNode!.appendChild(this.copyOf(node));
    }
  }

  private copyOf(node: AnyNode): LightNode {
    const { nodeType, localName = '', namespaceURI = null, attributes = [] } = node;
    const attrs = nodeType === ELEMENT ? Array.from(attributes, ({ name, value }) => ({ name, value })) : [];
    return new LightNode(nodeType, localName, namespaceURI, attrs, node.nodeValue ?? '', this);
  }

  createTreeWalker(root: LightNode, shown: number): LightWalker {
    return new LightWalker(root, shown);
  }
}

/** Visits the elements or texts in a node, in document order. */
class LightWalker {
  currentNode: LightNode;

  constructor(
    private readonly root: LightNode,
    private readonly shown: number,
  ) {
    this.currentNode = root;
  }

  nextNode(): LightNode | null {
    let at = following<LightNode>(this.currentNode, this.root);
    while (at !== null && !this.shows(at)) at = following<LightNode>(at, this.root);
    if (at !== null) this.currentNode = at;
    return at;
  }

  private shows({ nodeType }: LightNode): boolean {
    return (
      (nodeType === ELEMENT && (this.shown & SHOW_ELEMENT) !== 0) ||
      (nodeType === TEXT && (this.shown & SHOW_TEXT) !== 0)
    );
  }
}
