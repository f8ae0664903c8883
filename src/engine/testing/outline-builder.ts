import { countText } from '../text/count-text.ts';
import type { Block, Outline, OutlineElement, TextRun } from '../types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** An open element. Inherited facts are copied to it, so that text needs no search among its ancestors. */
export type OpenElement = {
  readonly index: number;
  /** Index of the nearest breaking element, itself included. */
  breaking: number;
  readonly inLink: boolean;
  readonly preformatted: boolean;
  /** 1–6 inside a heading, else 0. */
  readonly heading: number;
  hasText: boolean;
};

export type ElementFacts = Pick<OutlineElement, 'tag' | 'classes' | 'id' | 'role' | 'breaks'> & {
  readonly startsLink: boolean;
  readonly preformatted: boolean;
  readonly headingLevel: number;
};

const WHITE_SPACE = /[ \t\n\r\f\u00a0]+/g;
const NEEDS_COLLAPSING = /[\t\n\r\f\u00a0]|  /;
const VISIBLE_CHARACTER = /[^\s\u200b\u200c\u200d\u2060\ufeff]/;

/** True if a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE_CHARACTER.test(text);
}

function collapse(text: string): string {
  return NEEDS_COLLAPSING.test(text) ? text.replace(WHITE_SPACE, ' ') : text;
}

/**
 * Collects elements and text, in document order, into an outline, without a DOM, for tests. Does in small steps what
 * the one long loop of the walk does (src/dom/walk/read-tree.ts); a test compares the two.
 */
export class OutlineBuilder {
  readonly #lang: string;
  readonly #elements: Mutable<OutlineElement>[] = [];
  readonly #blocks: Block[] = [];
  readonly #runs: TextRun[] = [];
  readonly #open: OpenElement[] = [];
  #text = '';
  #isOpen = false;
  #owner: OpenElement | null = null;
  #linkChars = 0;
  #tags = 0;
  #lineBreaks = 0;

  constructor(lang: string) {
    this.#lang = lang;
  }

  get current(): OpenElement | undefined {
    return this.#open[this.#open.length - 1];
  }

  open(facts: ElementFacts): OpenElement {
    const parent = this.current;
    if (facts.breaks) this.endBlock();
    else if (this.#isOpen) this.#tags++;
    const index = this.#elements.length;
    const { tag, classes, id, role, breaks } = facts;
    const at = this.#blocks.length + (this.#isOpen ? 1 : 0);
    this.#elements.push({
      parent: parent ? parent.index : -1,
      end: index + 1,
      tag,
      depth: this.#open.length,
      classes,
      id,
      role,
      breaks,
      firstBlock: at,
      lastBlock: at,
    });
    const opened: OpenElement = {
      index,
      breaking: breaks || !parent ? index : parent.breaking,
      inLink: facts.startsLink || (parent?.inLink ?? false),
      preformatted: facts.preformatted || (parent?.preformatted ?? false),
      heading: facts.headingLevel || (parent?.heading ?? 0),
      hasText: false,
    };
    this.#open.push(opened);
    return opened;
  }

  close(): void {
    const closing = this.#open.pop()!;
    const element = this.#elements[closing.index]!;
    element.end = this.#elements.length;
    if (element.breaks) this.endBlock();
    if (closing.hasText) element.lastBlock = this.#blocks.length + (this.#isOpen ? 1 : 0);
    else element.firstBlock = element.lastBlock = this.#blocks.length + (this.#isOpen ? 1 : 0);
  }

  /** Adds white space; returns false between blocks, where white space is dropped. */
  blank(data: string): boolean {
    if (!this.#isOpen || data.length === 0) return false;
    const owner = this.current!;
    this.#addRun(owner.preformatted ? data : ' ', owner);
    return true;
  }

  /** Adds text with at least one visible character. */
  text(data: string): void {
    const owner = this.current!;
    if (!this.#isOpen) this.#startBlock(owner);
    this.#lineBreaks = 0;
    for (let i = this.#open.length - 1; i >= 0 && !this.#open[i]!.hasText; i--) {
      this.#open[i]!.hasText = true;
      this.#elements[this.#open[i]!.index]!.firstBlock = this.#blocks.length;
    }
    this.#addRun(owner.preformatted ? data : collapse(data), owner);
  }

  /** Adds a <br>: a space, or a line break in preformatted text; two in a row end the block. */
  lineBreak(): void {
    if (!this.#isOpen) return;
    const owner = this.current!;
    if (owner.preformatted) this.#append('\n', owner);
    else if (++this.#lineBreaks > 1) this.endBlock();
    else this.#append(' ', owner);
  }

  endBlock(): void {
    if (!this.#isOpen) return;
    const owner = this.#owner!;
    const text = this.#text.trimEnd();
    const { words, sentences, commas } = countText(text, this.#lang);
    this.#blocks.push({
      element: owner.breaking,
      text,
      chars: text.length,
      words,
      linkChars: Math.min(this.#linkChars, text.length),
      sentences,
      commas,
      tags: this.#tags,
      heading: owner.heading,
    });
    this.#isOpen = false;
  }

  finish(): Outline {
    while (this.#open.length > 0) this.close();
    return { elements: this.#elements, blocks: this.#blocks, runs: this.#runs };
  }

  #startBlock(owner: OpenElement): void {
    this.#isOpen = true;
    this.#owner = owner;
    this.#text = '';
    this.#linkChars = 0;
    this.#tags = 0;
    this.#lineBreaks = 0;
  }

  #addRun(text: string, owner: OpenElement): void {
    const start = this.#text.length;
    this.#append(text, owner);
    this.#runs.push({
      element: owner.index,
      block: this.#blocks.length,
      before: this.#elements.length,
      skipped: 0,
      start,
      end: this.#text.length,
    });
  }

  #append(text: string, owner: OpenElement): void {
    let joined = text;
    // A block does not begin with white space, so positions in its text are final.
    if (!owner.preformatted && this.#text === '') joined = text.trimStart();
    else if (!owner.preformatted && text.startsWith(' ') && this.#text.endsWith(' ')) joined = text.slice(1);
    this.#text += joined;
    if (owner.inLink) this.#linkChars += joined.length;
  }
}
