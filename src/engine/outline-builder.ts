import { countText } from './text/count-text.ts';
import type { Block, Outline, OutlineElement } from './types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** An element whose end has not been met yet. Inherited facts are copied down so that text needs no climb. */
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
const SOMETHING_TO_READ = /[^\s\u200b\u200c\u200d\u2060\ufeff]/;

/** True where text shows a person nothing. */
export function isBlank(text: string): boolean {
  return !SOMETHING_TO_READ.test(text);
}

function collapse(text: string): string {
  return NEEDS_COLLAPSING.test(text) ? text.replace(WHITE_SPACE, ' ') : text;
}

/** Collects elements and text, in document order, into an outline. Knows no DOM. */
export class OutlineBuilder {
  readonly #lang: string;
  readonly #elements: Mutable<OutlineElement>[] = [];
  readonly #blocks: Block[] = [];
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

  get size(): number {
    return this.#elements.length;
  }

  parentOf(index: number): number {
    return this.#elements[index]!.parent;
  }

  get current(): OpenElement | undefined {
    return this.#open[this.#open.length - 1];
  }

  /** True where the next text would follow a word of the open block without white space between. */
  get isGlued(): boolean {
    return this.#isOpen && this.#lineBreaks === 0 && !this.#text.endsWith(' ');
  }

  get hasOpenBlock(): boolean {
    return this.#isOpen;
  }

  open(facts: ElementFacts): OpenElement {
    const parent = this.current;
    if (facts.breaks) this.endBlock();
    else if (this.#isOpen) this.#tags++;
    const index = this.#elements.length;
    const { tag, classes, id, role, breaks } = facts;
    const at = this.#blocks.length;
    this.#elements.push({ parent: parent ? parent.index : -1, end: index + 1, tag, depth: this.#open.length, classes, id, role, breaks, firstBlock: at, lastBlock: at });
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
    else element.firstBlock = element.lastBlock = this.#blocks.length;
  }

  /** Adds white space; returns the index of the block it is part of, or -1 between blocks. */
  blank(data: string): number {
    if (!this.#isOpen || data.length === 0) return -1;
    const owner = this.current!;
    this.#append(owner.preformatted ? data : ' ', owner);
    return this.#blocks.length;
  }

  /** Adds text with something to read; returns the index of its block. */
  text(data: string): number {
    const owner = this.current!;
    if (!this.#isOpen) this.#startBlock(owner);
    this.#lineBreaks = 0;
    for (let i = this.#open.length - 1; i >= 0 && !this.#open[i]!.hasText; i--) {
      this.#open[i]!.hasText = true;
      this.#elements[this.#open[i]!.index]!.firstBlock = this.#blocks.length;
    }
    this.#append(owner.preformatted ? data : collapse(data), owner);
    return this.#blocks.length;
  }

  /** A <br>: a space, or a new line where space is kept; two in a row end the block. */
  lineBreak(): void {
    if (!this.#isOpen) return;
    const owner = this.current!;
    if (owner.preformatted) this.#append('\n', owner);
    else if (++this.#lineBreaks > 1) this.endBlock();
    else this.#append(' ', owner);
  }

  /** Makes an element that was opened as inline a breaking one, after the fact. */
  markBreaking(index: number): void {
    this.#elements[index]!.breaks = true;
    this.endBlock();
  }

  endBlock(): void {
    if (!this.#isOpen) return;
    const owner = this.#owner!;
    const text = owner.preformatted ? this.#text.trimEnd() : this.#text.trim();
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
    return { elements: this.#elements, blocks: this.#blocks };
  }

  #startBlock(owner: OpenElement): void {
    this.#isOpen = true;
    this.#owner = owner;
    this.#text = '';
    this.#linkChars = 0;
    this.#tags = 0;
    this.#lineBreaks = 0;
  }

  #append(text: string, owner: OpenElement): void {
    const joined = !owner.preformatted && text.startsWith(' ') && (this.#text === '' || this.#text.endsWith(' ')) ? text.slice(1) : text;
    this.#text += joined;
    if (owner.inLink) this.#linkChars += joined.length;
  }
}
