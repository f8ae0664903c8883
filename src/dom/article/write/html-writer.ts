import { finishBlock, finishParagraph } from './finish-blocks.ts';
import {
  type Attributes,
  type OpenBlock,
  containerFor,
  createElement,
  type OpenInline,
  type Scope,
  scopeAttributes,
} from './open-elements.ts';
import { type BlockKind, MAX_NESTING } from './vocabulary.ts';

const WHITE_SPACE = /[ \t\n\r\f]+/g;
/** Asked first: to replace is to write every single space anew. */
const NEEDS_COLLAPSING = /[\t\n\r\f]| {2}/;
const TEXT_ONLY: readonly BlockKind[] = ['phrasing', 'line', 'code'];
const noop = (): void => undefined;

/**
 * Writes a well-formed article from events in document order. Blocks and inline elements are wishes until text or media
 * arrives: what stays empty is never made. Text outside any paragraph opens one; a block inside an inline element closes
 * it and opens it again after. Each event costs the nesting at most, which is bounded.
 */
export class HtmlWriter {
  readonly root: HTMLElement;
  /** Elements by the ids the page gave them; targets of links within the article. */
  readonly targets = new Map<string, HTMLElement>();
  private readonly blocks: OpenBlock[];
  private readonly inlines: OpenInline[] = [];
  private readonly largeMedia = new WeakSet<Element>();
  private readonly ids: string[] = [];
  /** The element that takes text now: a paragraph, or the innermost block itself where it holds text only. */
  private leaf: HTMLElement | null = null;
  /** True once the leaf holds text or media. */
  private leafUsed = false;
  private space = false;
  private breaks = 0;
  /** The block in which a thematic break waits for something to follow it. */
  private ruleIn: OpenBlock | null = null;
  /** Last character of the code written so far; kept here because asking the tree for it would cost the whole text each line. */
  private lastOfCode = '';

  constructor(
    private readonly document: Document,
    private scope: Scope,
  ) {
    this.root = document.createElement('div');
    this.blocks = [{ tag: 'div', kind: 'flow', attributes: [], scope, ids: [], element: this.root }];
  }

  /** Kind of the innermost open block. */
  get inside(): BlockKind {
    return this.top.kind;
  }

  /** True where the innermost open block has this tag. */
  isIn(tag: string): boolean {
    return this.top.tag === tag;
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
    if (TEXT_ONLY.includes(this.top.kind) || this.blocks.length >= MAX_NESTING) return false;
    this.breakLine();
    this.blocks.push({ tag, kind, attributes, scope: this.scope, ids: this.ids.splice(0), element: null });
    return true;
  }

  closeBlock(): void {
    this.breakLine();
    const frame = this.blocks.pop();
    if (!frame) return;
    if (frame === this.ruleIn) this.ruleIn = null;
    this.leaf = null;
    this.leafUsed = false;
    this.breaks = 0;
    this.space = false;
    if (frame.element) finishBlock(frame.element, frame.kind);
    // A block that was never made passes its ids on to what follows it.
    else this.ids.unshift(...frame.ids);
  }

  /** Makes the innermost block even if nothing follows in it: an empty table cell. */
  forceBlock(): void {
    this.createBlock(this.blocks.length - 1);
  }

  /** False where the element is of no use: around is one of its kind already, or too many others. */
  openInline(tag: string, attributes: Attributes = [], onCreate: (element: HTMLElement) => void = noop): boolean {
    if (this.inlines.length >= MAX_NESTING || this.inlines.some((frame) => frame.tag === tag)) return false;
    this.inlines.push({ tag, attributes, onCreate, ids: this.ids.splice(0), element: null });
    return true;
  }

  closeInline(): void {
    const frame = this.inlines.pop();
    if (frame) this.ids.unshift(...frame.ids);
  }

  /** A line break of the structure: what follows is another paragraph (another line in text-only blocks). */
  breakLine(): void {
    if (this.leaf === null) return;
    for (const frame of this.inlines) frame.element = null;
    if (this.top.kind === 'line') {
      this.space = true;
      return;
    }
    if (TEXT_ONLY.includes(this.top.kind)) {
      if (this.leafUsed) this.breaks = Math.max(this.breaks, 1);
      return;
    }
    finishParagraph(this.leaf, this.largeMedia);
    this.leaf = null;
    this.breaks = 0;
    this.space = false;
  }

  /** A br: one is a line break, two in a row begin another paragraph. */
  lineBreak(): void {
    if (this.inside === 'code') this.codeText('\n');
    else if (this.inside === 'line') this.space = true;
    else if (this.leaf !== null && this.leafUsed) this.breaks++;
  }

  /** A place where a long word may be broken; of no use where a space or a line break is. */
  wordBreak(): void {
    if (this.leaf !== null && this.leafUsed && !this.space && this.breaks === 0)
      this.deepestOpen(this.leaf).append(this.document.createElement('wbr'));
  }

  /** A thematic break, made only where something stands before and after it. */
  thematicBreak(): void {
    if (this.inside !== 'flow') return;
    this.breakLine();
    if (this.top.element?.hasChildNodes()) this.ruleIn = this.top;
  }

  /** Text with its white space collapsed. */
  text(data: string): void {
    const collapsed = NEEDS_COLLAPSING.test(data) ? data.replace(WHITE_SPACE, ' ') : data;
    const start = collapsed.startsWith(' ') ? 1 : 0;
    const end = collapsed.length - (collapsed.length > start && collapsed.endsWith(' ') ? 1 : 0);
    if (start === 1) this.space = true;
    if (end <= start) return;
    this.write(this.document.createTextNode(collapsed.slice(start, end)));
    this.space = collapsed.endsWith(' ');
  }

  /** Code as it stands, behind the white space that indents it. */
  codeText(data: string, indent = ''): void {
    const leaf = this.leaf ?? this.openLeaf();
    const newLine = this.breaks > 0 && this.leafUsed && this.lastOfCode !== '\n' ? '\n' : '';
    this.breaks = 0;
    if (newLine + indent !== '') this.deepestOpen(leaf).append(newLine + indent);
    this.lastOfCode = data.charAt(data.length - 1);
    this.append(leaf, this.document.createTextNode(data));
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

  private get top(): OpenBlock {
    return this.blocks[this.blocks.length - 1]!;
  }

  private write(node: Node): void {
    if (this.breaks > 1 && !TEXT_ONLY.includes(this.top.kind)) this.breakLine();
    const leaf = this.leaf ?? this.openLeaf();
    if (this.breaks > 0) this.append(leaf, this.document.createElement('br'));
    else if (this.space && this.leafUsed) this.deepestOpen(leaf).append(' ');
    this.breaks = 0;
    this.space = false;
    this.append(leaf, node);
  }

  private append(leaf: HTMLElement, node: Node): void {
    let target = leaf;
    for (const frame of this.inlines) {
      if (!frame.element) {
        frame.element = createElement(this.document, frame.tag, frame.attributes);
        this.assignIds(frame.element, frame.ids);
        frame.onCreate(frame.element);
        target.appendChild(frame.element);
      }
      target = frame.element;
    }
    this.assignIds(target, this.ids);
    target.appendChild(node);
    this.leafUsed = true;
  }

  /** The innermost element already open in the leaf: the white space between two words belongs there, not into the next element. */
  private deepestOpen(leaf: HTMLElement): HTMLElement {
    return this.inlines.reduce((target, { element }) => element ?? target, leaf);
  }

  private openLeaf(): HTMLElement {
    const block = this.createBlock(this.blocks.length - 1);
    const { kind } = this.top;
    this.leaf =
      kind === 'code'
        ? (block.lastChild as HTMLElement)
        : kind === 'phrasing' || kind === 'line'
          ? block
          : this.openParagraph(block);
    this.leafUsed = this.leaf.hasChildNodes();
    this.space = false;
    return this.leaf;
  }

  private openParagraph(block: HTMLElement): HTMLElement {
    this.writeRule(this.top);
    const paragraph = createElement(this.document, 'p', scopeAttributes(this.scope, this.top.scope));
    this.assignIds(paragraph, this.ids);
    containerFor(block, this.top.kind, 'p').append(paragraph);
    return paragraph;
  }

  /** Makes the block at this depth and those around it, as far as they are wishes still. */
  private createBlock(depth: number): HTMLElement {
    let made = depth;
    while (this.blocks[made]!.element === null) made--;
    let element = this.blocks[made]!.element!;
    for (let i = made + 1; i <= depth; i++) {
      const frame = this.blocks[i]!;
      const around = this.blocks[i - 1]!;
      this.writeRule(around);
      const child = createElement(this.document, frame.tag, [...scopeAttributes(frame.scope, around.scope)]);
      const holder = frame.kind === 'code' ? child.appendChild(this.document.createElement('code')) : child;
      // The language of a program stands on the code element inside the pre.
      for (const [name, value] of frame.attributes) holder.setAttribute(name, value);
      this.assignIds(child, frame.ids);
      containerFor(element, around.kind, frame.tag).append(child);
      frame.element = child;
      element = child;
    }
    return element;
  }

  private writeRule(container: OpenBlock): void {
    if (this.ruleIn !== container) return;
    this.ruleIn = null;
    container.element?.append(this.document.createElement('hr'));
  }

  private assignIds(element: HTMLElement, ids: string[]): void {
    if (ids.length === 0) return;
    for (const id of ids.splice(0)) if (!this.targets.has(id)) this.targets.set(id, element);
  }
}
