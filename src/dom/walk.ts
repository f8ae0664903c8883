import type { Outline } from '../engine/types.ts';
import { attributeOf, documentElementOf, hasAttributes, localNameOf, nodeTypeOf } from './safe-dom.ts';
import { Children, flatChildren, noscriptChildren, rootOf } from './walk/flat-tree.ts';
import { isBlank, OutlineBuilder } from '../engine/outline-builder.ts';
import { Screen, wordsOf } from './walk/screen.ts';
import { ATOMIC, BREAKING, DROPPED, PREFORMATTED } from './walk/tags.ts';
import { standsAlone } from './walk/visibility.ts';

/** A text node met by the walk, in document order. */
export type TextRun = {
  readonly node: Text;
  /** Index of its parent in outline.elements (inline elements are elements too). */
  readonly element: number;
  /** Index of the block it belongs to, or -1 for white space between blocks. */
  readonly block: number;
  /** outline.elements.length when it was met: elements with a lower index started before it. */
  readonly before: number;
};

/** The outline and, aside, the live nodes it was read from: elements[i] is the node of outline.elements[i]. */
export type Walk = {
  readonly outline: Outline;
  readonly elements: readonly Element[];
  readonly runs: readonly TextRun[];
};

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const STARTS_WITH_SPACE = /^\s/;

/** A page that shows fewer words than this may keep its text in <noscript>, or wait, hidden, for a script. */
const SPARSE_WORDS = 80;
/** A sparse page's hidden text is taken only where it is this many times what is shown. */
const HIDDEN_TEXT_FACTOR = 3;

/**
 * Reads the page once, top to bottom, into an outline: flat tree (open shadow roots, slots, same-origin frames in place), only what a person can see.
 * Writes nothing. Linear in nodes, no recursion. A page that shows almost nothing is read again with its <noscript>, then with its hidden text.
 */
export function walkPage(document: Document): Walk {
  const seen = new Walker(document, { noscript: false, hidden: false }).walk();
  if (wordsOf(seen.outline) >= SPARSE_WORDS) return seen;
  const withNoscript = new Walker(document, { noscript: true, hidden: false }).walk();
  if (wordsOf(withNoscript.outline) >= SPARSE_WORDS) return withNoscript;
  const everything = new Walker(document, { noscript: true, hidden: true }).walk();
  return wordsOf(everything.outline) >= Math.max(SPARSE_WORDS, HIDDEN_TEXT_FACTOR * wordsOf(withNoscript.outline)) ? everything : withNoscript;
}

type WalkOptions = { readonly noscript: boolean; readonly hidden: boolean };

class Walker {
  readonly #document: Document;
  readonly #options: WalkOptions;
  readonly #builder: OutlineBuilder;
  readonly #elements: Element[] = [];
  readonly #runs: TextRun[] = [];
  /** The children still to visit of every open element, parallel to #open. */
  readonly #children: Children[] = [];
  readonly #open: number[] = [];
  readonly #screen: Screen;
  /** The inline element that closed last with nothing since, or -1: what follows it may stand on a line of its own. */
  #justClosed = -1;

  constructor(document: Document, options: WalkOptions) {
    this.#document = document;
    this.#options = options;
    const root = documentElementOf(document);
    const builder = new OutlineBuilder(root ? attributeOf(root, 'lang') : '');
    this.#builder = builder;
    this.#screen = new Screen(this.#elements, (index) => builder.parentOf(index));
  }

  walk(): Walk {
    const root = rootOf(this.#document);
    if (root) this.#enter(root, true);
    for (let top = this.#children.at(-1); top; top = this.#children.at(-1)) {
      const node = top.next();
      if (!node) this.#leave();
      else if (nodeTypeOf(node) === TEXT_NODE) this.#text(node as Text, top.isShown);
      else if (nodeTypeOf(node) === ELEMENT_NODE) this.#enter(node as Element, top.isShown);
    }
    return { outline: this.#builder.finish(), elements: this.#elements, runs: this.#runs };
  }

  #enter(element: Element, isShown: boolean): void {
    const tag = localNameOf(element);
    if (DROPPED.has(tag) || (tag === 'noscript' && !this.#options.noscript)) return;
    const marked = hasAttributes(element);
    const role = marked ? attributeOf(element, 'role') : '';
    const opened = this.#builder.open({
      tag,
      classes: marked ? attributeOf(element, 'class') : '',
      id: marked ? attributeOf(element, 'id') : '',
      role,
      breaks: this.#breaks(element, tag, isShown),
      startsLink: tag === 'a',
      preformatted: PREFORMATTED.has(tag),
      headingLevel: headingLevel(element, tag, role),
    });
    this.#elements.push(element);
    this.#open.push(opened.index);
    this.#justClosed = -1;
    if (tag === 'br') this.#builder.lineBreak();
    this.#children.push(this.#childrenOf(element, tag, isShown));
  }

  #childrenOf(element: Element, tag: string, isShown: boolean): Children {
    if (ATOMIC.has(tag)) return Children.list([], isShown);
    return tag === 'noscript' ? noscriptChildren(element) : flatChildren(element, tag, isShown);
  }

  #leave(): void {
    this.#children.pop();
    const index = this.#open.pop()!;
    this.#builder.close();
    this.#justClosed = this.#builder.isGlued ? index : -1;
  }

  #text(node: Text, isShown: boolean): void {
    const data = node.data;
    const isWhiteSpace = isBlank(data);
    if (isWhiteSpace && !this.#builder.hasOpenBlock) return;
    const parent = this.#open.at(-1)!;
    if (!isWhiteSpace && isShown) {
      if (!this.#options.hidden && !this.#screen.shows(parent, data.length)) {
        this.#skipUndisplayed(parent);
        return;
      }
      if (this.#justClosed >= 0 && !STARTS_WITH_SPACE.test(data) && standsAlone(this.#elements[this.#justClosed]!)) {
        this.#builder.markBreaking(this.#justClosed);
      }
    }
    this.#justClosed = -1;
    const block = isWhiteSpace ? this.#builder.blank(data) : this.#builder.text(data);
    if (block >= 0) this.#runs.push({ node, element: parent, block, before: this.#builder.size });
  }

  /** Nothing under display: none is ever shown: the rest of it need not be walked. */
  #skipUndisplayed(index: number): void {
    const root = this.#screen.undisplayedRoot(index);
    if (root < 0) return;
    for (let i = this.#open.length - 1; i >= 0 && this.#open[i]! >= root; i--) this.#children[i]!.abandon();
  }

  #breaks(element: Element, tag: string, isShown: boolean): boolean {
    if (BREAKING.has(tag)) return true;
    // A button inside running text (a glossary term) is part of its line; any other stands by itself.
    if (tag === 'button') return !this.#builder.hasOpenBlock;
    if (!isShown) return false;
    if (tag.includes('-')) return standsAlone(element);
    // Style is asked only where it matters: two words with no white space between them that may be on two lines.
    return this.#builder.isGlued && tag !== 'br' && tag !== 'wbr' && standsAlone(element);
  }
}

function headingLevel(element: Element, tag: string, role: string): number {
  if (tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6') return Number(tag[1]);
  if (role !== 'heading') return 0;
  const level = Number.parseInt(attributeOf(element, 'aria-level'), 10);
  return level >= 1 && level <= 6 ? level : 2;
}
