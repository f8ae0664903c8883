import { type Attributes, createElement } from '../../create-element.ts';
import { BlockStack } from './block-stack.ts';
import { finishParagraph } from './finish-blocks.ts';
import type { OpenInline, Scope } from './open-elements.ts';
import type { Successors } from './successors.ts';
import { type BlockKind, MAX_NESTING } from './vocabulary.ts';

const WHITE_SPACE = /[ \t\n\r\f]+/g;
/** Tested first, because replacing would rewrite every single space. */
const NEEDS_COLLAPSING = /[\t\n\r\f]| {2}/;
const INDENTATION = /^[ \u00a0]+/;
const ONLY_SPACES = /^[ \u00a0]+$/;
const TEXT_ONLY: readonly BlockKind[] = ['phrasing', 'code'];
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;
/** The end of a caption and the beginning of a credit, which the page sets apart by style alone. */
const ENDS_SENTENCE = /[.!?…)”»]$/;
const BEGINS_SENTENCE = /^[“«]?\p{Lu}/u;
const BEGINS_CREDIT = /^(?:[(©]|photo|foto|image|credit)/i;
const noop = (): void => undefined;

/**
 * Writes a well-formed article from events in document order. Blocks and inline elements are created when text or media
 * arrive, so empty ones never appear. Text outside a paragraph opens one. A block inside an inline element closes the
 * inline element and opens it again after the block. Each event costs at most the nesting depth, which is bounded.
 */
export class HtmlWriter {
  private readonly blocks: BlockStack;
  private readonly inlines: OpenInline[] = [];
  private readonly largeMedia = new WeakSet<Element>();
  /** The element that takes text now: a paragraph, or the innermost block where that holds only text. */
  private leaf: HTMLElement | null = null;
  /** True once the leaf holds text or media. */
  private leafUsed = false;
  /** True where white space waits for the next text. */
  private space = false;
  /** True where a word that comes next is not part of the one before. */
  private isApart = false;
  /** The text written last; empty after anything else. */
  private lastText = '';
  /** Line breaks that wait for the next text. */
  private breaks = 0;
  /** Last character of the code written so far; reading it from the tree would cost the whole text for each line. */
  private lastOfCode = '';

  constructor(
    private readonly document: Document,
    private scope: Scope,
  ) {
    this.blocks = new BlockStack(document, scope);
  }

  get root(): HTMLElement {
    return this.blocks.root;
  }

  /** Elements by the ids that the page gave them: targets of links within the article. */
  get targets(): ReadonlyMap<string, HTMLElement> {
    return this.blocks.targets;
  }

  get successors(): Successors {
    return this.blocks.successors;
  }

  /** Kind of the innermost open block. */
  get inside(): BlockKind {
    return this.blocks.top.kind;
  }

  /** True where nothing is written into the innermost open block. */
  get isEmpty(): boolean {
    return this.blocks.top.element === null;
  }

  /** True where the innermost open block has this tag. */
  isIn(tag: string): boolean {
    return this.blocks.top.tag === tag;
  }

  /** Sets direction and language of what follows; returns the previous ones. */
  setScope(scope: Scope): Scope {
    const before = this.scope;
    this.scope = scope;
    return before;
  }

  /** Makes the next element that is created the target of this id. */
  addId(id: string): void {
    this.blocks.addId(id);
  }

  /** Opens a block. False where it may not be: inside text-only blocks, and too deep. */
  openBlock(tag: string, kind: BlockKind, attributes: Attributes = []): boolean {
    if (TEXT_ONLY.includes(this.inside) || this.blocks.depth >= MAX_NESTING) return false;
    this.breakLine();
    this.blocks.open(tag, kind, attributes, this.scope);
    return true;
  }

  closeBlock(): void {
    this.breakLine();
    this.leaf = null;
    this.leafUsed = false;
    this.breaks = 0;
    this.space = false;
    this.blocks.close();
  }

  /** Creates the innermost block even if nothing follows in it, such as an empty table cell. */
  forceBlock(): void {
    this.blocks.createTop();
  }

  /** Opens an inline element. False inside another of its kind, and too deep. */
  openInline(tag: string, attributes: Attributes = [], onCreate: (element: HTMLElement) => void = noop): boolean {
    if (this.inlines.length >= MAX_NESTING || this.inlines.some((inline) => inline.tag === tag)) return false;
    this.inlines.push({ tag, attributes, onCreate, ids: this.blocks.takeIds(), element: null });
    return true;
  }

  closeInline(): void {
    const inline = this.inlines.pop();
    if (inline) this.blocks.returnIds(inline.ids);
  }

  /** A line break of the structure: what follows is another paragraph, or another line in text-only blocks. */
  breakLine(): void {
    if (this.leaf === null) return;
    for (const inline of this.inlines) inline.element = null;
    if (TEXT_ONLY.includes(this.inside)) {
      if (this.leafUsed) this.breaks = Math.max(this.breaks, 1);
      return;
    }
    finishParagraph(this.leaf, this.largeMedia, this.successors);
    this.leaf = null;
    this.breaks = 0;
    this.space = false;
  }

  /** A br: one breaks the line, two in a row start another paragraph. */
  lineBreak(): void {
    if (this.inside === 'code') this.codeText('\n');
    else if (this.leaf !== null && this.leafUsed) this.breaks++;
  }

  /** A place where a long word may be broken; dropped next to a space or a line break. */
  wordBreak(): void {
    if (this.leaf !== null && this.leafUsed && !this.space && this.breaks === 0)
      this.deepestOpen(this.leaf).append(this.document.createElement('wbr'));
  }

  /** A thematic break; written only where content precedes and follows it. */
  thematicBreak(): void {
    if (this.inside !== 'flow') return;
    this.breakLine();
    this.blocks.requestBreak();
  }

  /** What follows is no part of the word before, as on both sides of a button. */
  endWord(): void {
    this.isApart = this.leafUsed && ENDS_IN_WORD.test(this.inside === 'code' ? this.lastOfCode : this.lastText);
  }

  /** Text; its white space is collapsed. An indentation by no-break spaces goes, and lines of them are empty. */
  text(data: string): void {
    let collapsed = NEEDS_COLLAPSING.test(data) ? data.replace(WHITE_SPACE, ' ') : data;
    if (collapsed.includes('\u00a0')) {
      if (this.leaf === null || !this.leafUsed) collapsed = collapsed.replace(INDENTATION, '');
      else if (this.breaks > 0 && ONLY_SPACES.test(collapsed)) return;
    }
    const start = collapsed.startsWith(' ') ? 1 : 0;
    const end = collapsed.length - (collapsed.length > start && collapsed.endsWith(' ') ? 1 : 0);
    if (start === 1) this.space = true;
    if (end <= start) return;
    if (this.isApart && this.leafUsed && BEGINS_WITH_WORD.test(collapsed)) this.space = true;
    if (this.lastText !== '' && this.isIn('figcaption') && isCredit(this.lastText, collapsed)) this.space = true;
    const text = collapsed.slice(start, end);
    this.write(text);
    this.lastText = text;
    this.space = collapsed.endsWith(' ');
  }

  /** Code, written unchanged after its indentation. */
  codeText(data: string, indent = ''): void {
    const leaf = this.leaf ?? this.openLeaf();
    const newLine = this.breaks > 0 && this.leafUsed && this.lastOfCode !== '\n' ? '\n' : '';
    const gap = newLine + indent || (this.isApart && this.leafUsed && BEGINS_WITH_WORD.test(data) ? ' ' : '');
    this.breaks = 0;
    this.isApart = false;
    if (gap !== '') this.deepestOpen(leaf).append(gap);
    this.lastOfCode = data.charAt(data.length - 1);
    this.append(leaf, data);
  }

  /** An image or a formula. A large one gets a paragraph of its own, unless that would split a sentence. */
  media(element: Element, size: 'large' | 'small'): void {
    const ownPlace = size === 'large' && (!this.leafUsed || this.leaf === null || this.breaks > 0);
    if (size === 'large') this.largeMedia.add(element);
    if (ownPlace) this.breakLine();
    this.write(element);
    if (ownPlace) this.breakLine();
  }

  finish(): void {
    while (this.blocks.depth > 1) this.closeBlock();
    this.breakLine();
  }

  private write(node: Node | string): void {
    if (this.breaks > 1 && !TEXT_ONLY.includes(this.inside)) this.breakLine();
    const leaf = this.leaf ?? this.openLeaf();
    if (this.breaks > 0) this.append(leaf, this.document.createElement('br'));
    else if (this.space && this.leafUsed) this.deepestOpen(leaf).append(' ');
    this.breaks = 0;
    this.space = false;
    this.isApart = false;
    this.lastText = '';
    this.append(leaf, node);
  }

  /** A text is given as a string: an object for each text node takes twice the time. */
  private append(leaf: HTMLElement, node: Node | string): void {
    let target = leaf;
    for (const inline of this.inlines) {
      if (!inline.element) {
        inline.element = createElement(this.document, inline.tag, inline.attributes);
        this.blocks.assignIds(inline.element, inline.ids);
        inline.onCreate(inline.element);
        target.appendChild(inline.element);
      }
      target = inline.element;
    }
    this.blocks.assignIds(target);
    target.append(node);
    this.leafUsed = true;
  }

  /** The innermost inline element already created in the leaf: white space between two words goes there. */
  private deepestOpen(leaf: HTMLElement): HTMLElement {
    return this.inlines.reduce((target, { element }) => element ?? target, leaf);
  }

  private openLeaf(): HTMLElement {
    this.leaf = this.createLeaf();
    this.leafUsed = this.leaf.hasChildNodes();
    this.space = false;
    return this.leaf;
  }

  private createLeaf(): HTMLElement {
    if (!TEXT_ONLY.includes(this.inside)) return this.blocks.createParagraph(this.scope);
    const block = this.blocks.createTop();
    return this.inside === 'code' ? (block.lastChild as HTMLElement) : block;
  }
}

/** True for two texts of a caption that are no parts of one word or sentence. */
function isCredit(before: string, text: string): boolean {
  return (ENDS_SENTENCE.test(before) && BEGINS_SENTENCE.test(text)) || BEGINS_CREDIT.test(text);
}
