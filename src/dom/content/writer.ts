import { finishBlock, finishParagraph } from './finish.ts';
import { type BlockKind, MAX_NESTING } from './vocabulary.ts';

export type Attributes = readonly (readonly [name: string, value: string])[];
export type Scope = { readonly dir: string; readonly lang: string };

type BlockFrame = { readonly tag: string; readonly kind: BlockKind; readonly attributes: Attributes; readonly scope: Scope; element: HTMLElement | null };
type InlineFrame = { readonly tag: string; readonly attributes: Attributes; readonly onCreate: (element: HTMLElement) => void; element: HTMLElement | null };

const SPACE = /[ \t\n\r\f]+/g;
const noop = (): void => undefined;

/**
 * Writes a well-formed article from events in document order. Blocks and inline elements are wishes until text or media
 * arrives: what stays empty is never made. Text outside any paragraph opens one; a block inside an inline element closes
 * it and opens it again after. Each event costs the nesting at most, which is bounded.
 */
export class ContentWriter {
  readonly root: HTMLElement;
  /** Elements by the ids the page gave them; targets of links within the article. */
  readonly targets = new Map<string, HTMLElement>();
  private readonly blocks: BlockFrame[];
  private readonly inlines: InlineFrame[] = [];
  private readonly largeMedia = new WeakSet<Element>();
  private ids: string[] = [];
  private leaf: HTMLElement | null = null;
  /** True once the leaf holds text or media. */
  private leafUsed = false;
  private space = false;
  private breaks = 0;
  /** The block in which a thematic break waits for something to follow it. */
  private ruleIn: BlockFrame | null = null;
  /** Last character of the code written so far; kept here because asking the tree for it would cost the whole text each line. */
  private lastOfCode = '';

  constructor(
    private readonly document: Document,
    private scope: Scope,
  ) {
    this.root = document.createElement('div');
    this.blocks = [{ tag: 'div', kind: 'flow', attributes: [], scope, element: this.root }];
  }

  /** Kind of the innermost open block. */
  get inside(): BlockKind {
    return this.top.kind;
  }

  /** True where the innermost open block, by its output tag, is this one. */
  isIn(tag: string): boolean {
    return this.top.tag === tag;
  }

  hasInline(tag: string): boolean {
    return this.inlines.some((frame) => frame.tag === tag);
  }

  /** Direction and language of what follows; returns what held before. */
  setScope(scope: Scope): Scope {
    const before = this.scope;
    this.scope = scope;
    return before;
  }

  /** The next element made answers to this id. */
  addId(id: string): void {
    this.ids.push(id);
  }

  /** False where a block may not stand: inside text-only blocks, and too deep. */
  openBlock(tag: string, kind: BlockKind, attributes: Attributes = []): boolean {
    const around = this.top.kind;
    if (around === 'phrasing' || around === 'code' || this.blocks.length >= MAX_NESTING) return false;
    this.breakLine();
    this.blocks.push({ tag, kind, attributes, scope: this.scope, element: null });
    return true;
  }

  closeBlock(): void {
    this.breakLine();
    const frame = this.blocks.pop();
    if (frame && frame === this.ruleIn) this.ruleIn = null;
    this.leaf = null;
    this.leafUsed = false;
    this.breaks = 0;
    this.space = false;
    if (frame?.element) finishBlock(frame.element, frame.kind);
  }

  /** Makes the innermost block even if nothing follows in it: an empty table cell. */
  forceBlock(): void {
    this.place(this.blocks.length - 1);
  }

  openInline(tag: string, attributes: Attributes = [], onCreate: (element: HTMLElement) => void = noop): boolean {
    if (this.inlines.length >= MAX_NESTING || this.hasInline(tag)) return false;
    this.inlines.push({ tag, attributes, onCreate, element: null });
    return true;
  }

  closeInline(): void {
    this.inlines.pop();
  }

  /** A line break of the structure: what follows is another paragraph (another line in text-only blocks). */
  breakLine(): void {
    if (this.leaf === null) return;
    const { kind } = this.top;
    for (const frame of this.inlines) frame.element = null;
    if (kind === 'phrasing' || kind === 'code') {
      if (this.leafUsed) this.breaks = Math.max(this.breaks, 1);
      return;
    }
    if (this.leaf.localName === 'p') finishParagraph(this.leaf, (element) => this.largeMedia.has(element));
    this.leaf = null;
    this.breaks = 0;
    this.space = false;
  }

  /** A br in code. */
  codeLineBreak(): void {
    this.codeText('\n', false);
  }

  /** A br: one is a line break, two in a row begin another paragraph. */
  lineBreak(): void {
    if (this.leaf !== null && this.leafUsed) this.breaks++;
  }

  /** A thematic break, made only where something stands before and after it. */
  thematicBreak(): void {
    if (this.inside !== 'flow') return;
    this.breakLine();
    if (this.top.element?.hasChildNodes()) this.ruleIn = this.top;
  }

  /** Text with its white space collapsed. */
  text(data: string): void {
    const collapsed = data.replace(SPACE, ' ');
    const start = collapsed.startsWith(' ') ? 1 : 0;
    const end = collapsed.length - (collapsed.length > start && collapsed.endsWith(' ') ? 1 : 0);
    if (start === 1) this.space = true;
    if (end <= start) return;
    this.write(this.document.createTextNode(collapsed.slice(start, end)));
    this.space = collapsed.endsWith(' ');
  }

  /** A line of code as it stands; separator: white space between two lines rather than in one. */
  codeText(data: string, separator: boolean): void {
    if (data === '') return;
    if (this.leaf === null) this.openLeaf();
    if (this.breaks > 0 && this.lastOfCode !== '\n' && !(separator && data.includes('\n'))) this.append(this.document.createTextNode('\n'));
    this.breaks = 0;
    this.lastOfCode = data.charAt(data.length - 1);
    this.append(this.document.createTextNode(data));
  }

  /** An element that stands in the text: an image, a formula. Large ones get a place of their own where no sentence is cut for it. */
  media(element: Element, large: boolean): void {
    const ownPlace = large && (!this.leafUsed || this.leaf === null || this.breaks > 0);
    if (large) this.largeMedia.add(element);
    if (ownPlace) this.breakLine();
    this.write(element);
    if (ownPlace) this.breakLine();
  }

  finish(): void {
    while (this.blocks.length > 1) this.closeBlock();
    this.breakLine();
  }

  private get top(): BlockFrame {
    return this.blocks[this.blocks.length - 1]!;
  }

  private write(node: Node): void {
    if (this.breaks > 1 && this.top.kind !== 'phrasing') this.breakLine();
    if (this.leaf === null) this.openLeaf();
    if (this.breaks > 0) {
      this.append(this.document.createElement('br'));
      this.space = false;
    }
    if (this.space && this.leafUsed && this.breaks === 0) this.deepestOpen().append(' ');
    this.breaks = 0;
    this.space = false;
    this.append(node);
  }

  private append(node: Node): void {
    if (this.leaf === null) this.openLeaf();
    let target = this.leaf!;
    for (const frame of this.inlines) {
      if (!frame.element) {
        frame.element = this.create(frame.tag, frame.attributes);
        frame.onCreate(frame.element);
        target.append(frame.element);
      }
      target = frame.element;
    }
    if (this.ids.length > 0) this.answer(target);
    target.append(node);
    this.leafUsed = true;
  }

  /** The innermost element already open in the leaf: the white space between two words belongs there, not into the next element. */
  private deepestOpen(): HTMLElement {
    let target = this.leaf!;
    for (const { element } of this.inlines) {
      if (!element) break;
      target = element;
    }
    return target;
  }

  private openLeaf(): void {
    const container = this.place(this.blocks.length - 1);
    const { kind } = this.top;
    const resumed = (kind === 'phrasing' || kind === 'code') && container.hasChildNodes();
    this.leaf = this.leafIn(container, kind);
    this.leafUsed = resumed;
    this.space = false;
  }

  private leafIn(container: HTMLElement, kind: BlockKind): HTMLElement {
    if (kind === 'code') return (container.lastChild as HTMLElement | null) ?? container;
    if (kind === 'phrasing') return container;
    const tag = { list: 'li', terms: 'dd', table: 'caption', rows: 'p', row: 'td', flow: 'p', compact: 'p' }[kind];
    this.placeRule(this.top);
    const leaf = this.create(tag, scopeAttributes(this.scope, this.top.scope));
    container.append(leaf);
    return leaf;
  }

  /** Makes the block at this depth and those around it, as far as they are wishes still. */
  private place(depth: number): HTMLElement {
    let made = depth;
    while (this.blocks[made]!.element === null) made--;
    let element = this.blocks[made]!.element!;
    for (let i = made + 1; i <= depth; i++) {
      const frame = this.blocks[i]!;
      const around = this.blocks[i - 1]!;
      this.placeRule(around);
      const child = this.create(frame.tag, [...frame.attributes, ...scopeAttributes(frame.scope, around.scope)]);
      containerFor(element, around.kind, frame.tag, this.document).append(child);
      frame.element = child;
      element = child;
      if (frame.kind === 'code') this.wrapCode(child);
    }
    return element;
  }

  /** The language stands on a code element inside the pre. */
  private wrapCode(pre: HTMLElement): void {
    const code = this.document.createElement('code');
    const language = pre.getAttribute('class');
    if (language !== null) code.setAttribute('class', language);
    pre.removeAttribute('class');
    pre.append(code);
  }

  private placeRule(container: BlockFrame): void {
    if (this.ruleIn !== container) return;
    this.ruleIn = null;
    container.element?.append(this.document.createElement('hr'));
  }

  private create(tag: string, attributes: Attributes): HTMLElement {
    const element = this.document.createElement(tag);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    if (this.ids.length > 0) this.answer(element);
    return element;
  }

  private answer(element: HTMLElement): void {
    for (const id of this.ids) if (!this.targets.has(id)) this.targets.set(id, element);
    this.ids = [];
  }
}

function scopeAttributes(scope: Scope, around: Scope): Attributes {
  const attributes: [string, string][] = [];
  if (scope.dir !== around.dir && scope.dir !== '') attributes.push(['dir', scope.dir]);
  if (scope.lang !== around.lang && scope.lang !== '') attributes.push(['lang', scope.lang]);
  return attributes;
}

/** Where a block goes: a list takes only items, so a list written directly into a list joins the item before it. */
function containerFor(element: HTMLElement, kind: BlockKind, tag: string, document: Document): HTMLElement {
  const item = kind === 'list' && tag !== 'li' ? 'li' : kind === 'terms' && tag !== 'dt' && tag !== 'dd' ? 'dd' : '';
  if (item === '') return element;
  const last = element.lastElementChild;
  if (last?.localName === item) return last as HTMLElement;
  const made = document.createElement(item);
  element.append(made);
  return made;
}
