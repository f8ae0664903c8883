import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { finish, type Steps } from '../../../engine/steps.ts';
import type { OutlineElement, Verdicts } from '../../../engine/types.ts';
import { attributeOf, emptyDocument, textContentOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { Anchors } from './anchors.ts';
import { handOverStart, type OnStart } from './hand-over-start.ts';
import { BaseAddresses } from './base-addresses.ts';
import type { Built } from './built.ts';
import { isCodeBlock, isLineNumber } from '../parts/code-blocks.ts';
import { blockAttributes, directionOf, inlineAttributes } from './attributes.ts';
import { blockRuleFor, isBlockRole } from './block-rules.ts';
import { type EnteredElement, EnteredElements } from './entered-elements.ts';
import { type PageTraits, traitsOf } from '../parts/page-traits.ts';
import { isSidenote } from '../parts/sidenotes.ts';
import { declaredScope } from './article-scope.ts';
import type { Scope } from '../html/open-elements.ts';
import { MediaWriter, type StatedMedia } from './media-writer.ts';
import { firstParagraphOf } from './first-paragraph.ts';
import type { PlainTextWriter } from '../plain-text/plain-text-writer.ts';
import { preformattedChars } from './preformatted-chars.ts';
import { joinParts } from './join-parts.ts';
import { isControlInText } from './control-in-text.ts';
import { linkHeadingOnly } from './link-heading-only.ts';
import { nameLinks } from './name-links.ts';
import { hasNotes } from '../notes/note-mark.ts';
import { type Plan, planArticle } from '../plan/plan-article.ts';
import { NOTHING_KNOWN } from '../plan/plan-state.ts';
import { createElement } from '../../create-element.ts';
import { moveChildren } from '../../move-children.ts';
import { readTree } from '../../walk/read-tree.ts';
import { TextWriter } from './text-writer.ts';
import { ENDS_WORDS, VOID_TEXT_ELEMENTS, writeGapOf, writeVoidElement } from './void-elements.ts';
import type { NeedCode } from '../../rare/need-code.ts';
import type { ThreadWriter } from '../thread/thread-writer.ts';
import { type BlockRule, BLOCK_RULES, type InlineRule, INLINE_RULES, LINK } from '../html/vocabulary.ts';
import { HtmlWriter } from '../html/html-writer.ts';
import { htmlInSteps } from './html-in-steps.ts';

const AS_HIDDEN = { lang: '', noscript: false, hidden: true };
/** Elements that are written in one step. */
const ELEMENTS_A_STEP = 256;

/** Passes the walk's elements and text runs to the writer in document order. Linear in the page; no recursion. */
export class ArticleBuilder {
  private readonly document: Document;
  private readonly bases: BaseAddresses;
  private readonly anchors: Anchors;
  private readonly writer: HtmlWriter;
  private readonly media: MediaWriter;
  private readonly text: TextWriter;
  private readonly thread: ThreadWriter | null;
  private readonly entered = new EnteredElements((element) => {
    this.close(element);
  });
  private readonly replaced: number[] = [];
  /** The links of the article that each link of the page became: one for each block in it. */
  private readonly links: HTMLElement[][] = [];
  /** Readings of ruby, each with the one of the page. */
  private readonly readings = new Map<HTMLElement, Element>();
  private readonly traits: PageTraits;
  /** Characters of all preformatted text. */
  private readonly preformatted: number;
  /** True where the article is plain text, which was written as paragraphs. */
  private isReflowed = false;
  private nextRun = 0;
  private skipped: readonly [start: number, end: number] = [0, 0];

  constructor(
    private readonly walk: Walk,
    private readonly plan: Plan,
    scope: Scope,
    private readonly need: NeedCode,
    stated: StatedMedia = {},
    private readonly parts?: Verdicts['parts'],
  ) {
    this.traits = traitsOf(walk.outline);
    this.anchors = new Anchors(walk.address);
    this.writer = new HtmlWriter((this.document = emptyDocument(walk.elements[0])), scope);
    this.media = new MediaWriter(this.document, this.writer, need, stated);
    this.text = new TextWriter(this.writer, need);
    const threads = plan.thread && need('rare-structure');
    this.thread =
      threads &&
      new threads.ThreadWriter(plan.thread, this.writer, (link) => this.openLink(LINK, nodeAt(this.walk, link)));
    this.bases = new BaseAddresses(walk.elements[0]);
    this.preformatted = preformattedChars(walk.outline, plan);
  }

  /**
   * Builds the article, and its title where the text has a better one. Calls `onStart` with the HTML of the start once
   * that is written. The start of the article may still get other links and notes.
   */
  *build(onStart?: OnStart): Steps<Built> {
    yield* this.write(this.thread === null ? onStart : undefined);
    yield;
    const { root } = this.writer;
    if (this.thread !== null) this.need('rare-structure')?.nestPosts(root);
    if (hasNotes(root)) this.need('rare-structure')?.linkNotes(root);
    if (root.querySelector('.infobox') !== null) this.need('rare-structure')?.foldInfoboxes(root);
    this.links.forEach(linkHeadingOnly);
    nameLinks(root);
    yield;
    // Of a text file only the host is known: its first heading is its title.
    const heading =
      this.isReflowed && this.walk.address.split('/')[2] === this.plan.title ? root.querySelector('h2') : null;
    heading?.remove();
    return {
      title: heading?.textContent ?? this.plan.title,
      html: yield* htmlInSteps(root),
      firstImage: this.media.firstImage,
      firstParagraph: firstParagraphOf(root),
      replaced: this.replaced,
      thread: this.plan.thread?.isLive === true ? [] : (this.thread?.posts ?? []),
    };
  }

  /** Writes all that is kept, without what depends on the whole article. */
  private *write(onStart?: OnStart): Steps<void> {
    const { elements } = this.walk.outline;
    for (let i = 0, entered = 1; i < elements.length; entered++) {
      if (entered % ELEMENTS_A_STEP === 0) yield;
      if (onStart && entered % ELEMENTS_A_STEP === 1 && !this.isReflowed && handOverStart(this.writer.root, onStart))
        onStart = undefined;
      this.writeRuns(i);
      this.entered.closeEnded(i);
      const element = itemAt(elements, i);
      if (ENDS_WORDS.has(element.tag)) this.writer.endWord();
      const isNeeded = this.plan.holds[i] === 1 || VOID_TEXT_ELEMENTS.has(element.tag) || this.writer.inside === 'code';
      if (isNeeded) i = this.enter(i, element) ? i + 1 : element.end;
      else i = this.skip(i, element);
    }
    this.writeRuns(elements.length);
    this.entered.closeEnded(elements.length);
    this.writer.finish();
    if (this.readings.size > 0) this.need('rare-structure')?.writeRubyBrackets([...this.readings]);
    joinParts(this.writer.root, this.writer.successors);
    this.anchors.settle(this.writer.root, this.writer.targets, this.writer.successors);
  }

  /** Writes the text before the element with this index. */
  private writeRuns(index: number): void {
    const { runs } = this.walk.outline;
    for (let run = runs[this.nextRun]; run && run.before <= index; run = runs[++this.nextRun]) {
      if (!this.plan.keep[run.block]) continue;
      const data = this.dataOf(this.nextRun);
      const isSkipped = run.element >= this.skipped[0] && run.element < this.skipped[1];
      if (!isSkipped) this.entered.closeOutside(run.element);
      if (isSkipped || this.thread?.isSilent(run) === true) this.text.leaveOut(data);
      else if (data !== '') this.text.write(this.walk.texts[this.nextRun]!, run.block, data);
    }
  }

  /** The text of a run, or the part of it that is kept. */
  private dataOf(at: number): string {
    return this.walk.texts[at]!.data.slice(...(this.parts?.get(at) ?? []));
  }

  private close({ start, opened, scope }: EnteredElement): void {
    if (opened === 'block' || opened === 'nothing') this.text.finishPlainText(start);
    if (opened === 'button') this.writer.endWord();
    else if (opened === 'inline') this.writer.closeInline();
    else if (opened === 'block') this.writer.closeBlock();
    else this.writer.breakLine();
    if (scope !== null) this.writer.setScope(scope);
  }

  /** Skips an element that holds nothing kept. Returns the index after it. */
  private skip(index: number, element: OutlineElement): number {
    if (element.breaks) this.writer.breakLine();
    else writeGapOf(this.writer, this.walk, index, this.nextRun);
    // An empty anchor marks the place that follows it; a part that was left out does not.
    if (this.plan.chars[index] === 0) this.noteId(element, nodeAt(this.walk, index));
    return element.end;
  }

  /** Enters an element. False where its content is dealt with. */
  private enter(index: number, element: OutlineElement): boolean {
    const node = nodeAt(this.walk, index);
    if (VOID_TEXT_ELEMENTS.has(element.tag)) {
      writeVoidElement(this.writer, element.tag, node);
      return false;
    }
    const isInCode = this.writer.inside === 'code';
    if (
      this.plan.controls.has(index) ||
      isControlInText(this.walk.outline, index, node, this.plan.chars) ||
      (this.traits.lineNumbers && isLineNumber(this.walk.outline, element, isInCode ? textContentOf(node) : null))
    ) {
      if (element.breaks) this.writer.breakLine();
      return this.skipContent(index);
    }
    if (isInCode && this.plan.chars[index] === 0)
      this.need('rare-structure')?.writeBlankLine(this.writer, this.walk.outline, index, node);
    this.noteId(element, node);
    const note = this.plan.notes.get(index);
    if (note !== undefined) {
      if (note !== null) this.writeNote(note);
      return this.skipContent(index);
    }
    if (this.plan.labels.has(index)) this.need('rare-structure')?.writeLabel(this.writer, this.plan.labels.get(index));
    const kind = this.plan.media.get(index);
    // A formula keeps its text; any other replaced element drops it.
    if (kind !== undefined && this.media.write(node, element.tag, kind, this.bases.at(node)))
      return this.skipContent(index, kind !== 'formula');
    if (this.thread?.enter(index) === true)
      this.entered.push({ start: index, end: element.end, opened: 'block', scope: null });
    if (element.breaks) this.enterBreaking(index, element, node);
    else this.enterInline(index, element, node);
    return true;
  }

  /** Writes what the page hides as a note in the margin, which moves to the end. */
  private writeNote(content: Element): void {
    const walk: Walk = { ...readTree(content, AS_HIDDEN), address: this.walk.address };
    const plan = planArticle(walk, Array(walk.outline.blocks.length).fill(true), NOTHING_KNOWN, this.need);
    const inner = new ArticleBuilder(walk, plan, { dir: '', lang: '' }, this.need);
    finish(inner.write());
    const note = createElement(this.document, 'span', [['class', 'sidenote']]);
    moveChildren(inner.writer.root, note);
    this.writer.media(note, 'small');
  }

  /** Leaves out the content of an element, its text included. */
  private skipContent(index: number, isReplaced = false): false {
    if (isReplaced) this.replaced.push(index);
    this.skipped = [index, itemAt(this.walk.outline.elements, index).end];
    return false;
  }

  private enterBreaking(index: number, element: OutlineElement, node: Element): void {
    const before = this.enterScope(declaredScope(node, { isCode: this.traits.listings && isCodeBlock(element) }));
    const rule = this.ruleFor(index, element, node);
    const isOpen =
      rule !== null &&
      this.writer.openBlock(
        rule.tag,
        rule.kind,
        blockAttributes(rule, { walk: this.walk, index, base: this.bases.at(node), need: this.need }),
      );
    if (isOpen && rule.inside?.includes('row')) this.writer.forceBlock();
    if (!isOpen) this.writer.breakLine();
    this.entered.push({ start: index, end: element.end, opened: isOpen ? 'block' : 'nothing', scope: before });
    if (!isOpen) this.enterInlineRule(index, element, node);
  }

  /** The rule of the block that an element becomes; null for none. */
  private ruleFor(index: number, element: OutlineElement, node: Element): BlockRule | null {
    if (this.thread?.isBody(index) === true && element.tag !== 'pre') return null;
    const lines = element.tag === 'pre' && !this.text.isInPlainText ? this.plainText(index) : null;
    if (lines !== null) {
      this.text.startPlainText(lines, index);
      return null;
    }
    const context = {
      outline: this.walk.outline,
      index,
      isDataTable: this.plan.dataTables.has(index),
      isCarrier: this.thread?.isCarrier(index) === true,
      isMost: this.plan.chars[index]! * 2 > this.plan.total,
      ariaLevel: element.role === 'heading' ? attributeOf(node, 'aria-level') : '',
      shift: this.plan.shift,
      node,
    };
    return blockRuleFor(element, context, this.writer);
  }

  /** What writes a mail, or plain text that is most of the article; null for a listing. */
  private plainText(index: number): PlainTextWriter | null {
    const { elements, runs } = this.walk.outline;
    const { end } = itemAt(elements, index);
    const code = this.need('rare-structure');
    if (elements.slice(index, end).some(({ tag }) => /^(?:code|h[1-6])$/.test(tag))) return null;
    if (!code || code.languageOf(this.walk, index) !== '') return null;
    let text = '';
    // The texts of an element follow each other, and all before it are written.
    for (let i = this.nextRun, run = runs[i]; run && run.element >= index && run.element < end; run = runs[++i])
      if (this.plan.keep[run.block]) text += this.dataOf(i);
    const lines = code.planLines(text, { isMost: this.preformatted * 2 > this.plan.total });
    if (!lines) return null;
    this.isReflowed = true;
    return new code.PlainTextWriter(this.writer, lines);
  }

  private enterInline(index: number, element: OutlineElement, node: Element): void {
    if (BLOCK_RULES.has(element.tag) || isBlockRole(element.role) || isCodeBlock(element)) {
      this.enterBreaking(index, element, node);
      return;
    }
    if (this.traits.sidenotes && isSidenote(element) && this.writer.openInline('span', [['class', 'sidenote']])) {
      this.pushInline(index, element);
      return;
    }
    if (this.enterInlineRule(index, element, node)) return;
    if (element.tag === 'button') this.pushInline(index, element, 'button');
    else if (this.openDirection(node)) this.pushInline(index, element);
  }

  /** Enters an element by its inline rule, also one that the page styles as a block: a link stays a link. */
  private enterInlineRule(index: number, element: OutlineElement, node: Element): boolean {
    const rule = INLINE_RULES.get(element.tag);
    if (!rule || (this.writer.inside === 'code' && !rule.inCode)) return false;
    const isOpen =
      element.tag === 'a'
        ? this.openLink(rule, node)
        : this.writer.openInline(rule.tag, inlineAttributes(rule, node), (written) => {
            if (rule.tag === 'rt' && node.previousElementSibling !== null) this.readings.set(written, node);
          });
    if (isOpen) this.pushInline(index, element);
    return isOpen;
  }

  private openDirection(node: Element): boolean {
    const attributes = directionOf(node);
    return attributes.length > 0 && this.writer.openInline('span', attributes);
  }

  private pushInline(index: number, { end }: OutlineElement, opened: 'inline' | 'button' = 'inline'): void {
    this.entered.push({ start: index, end, opened, scope: null });
  }

  private openLink(rule: InlineRule, node: Element): boolean {
    const written = attributeOf(node, 'href');
    const target = written === '' ? null : this.anchors.resolve(written, this.bases.at(node));
    if (target === null) return false;
    const parts: HTMLElement[] = [];
    this.links.push(parts);
    return this.writer.openInline('a', inlineAttributes(rule, node), (link) => {
      parts.push(link);
      this.anchors.point(link, target);
    });
  }

  /** Sets the direction and language that an element declares. Returns the previous scope; null where it has none. */
  private enterScope(declared: Scope | null): Scope | null {
    if (declared === null) return null;
    const before = this.writer.setScope(declared);
    this.writer.setScope({ dir: declared.dir || before.dir, lang: declared.lang || before.lang });
    return before;
  }

  private noteId(element: OutlineElement, node: Element): void {
    const id = element.id || (element.tag === 'a' ? attributeOf(node, 'name') : '');
    if (id !== '') this.writer.addId(id);
  }
}
