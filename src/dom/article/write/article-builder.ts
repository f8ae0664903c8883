import type { OutlineElement } from '../../../engine/types.ts';
import { attributeOf, emptyDocument, textContentOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { Anchors } from './anchors.ts';
import { BaseAddresses } from './base-addresses.ts';
import { isLineNumber } from '../outline/code-blocks.ts';
import { blockAttributes, directionOf, inlineAttributes } from './attributes.ts';
import { blockRuleFor, isBlockRole } from './block-rules.ts';
import { isSectionControl } from '../outline/section-controls.ts';
import { declaresScope, readDir, readLang } from '../../language-and-direction.ts';
import type { Scope } from './open-elements.ts';
import { MediaWriter } from './media-writer.ts';
import { firstParagraphOf } from './first-paragraph.ts';
import { isMail } from './mail-lines.ts';
import { nameLinks } from './name-links.ts';
import { nestPosts } from '../thread/nest-posts.ts';
import { linkNotes } from '../notes/link-notes.ts';
import type { Plan } from '../plan/plan-article.ts';
import { TextWriter } from './text-writer.ts';
import { VOID_TEXT_ELEMENTS, writeVoidElement } from './void-elements.ts';
import { ThreadWriter } from './thread-writer.ts';
import { type BlockRule, BLOCK_RULES, type InlineRule, INLINE_RULES } from './vocabulary.ts';
import { HtmlWriter } from './html-writer.ts';

/** A note in the margin, inside the sentence that it belongs to. */
const SIDENOTE = /(?:^|\s)(?:side-?note|margin-?note)(?:\s|$)/;

/** What to undo when the end of an element is reached. */
type Open = {
  readonly start: number;
  readonly end: number;
  readonly made: 'inline' | 'block' | 'nothing';
  readonly scope: Scope | null;
};

/** Merges the walk's elements and text runs in document order and tells the writer what each means. Linear in the page; no recursion. */
export class ArticleBuilder {
  private readonly document = emptyDocument(document);
  private readonly bases: BaseAddresses;
  private readonly anchors: Anchors;
  private readonly writer: HtmlWriter;
  private readonly media: MediaWriter;
  private readonly text: TextWriter;
  private readonly thread: ThreadWriter | null;
  private readonly open: Open[] = [];
  private readonly replaced: number[] = [];
  private nextRun = 0;
  private consumed: readonly [start: number, end: number] = [0, 0];

  constructor(
    private readonly walk: Walk,
    private readonly plan: Plan,
    scope: Scope,
  ) {
    this.anchors = new Anchors(walk.address);
    this.writer = new HtmlWriter(this.document, scope);
    this.media = new MediaWriter(this.document, this.writer);
    this.text = new TextWriter(this.writer);
    this.thread = plan.thread === null ? null : new ThreadWriter(walk, plan, this.writer);
    this.bases = new BaseAddresses(walk.elements[0]);
  }

  /** `replaced`: elements that something else stands for, a picture or a player, so that none of their text was written. */
  build(): { html: string; firstImage: string | null; firstParagraph: string; replaced: readonly number[] } {
    const { elements } = this.walk.outline;
    for (let i = 0; i < elements.length;) {
      this.writeRuns(i);
      this.leave(i);
      const element = elements[i]!;
      const isWanted = this.plan.holds[i] === 1 || VOID_TEXT_ELEMENTS.has(element.tag) || this.writer.inside === 'code';
      if (isWanted) i = this.enter(i, element) ? i + 1 : element.end;
      else i = this.skip(i, element);
    }
    this.writeRuns(elements.length);
    this.leave(elements.length);
    this.thread?.close();
    this.writer.finish();
    this.anchors.settle(this.writer.root, this.writer.targets, this.writer.successors);
    const { root } = this.writer;
    if (this.thread !== null) nestPosts(root);
    linkNotes(root);
    nameLinks(root);
    return {
      html: root.innerHTML,
      firstImage: this.media.firstImage,
      firstParagraph: firstParagraphOf(root),
      replaced: this.replaced,
    };
  }

  /** Text met before the element with this index started. */
  private writeRuns(index: number): void {
    const { runs } = this.walk.outline;
    for (let run = runs[this.nextRun]; run && run.before <= index; run = runs[++this.nextRun]) {
      if (!this.plan.keep[run.block]) continue;
      if (run.element >= this.consumed[0] && run.element < this.consumed[1]) continue;
      this.leaveAround(run.element);
      if (this.thread !== null && !this.thread.before(run)) continue;
      this.text.write(this.walk.texts[this.nextRun]!, run.block);
    }
  }

  private leave(index: number): void {
    for (let open = this.open.at(-1); open && open.end <= index; open = this.open.at(-1)) {
      this.open.pop();
      this.undo(open);
    }
  }

  private undo({ start, made, scope }: Open): void {
    if (made !== 'inline') this.text.finishMail(start);
    if (made === 'block') this.thread?.close();
    if (made === 'inline') this.writer.closeInline();
    else if (made === 'block') this.writer.closeBlock();
    else this.writer.breakLine();
    if (scope !== null) this.writer.setScope(scope);
  }

  /** Leaves the elements that text of this element no longer stands in. */
  private leaveAround(element: number): void {
    for (let open = this.open.at(-1); open && !(open.start <= element && element < open.end); open = this.open.at(-1)) {
      this.open.pop();
      this.undo(open);
    }
  }

  /** Passes over an element without anything kept. */
  private skip(index: number, element: OutlineElement): number {
    if (element.breaks) this.writer.breakLine();
    // An empty anchor marks the place that follows it; a dropped part of the page does not.
    if (this.plan.chars[index] === 0) this.noteId(element, this.walk.elements[index]!);
    return element.end;
  }

  /** False where everything inside is dealt with. */
  private enter(index: number, element: OutlineElement): boolean {
    const node = this.walk.elements[index]!;
    const { tag } = element;
    if (VOID_TEXT_ELEMENTS.has(tag)) {
      writeVoidElement(this.writer, tag, node);
      return false;
    }
    if (isSectionControl(element) || this.plan.controls.has(index)) return this.consume(index);
    if (isLineNumber(element) && (this.writer.inside === 'code' || this.holdsOnlyNumbers(element)))
      return this.consume(index);
    if (this.writer.inside === 'code' && this.isBlankLine(index, element, node)) this.writer.lineBreak();
    this.noteId(element, node);
    const kind = this.plan.media.get(index);
    // A formula is its text in another form; of what else stands for an element, its text is no part.
    if (kind !== undefined && this.media.write(node, tag, kind, this.bases.at(node)))
      return this.consume(index, kind !== 'formula');
    if (this.thread?.enter(index) === true)
      this.open.push({ start: index, end: element.end, made: 'block', scope: null });
    if (this.thread?.isAuthor(index) === true && this.writer.openInline('b', [['class', 'author']]))
      this.pushInline(index);
    if (element.breaks) this.enterBreaking(index, element, node);
    else this.enterInline(index, element, node);
    return true;
  }

  /** A line of code in an element of its own with nothing but its end in it. */
  private isBlankLine(index: number, { breaks, end }: OutlineElement, node: Element): boolean {
    return breaks && end === index + 1 && this.plan.chars[index] === 0 && (textContentOf(node) ?? '').includes('\n');
  }

  private holdsOnlyNumbers({ firstBlock, lastBlock }: OutlineElement): boolean {
    const { blocks } = this.walk.outline;
    for (let i = firstBlock; i < lastBlock; i++) if (!/^[\d\s]+$/.test(blocks[i]!.text)) return false;
    return lastBlock > firstBlock;
  }

  private consume(index: number, isReplaced = false): false {
    if (isReplaced) this.replaced.push(index);
    this.consumed = [index, this.walk.outline.elements[index]!.end];
    return false;
  }

  private enterBreaking(index: number, element: OutlineElement, node: Element): void {
    const before = this.enterScope(node);
    const rule = this.ruleFor(index, element, node);
    const isOpen =
      rule !== null &&
      this.writer.openBlock(
        rule.tag,
        rule.kind,
        blockAttributes(rule, { outline: this.walk.outline, index, node, base: this.bases.at(node) }),
      );
    if (isOpen && rule.inside?.includes('row')) this.writer.forceBlock();
    if (!isOpen) this.writer.breakLine();
    this.open.push({ start: index, end: element.end, made: isOpen ? 'block' : 'nothing', scope: before });
    if (!isOpen) this.enterInlineRule(index, element, node);
  }

  /** The block that an element becomes; null for none. */
  private ruleFor(index: number, element: OutlineElement, node: Element): BlockRule | null {
    if (this.thread?.isCredit(index) === true) return null;
    this.thread?.close();
    if (element.tag === 'pre' && !this.text.isInMail && isMail(this.walk.outline, index)) {
      this.text.startMail(index);
      return null;
    }
    const facts = {
      outline: this.walk.outline,
      index,
      isDataTable: this.plan.dataTables.has(index),
      isCarrier: this.thread?.isCarrier(index) === true,
      isMost: this.plan.chars[index]! * 2 > this.plan.total,
      ariaLevel: element.role === 'heading' ? attributeOf(node, 'aria-level') : '',
      shift: this.plan.shift,
    };
    return blockRuleFor(element, facts, this.writer);
  }

  private enterInline(index: number, element: OutlineElement, node: Element): void {
    if (BLOCK_RULES.has(element.tag) || isBlockRole(element.role)) {
      this.enterBreaking(index, element, node);
      return;
    }
    if (
      element.classes !== '' &&
      SIDENOTE.test(element.classes) &&
      this.writer.openInline('span', [['class', 'sidenote']])
    ) {
      this.pushInline(index);
      return;
    }
    if (this.enterInlineRule(index, element, node)) return;
    const attributes = directionOf(node);
    if (attributes.length > 0 && this.writer.openInline('span', attributes)) this.pushInline(index);
  }

  /** Inline elements that the page styles as blocks still mean what they mean: a link, an emphasis. */
  private enterInlineRule(index: number, { tag }: OutlineElement, node: Element): boolean {
    const rule = INLINE_RULES.get(tag);
    if (!rule || (this.writer.inside === 'code' && !rule.inCode)) return false;
    const isOpen =
      tag === 'a' ? this.openLink(rule, node) : this.writer.openInline(rule.tag, inlineAttributes(rule, node));
    if (isOpen) this.pushInline(index);
    return isOpen;
  }

  private pushInline(index: number): void {
    const { end } = this.walk.outline.elements[index]!;
    this.open.push({ start: index, end, made: 'inline', scope: null });
  }

  private openLink(rule: InlineRule, node: Element): boolean {
    const written = attributeOf(node, 'href');
    const target = written === '' ? null : this.anchors.resolve(written, this.bases.at(node));
    if (target === null) return false;
    return this.writer.openInline('a', inlineAttributes(rule, node), (link) => {
      this.anchors.point(link, target);
    });
  }

  /** Direction and language that an element sets for what it holds; null where it sets none. */
  private enterScope(node: Element): Scope | null {
    if (!declaresScope(node)) return null;
    const [dir, lang] = [readDir(node), readLang(node)];
    if (dir === '' && lang === '') return null;
    const before = this.writer.setScope({ dir, lang });
    this.writer.setScope({ dir: dir || before.dir, lang: lang || before.lang });
    return before;
  }

  private noteId(element: OutlineElement, node: Element): void {
    const id = element.id || (element.tag === 'a' ? attributeOf(node, 'name') : '');
    if (id !== '') this.writer.addId(id);
  }
}
