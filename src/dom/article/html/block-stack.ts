import { type Attributes, createElement } from '../../create-element.ts';
import { finishBlock } from './finish-blocks.ts';
import { type OpenBlock, type Scope, scopeAttributes } from './open-elements.ts';
import { containerFor } from './required-children.ts';
import { Successors } from './successors.ts';
import type { BlockKind } from './vocabulary.ts';

/** The open blocks of the article. A block is created when something is written into it; an empty one never is. */
export class BlockStack {
  readonly root: HTMLElement;
  /** Elements by the ids that the page gave them: targets of links within the article. */
  readonly targets = new Map<string, HTMLElement>();
  readonly successors = new Successors();
  private readonly blocks: OpenBlock[];
  /** Ids for the next element that is created. */
  private ids: string[] = [];
  /** The block in which a thematic break waits until something follows it. */
  private breakIn: OpenBlock | null = null;

  constructor(
    private readonly document: Document,
    scope: Scope,
  ) {
    this.root = document.createElement('div');
    this.blocks = [{ tag: 'div', kind: 'flow', attributes: [], scope, ids: [], element: this.root }];
  }

  /** The innermost open block. */
  get top(): OpenBlock {
    return this.blocks[this.blocks.length - 1]!;
  }

  get depth(): number {
    return this.blocks.length;
  }

  open(tag: string, kind: BlockKind, attributes: Attributes, scope: Scope): void {
    this.blocks.push({ tag, kind, attributes, scope, ids: this.takeIds(), element: null });
  }

  close(): void {
    const block = this.blocks.pop();
    if (!block) return;
    if (block === this.breakIn) this.breakIn = null;
    if (block.element) finishBlock(block.element, block.kind, this.successors);
    // A block that was never created passes its ids on to the element after it.
    else this.returnIds(block.ids);
  }

  addId(id: string): void {
    this.ids.push(id);
  }

  /** Removes and returns the ids that wait for an element. */
  takeIds(): string[] {
    const { ids } = this;
    this.ids = [];
    return ids;
  }

  /** Puts ids back that were taken for an element that was not created. */
  returnIds(ids: string[]): void {
    this.ids = this.ids.length === 0 ? ids : [...ids, ...this.ids];
  }

  /** Makes the element the target of these ids, or of all waiting ones. The first element of an id wins. */
  assignIds(element: HTMLElement, ids: string[] = this.ids): void {
    if (ids.length === 0) return;
    for (const id of ids.splice(0)) if (!this.targets.has(id)) this.targets.set(id, element);
  }

  /** Asks for a thematic break, which is written only between two contents of the innermost block. */
  requestBreak(): void {
    if (this.top.element?.hasChildNodes()) this.breakIn = this.top;
  }

  /** The element of the innermost block; creates it and the blocks around it where needed. */
  createTop(): HTMLElement {
    const top = this.blocks.length - 1;
    let created = top;
    while (this.blocks[created]!.element === null) created--;
    let element = this.blocks[created]!.element!;
    for (let i = created + 1; i <= top; i++) element = this.createIn(element, this.blocks[i - 1]!, this.blocks[i]!);
    return element;
  }

  /** Creates a paragraph in the innermost block. */
  createParagraph(scope: Scope): HTMLElement {
    const block = this.createTop();
    this.writeBreak(this.top);
    const paragraph = createElement(this.document, 'p', scopeAttributes(scope, this.top.scope));
    this.assignIds(paragraph);
    containerFor(block, this.top.kind, 'p').append(paragraph);
    return paragraph;
  }

  private createIn(parent: HTMLElement, around: OpenBlock, block: OpenBlock): HTMLElement {
    this.writeBreak(around);
    const child = createElement(this.document, block.tag, scopeAttributes(block.scope, around.scope));
    const holder = block.kind === 'code' ? child.appendChild(this.document.createElement('code')) : child;
    // Attributes of a listing, such as its language, go on the code element inside the pre.
    for (const [name, value] of block.attributes) holder.setAttribute(name, value);
    this.assignIds(child, block.ids);
    containerFor(parent, around.kind, block.tag).append(child);
    block.element = child;
    return child;
  }

  private writeBreak(container: OpenBlock): void {
    if (this.breakIn !== container) return;
    this.breakIn = null;
    container.element?.append(this.document.createElement('hr'));
  }
}
