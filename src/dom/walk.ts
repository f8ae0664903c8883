import type { Outline } from '../engine/types.ts';
import { attributeOf, documentElementOf, localNameOf, nextSiblingOf } from './safe-dom.ts';
import { flatChildren, noscriptChildren, rootOf } from './walk/flat-tree.ts';
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

/**
 * This is the hottest code of all: it runs once, cold, over every node, so it is written for the interpreter (few calls, plain arrays, direct
 * properties). Direct properties are safe everywhere but on forms, whose fields shadow them; forms go through safe-dom.
 */
class Walker {
  readonly #document: Document;
  readonly #options: WalkOptions;
  readonly #builder: OutlineBuilder;
  readonly #elements: Element[] = [];
  readonly #runs: TextRun[] = [];
  readonly #screen: Screen;
  /** One entry an open element: its index, the next child to visit, or the children left to visit where they are a list, and whether they are shown. */
  readonly #open: number[] = [];
  readonly #next: (Node | null)[] = [];
  readonly #lists: (Node[] | null)[] = [];
  readonly #shown: boolean[] = [];
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
    const [open, next, lists] = [this.#open, this.#next, this.#lists];
    const root = rootOf(this.#document);
    if (root) this.#enter(root, localNameOf(root), true);
    while (open.length > 0) {
      const top = open.length - 1;
      const list = lists[top];
      const node = list ? (list.pop() ?? null) : next[top]!;
      if (!node) {
        this.#leave();
        continue;
      }
      const type: unknown = node.nodeType;
      if (type === TEXT_NODE) {
        if (!list) next[top] = node.nextSibling;
        this.#text(node as Text, this.#shown[top]!);
      } else if (type === ELEMENT_NODE || typeof type !== 'number') {
        const name: unknown = (node as Element).localName;
        const tag = typeof name === 'string' ? name : 'form';
        if (!list) next[top] = tag === 'form' ? nextSiblingOf(node) : node.nextSibling;
        if (!DROPPED.has(tag)) this.#enter(node as Element, tag, this.#shown[top]!);
      } else if (!list) next[top] = node.nextSibling;
    }
    return { outline: this.#builder.finish(), elements: this.#elements, runs: this.#runs };
  }

  #enter(element: Element, tag: string, isShown: boolean): void {
    if (tag === 'noscript' && !this.#options.noscript) return;
    const builder = this.#builder;
    let classes = '';
    let id = '';
    let role = '';
    if (tag === 'form') {
      [classes, id, role] = [attributeOf(element, 'class'), attributeOf(element, 'id'), attributeOf(element, 'role')];
    } else if (element.hasAttributes()) {
      classes = element.getAttribute('class') ?? '';
      id = element.id;
      role = element.getAttribute('role') ?? '';
    }
    this.#open.push(builder.size);
    builder.open({
      tag,
      classes,
      id,
      role,
      breaks: BREAKING.has(tag) || this.#standsAlone(element, tag, isShown),
      startsLink: tag === 'a',
      preformatted: PREFORMATTED.has(tag),
      headingLevel: headingLevel(element, tag, role),
    });
    this.#elements.push(element);
    this.#justClosed = -1;
    if (tag === 'br') builder.lineBreak();
    this.#descend(element, tag, isShown);
  }

  #descend(element: Element, tag: string, isShown: boolean): void {
    const inside = tag === 'noscript' ? noscriptChildren(element) : { entrance: ATOMIC.has(tag) ? null : flatChildren(element, tag), isShown };
    const isList = Array.isArray(inside.entrance);
    this.#next.push(isList ? null : (inside.entrance as Node | null));
    this.#lists.push(isList ? (inside.entrance as Node[]) : null);
    this.#shown.push(inside.isShown);
  }

  #leave(): void {
    this.#next.pop();
    this.#lists.pop();
    this.#shown.pop();
    const index = this.#open.pop()!;
    this.#builder.close();
    this.#justClosed = this.#builder.isGlued ? index : -1;
  }

  #text(node: Text, isShown: boolean): void {
    const data = node.data;
    const isWhiteSpace = isBlank(data);
    if (isWhiteSpace && !this.#builder.hasOpenBlock) return;
    const parent = this.#open[this.#open.length - 1]!;
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
    for (let i = this.#open.length - 1; i >= 0 && this.#open[i]! >= root; i--) {
      this.#next[i] = null;
      this.#lists[i] = null;
    }
  }

  /** True for an element that breaks the line although its tag does not. Style is asked only where it matters: two words with no white space between them that may be on two lines. */
  #standsAlone(element: Element, tag: string, isShown: boolean): boolean {
    // A button inside running text (a glossary term) is part of its line; any other stands by itself.
    if (tag === 'button') return !this.#builder.hasOpenBlock;
    if (!isShown) return false;
    if (tag.includes('-')) return standsAlone(element);
    return this.#builder.isGlued && tag !== 'br' && tag !== 'wbr' && standsAlone(element);
  }
}

function headingLevel(element: Element, tag: string, role: string): number {
  if (tag.length === 2 && tag[0] === 'h' && tag >= 'h1' && tag <= 'h6') return Number(tag[1]);
  if (role !== 'heading') return 0;
  const level = Number.parseInt(attributeOf(element, 'aria-level'), 10);
  return level >= 1 && level <= 6 ? level : 2;
}
