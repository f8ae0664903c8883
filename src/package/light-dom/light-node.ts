import { DOCUMENT_POSITION_FOLLOWING } from '../../dom/node-constants.ts';
import { matcherOf } from './selectors.ts';
import {
  type Attribute,
  COMMENT,
  DOCUMENT,
  ELEMENT,
  following,
  FRAGMENT,
  HTML,
  TEXT,
  textIn,
  type TreeNode,
} from './tree.ts';
import { writeHtml } from './write-html.ts';
import { parseUrl } from '../../url/parse-url.ts';

type Insertable = LightNode | string;

/**
 * A node of the package's own DOM: what reading a page, building an article and the exporters use of the DOM Standard,
 * over a tree that parse5 makes. No layout, events, styles and scripts. All nodes are of one class, so that reading
 * their fields stays fast.
 */
export class LightNode implements TreeNode {
  parentNode: LightNode | null = null;
  firstChild: LightNode | null = null;
  lastChild: LightNode | null = null;
  nextSibling: LightNode | null = null;
  previousSibling: LightNode | null = null;
  content: LightNode | null = null;
  shadowRoot: LightNode | null = null;
  /** Of a shadow root, the element that it belongs to. */
  host: LightNode | null = null;

  constructor(
    readonly nodeType: number,
    readonly localName: string,
    readonly namespaceURI: string | null,
    public attrs: Attribute[],
    public data: string,
    /** null for a document. */
    public ownerDocument: LightNode | null,
  ) {}

  get nodeName(): string {
    if (this.nodeType === ELEMENT) return this.namespaceURI === HTML ? this.localName.toUpperCase() : this.localName;
    return OTHER_NAMES.get(this.nodeType) ?? this.localName;
  }

  get tagName(): string {
    return this.nodeName;
  }

  get nodeValue(): string | null {
    return this.isText ? this.data : null;
  }

  set nodeValue(value: string | null) {
    if (this.isText) this.data = value ?? '';
  }

  get textContent(): string | null {
    return this.nodeType === DOCUMENT ? null : textIn(this);
  }

  set textContent(text: string | null) {
    if (this.isText) this.data = text ?? '';
    else this.replaceChildren(...(text ? [text] : []));
  }

  private get isText(): boolean {
    return this.nodeType === TEXT || this.nodeType === COMMENT;
  }

  // Around the node.

  get parentElement(): LightNode | null {
    return this.parentNode?.nodeType === ELEMENT ? this.parentNode : null;
  }

  get childNodes(): LightNode[] {
    const children: LightNode[] = [];
    for (let child = this.firstChild; child !== null; child = child.nextSibling) children.push(child);
    return children;
  }

  get children(): LightNode[] {
    return this.childNodes.filter(({ nodeType }) => nodeType === ELEMENT);
  }

  get childElementCount(): number {
    return this.children.length;
  }

  get firstElementChild(): LightNode | null {
    return elementFrom(this.firstChild, 'nextSibling');
  }

  get lastElementChild(): LightNode | null {
    return elementFrom(this.lastChild, 'previousSibling');
  }

  get nextElementSibling(): LightNode | null {
    return elementFrom(this.nextSibling, 'nextSibling');
  }

  get previousElementSibling(): LightNode | null {
    return elementFrom(this.previousSibling, 'previousSibling');
  }

  hasChildNodes(): boolean {
    return this.firstChild !== null;
  }

  contains(other: LightNode | null): boolean {
    for (let at = other; at !== null; at = at.parentNode) if (at === this) return true;
    return false;
  }

  /** DOCUMENT_POSITION_FOLLOWING where `other` comes after this node in document order, else 0. */
  compareDocumentPosition(other: LightNode): number {
    const [own, others] = [pathOf(this), pathOf(other)];
    let at = 0;
    while (at < own.length && own[at] === others[at]) at++;
    if (at === own.length) return at < others.length ? DOCUMENT_POSITION_FOLLOWING : 0;
    for (let next = own[at]?.nextSibling ?? null; next !== null; next = next.nextSibling)
      if (next === others[at]) return DOCUMENT_POSITION_FOLLOWING;
    return 0;
  }

  /** The nodes that a slot shows. */
  assignedNodes(): LightNode[] {
    const host = pathOf(this)[0]?.host;
    const name = this.getAttribute('name') ?? '';
    return host?.childNodes.filter((node) => (node.getAttribute('slot') ?? '') === name) ?? [];
  }

  // Selectors.

  matches(selector: string): boolean {
    return matcherOf(selector, this)(this);
  }

  closest(selector: string): LightNode | null {
    const isMatch = matcherOf(selector, this);
    if (isMatch(this)) return this;
    for (let at = this.parentNode; at?.nodeType === ELEMENT; at = at.parentNode) if (isMatch(at)) return at;
    return null;
  }

  querySelector(selector: string): LightNode | null {
    const isMatch = matcherOf(selector, this);
    for (let node = following<LightNode>(this, this); node !== null; node = following<LightNode>(node, this))
      if (node.nodeType === ELEMENT && isMatch(node)) return node;
    return null;
  }

  querySelectorAll(selector: string): LightNode[] {
    const isMatch = matcherOf(selector, this);
    const found: LightNode[] = [];
    for (let node = following<LightNode>(this, this); node !== null; node = following<LightNode>(node, this))
      if (node.nodeType === ELEMENT && isMatch(node)) found.push(node);
    return found;
  }

  getElementsByTagName(name: string): LightNode[] {
    return this.querySelectorAll(name);
  }

  // Attributes.

  get attributes(): readonly Attribute[] {
    return this.attrs;
  }

  getAttribute(name: string): string | null {
    for (const attribute of this.attrs) if (attribute.name === name) return attribute.value;
    return null;
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  hasAttributes(): boolean {
    return this.attrs.length > 0;
  }

  getAttributeNames(): string[] {
    return this.attrs.map(({ name }) => name);
  }

  setAttribute(name: string, value: string): void {
    const known = this.attrs.find((attribute) => attribute.name === name);
    if (known) known.value = value;
    else this.attrs.push({ name, value });
  }

  /** `name` has its prefix. */
  setAttributeNS(_namespace: string | null, name: string, value: string): void {
    this.setAttribute(name, value);
  }

  removeAttribute(name: string): void {
    this.attrs = this.attrs.filter((attribute) => attribute.name !== name);
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  set id(value: string) {
    this.setAttribute('id', value);
  }

  get className(): string {
    return this.getAttribute('class') ?? '';
  }

  set className(value: string) {
    this.setAttribute('class', value);
  }

  /** The address that relative addresses start from, where the document states an absolute one. */
  get baseURI(): string {
    const document = this.nodeType === DOCUMENT ? this : this.ownerDocument;
    const base = document?.querySelector('base[href]')?.getAttribute('href') ?? '';
    return parseUrl(base)?.href ?? 'about:blank';
  }

  // Changes of the tree.

  insertBefore<N extends LightNode>(node: N, before: LightNode | null): N {
    if (node.nodeType === FRAGMENT) {
      while (node.firstChild !== null) this.insertBefore(node.firstChild, before);
      return node;
    }
    if (node.firstChild !== null && node.contains(this)) throw new Error('A node cannot be put into itself.');
    if (before === node) before = node.nextSibling;
    node.remove();
    const owner = this.nodeType === DOCUMENT ? this : this.ownerDocument;
    if (node.ownerDocument !== owner) adopt(node, owner);
    const after = before === null ? this.lastChild : before.previousSibling;
    node.parentNode = this;
    node.previousSibling = after;
    node.nextSibling = before;
    if (after === null) this.firstChild = node;
    else after.nextSibling = node;
    if (before === null) this.lastChild = node;
    else before.previousSibling = node;
    return node;
  }

  appendChild<N extends LightNode>(node: N): N {
    return this.insertBefore(node, null);
  }

  remove(): void {
    const { parentNode: parent, previousSibling: before, nextSibling: after } = this;
    if (parent === null) return;
    if (before === null) parent.firstChild = after;
    else before.nextSibling = after;
    if (after === null) parent.lastChild = before;
    else after.previousSibling = before;
    this.parentNode = this.previousSibling = this.nextSibling = null;
  }

  removeChild<N extends LightNode>(child: N): N {
    child.remove();
    return child;
  }

  append(...nodes: readonly Insertable[]): void {
    this.insertAll(nodes, null);
  }

  prepend(...nodes: readonly Insertable[]): void {
    this.insertAll(nodes, this.firstChild);
  }

  replaceChildren(...nodes: readonly Insertable[]): void {
    while (this.firstChild !== null) this.firstChild.remove();
    this.insertAll(nodes, null);
  }

  before(...nodes: readonly Insertable[]): void {
    this.parentNode?.insertAll(nodes, this);
  }

  after(...nodes: readonly Insertable[]): void {
    this.parentNode?.insertAll(nodes, this.nextSibling);
  }

  replaceWith(...nodes: readonly Insertable[]): void {
    const { parentNode: parent, nextSibling: after } = this;
    this.remove();
    parent?.insertAll(nodes, after);
  }

  private insertAll(nodes: readonly Insertable[], before: LightNode | null): void {
    while (before !== null && nodes.includes(before)) before = before.nextSibling;
    for (const node of nodes) this.insertBefore(typeof node === 'string' ? textNode(node, this) : node, before);
  }

  /** Joins texts that stand side by side, and removes empty ones. */
  normalize(): void {
    for (let node = following<LightNode>(this, this); node !== null;) {
      const next: LightNode | null = following<LightNode>(node, this);
      if (node.nodeType === TEXT) {
        const before = node.previousSibling;
        if (before?.nodeType === TEXT) before.data += node.data;
        if (node.data === '' || before?.nodeType === TEXT) node.remove();
      }
      node = next;
    }
  }

  // HTML.

  /** The rows of a table, those of its head first and those of its foot last. */
  get rows(): LightNode[] {
    const rows = this.querySelectorAll('tr').filter((row) => row.closest('table') === this);
    const place = (row: LightNode): number => ['THEAD', '', 'TFOOT'].indexOf(row.parentElement?.nodeName ?? '');
    const rank = (row: LightNode): number => (place(row) < 0 ? 1 : place(row));
    return rows.sort((a, b) => rank(a) - rank(b));
  }

  get cells(): LightNode[] {
    return this.children.filter(({ localName }) => localName === 'td' || localName === 'th');
  }

  get innerHTML(): string {
    return writeHtml(this, 'inner');
  }

  get outerHTML(): string {
    return writeHtml(this, 'outer');
  }
}

const OTHER_NAMES: ReadonlyMap<number, string> = new Map([
  [TEXT, '#text'],
  [COMMENT, '#comment'],
  [DOCUMENT, '#document'],
  [FRAGMENT, '#document-fragment'],
]);

function elementFrom(start: LightNode | null, step: 'nextSibling' | 'previousSibling'): LightNode | null {
  let node = start;
  while (node !== null && node.nodeType !== ELEMENT) node = node[step];
  return node;
}

/** The nodes from the root down to this one. */
function pathOf(node: LightNode): LightNode[] {
  const path: LightNode[] = [];
  for (let at: LightNode | null = node; at !== null; at = at.parentNode) path.push(at);
  return path.reverse();
}

function textNode(data: string, parent: LightNode): LightNode {
  const owner = parent.nodeType === DOCUMENT ? parent : parent.ownerDocument;
  return new LightNode(TEXT, '', null, [], data, owner);
}

function adopt(root: LightNode, owner: LightNode | null): void {
  for (let node: LightNode | null = root; node !== null; node = following<LightNode>(node, root))
    node.ownerDocument = owner;
}
