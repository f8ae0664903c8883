import { countText } from '../../engine/text/count-text.ts';
import type { Block, Outline, OutlineElement, TextRun } from '../../engine/types.ts';
import { finish, type Steps } from '../../engine/steps.ts';
import { attributeOf, nextSiblingOf } from '../safe-dom.ts';
import { isIconOfFont } from './icons-of-fonts.ts';
import { type Openers, opensInPlace } from './opens-in-place.ts';
import { holdsOnlyPicture, type InnerTree, specialChildrenOf } from './flat-tree.ts';
import { TextVisibility } from './text-visibility.ts';
import {
  ATOMIC,
  BREAKS,
  DROPPED,
  HEADING,
  HEADING_SHIFT,
  HOST,
  IN_LINK,
  KEEPS_SPACE,
  LINE_END,
  SPECIAL,
  TAG_FLAGS,
} from './tag-flags.ts';
import { isOnOwnLine } from './visibility.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export type TreeOptions = {
  /** Language by which words are counted. */
  readonly lang: string;
  /** Read noscript. */
  readonly noscript: boolean;
  /** Read hidden text. */
  readonly hidden: boolean;
  /** Elements that are not displayed, or not visible, whose text is read nevertheless. */
  readonly opened?: ReadonlySet<Element>;
};

/**
 * The outline and the live nodes it was read from: elements[i] belongs to outline.elements[i], texts[i] to
 * outline.runs[i].
 */
export type TreeReading = {
  readonly outline: Outline;
  readonly elements: readonly Element[];
  readonly texts: readonly Text[];
  /** The outermost elements without display whose text was skipped. */
  readonly undisplayed: readonly Element[];
  /** The trees that were entered below the first element: of shadow hosts, frames and parsed noscript. */
  readonly innerTrees: readonly InnerTree[];
};

const INHERITED = IN_LINK | KEEPS_SPACE | HEADING;
/**
 * State of an open element besides its inherited flags: rendered (not inside a parsed noscript), and the visibility of
 * its own text once known.
 */
const IS_RENDERED = 1 << 11;
const TEXT_VISIBLE = 1 << 12;
const TEXT_HIDDEN = 1 << 13;

/** `end` of an element that is still open: without text so far, or with text. */
const OPEN = 0;
const OPEN_WITH_TEXT = -1;

/** Nodes from one step to the next: about a millisecond. */
const NODES_A_STEP = 1_024;

const WHITE_SPACE = /[ \t\n\r\f\u00a0]+/g;
const NEEDS_COLLAPSING = /[\t\n\r\f\u00a0]| {2}/;
const SOMETHING_TO_READ = /[^\s\u200b\u200c\u200d\u2060\ufeff]/;

/**
 * Reads the tree below a root once, top to bottom, into an outline. Writes nothing; linear in nodes; no recursion.
 * One long function on purpose: it runs once, cold, over every node of the page, where each call and each closure
 * costs. With objects and methods it took three times as long. `engine/testing/outline-builder.ts` does the same in
 * small steps, and a test compares the two. Properties are read directly except on forms, whose fields shadow them;
 * only a form can have a nodeType that is not a number or a localName that is not a string.
 */
export function* readTreeInSteps(root: Element, { lang, noscript, hidden, opened }: TreeOptions): Steps<TreeReading> {
  const elements: Mutable<OutlineElement>[] = [];
  const nodes: Element[] = [];
  const blocks: Block[] = [];
  const runs: TextRun[] = [];
  const texts: Text[] = [];
  const undisplayedRoots: Element[] = [];
  /** Parallel to `elements`: the nearest element that breaks the line, itself included, or the root. */
  const lineBreakers: number[] = [];
  const visibility = new TextVisibility(nodes, elements);
  const openers: Openers = new Map();
  let skipped = 0;
  const innerTrees: InnerTree[] = [];

  // The innermost open element; the elements around it are on the stacks.
  let parent = -1;
  let state = IS_RENDERED;
  let next: Node | null = null;
  let list: Node[] | null = [root];
  /** A text that has to be read again. */
  let resume: Node | null = null;
  const states: number[] = [];
  const nexts: (Node | null)[] = [];
  const lists: (Node[] | null)[] = [];

  // The current block, created when the next one begins or the page ends. `isOpen`: text still joins it.
  let begun = 0;
  let isOpen = false;
  let text = '';
  let blockElement = 0;
  let heading = 0;
  let linkChars = 0;
  let tags = 0;
  let lineBreaks = 0;
  let endsWithSpace = false;
  /**
   * The inline element that closed directly after a word, with no text since; else -1. What follows it may be on a new
   * line.
   */
  let lastClosed = -1;

  for (let nodesRead = 1; ; nodesRead++) {
    if (nodesRead % NODES_A_STEP === 0) yield;
    let node: Node | null;
    if (resume !== null) node = resume;
    else if (list === null) node = next;
    else node = list.pop() ?? null;

    if (node === null) {
      if (parent < 0) break;
      const element = elements[parent]!;
      const holdsText = element.end === OPEN_WITH_TEXT;
      if (holdsText) element.lastBlock = begun;
      else element.firstBlock = element.lastBlock = begun;
      element.end = elements.length;
      if (element.breaks) isOpen = false;
      if (!isOpen || lineBreaks > 0 || endsWithSpace) lastClosed = -1;
      else if (holdsText || lastClosed < 0) lastClosed = parent;
      parent = element.parent;
      state = states.pop()!;
      next = nexts.pop()!;
      list = lists.pop()!;
      continue;
    }

    const type: unknown = node.nodeType;
    if (type === 3) {
      if (resume !== null) resume = null;
      else if (list === null) next = node.nextSibling;
      const written = node as Text;
      const { data } = written;
      const isBlank = !SOMETHING_TO_READ.test(data);
      if (isBlank) {
        lastClosed = -1;
        if (!isOpen || data === '') continue;
      } else {
        if ((state & IS_RENDERED) !== 0 && !hidden) {
          if ((state & (TEXT_VISIBLE | TEXT_HIDDEN)) === 0)
            state |= visibility.isVisible(parent, data.length) ? TEXT_VISIBLE : TEXT_HIDDEN;
          if ((state & TEXT_HIDDEN) !== 0) {
            const undisplayed = visibility.undisplayedRoot(parent);
            if (undisplayed < 0) continue;
            if (opensInPlace(nodes[undisplayed]!, openers)) {
              // Read all of its content: nothing in it has a computed style that matters.
              state &= ~(IS_RENDERED | TEXT_HIDDEN);
              for (let at = parent, i = states.length - 1; at !== undisplayed; i--) {
                at = elements[at]!.parent;
                states[i]! &= ~(IS_RENDERED | TEXT_HIDDEN);
              }
              // Read the same text again, now as part of the content that opens in place.
              resume = node;
              continue;
            }
            // Nothing else under display: none is shown, so the rest of it is skipped.
            undisplayedRoots.push(nodes[undisplayed]!);
            next = null;
            list = null;
            for (let at = parent, i = nexts.length - 1; at !== undisplayed; i--) {
              at = elements[at]!.parent;
              nexts[i] = null;
              lists[i] = null;
            }
            continue;
          }
          if (lastClosed >= 0 && data.charCodeAt(0) > 32 && isOnOwnLine(nodes[lastClosed]!)) {
            elements[lastClosed]!.breaks = true;
            isOpen = false;
          }
        }
        lastClosed = -1;
        if (!isOpen) {
          if (begun > 0) blocks.push(blockOf(text, lang, { element: blockElement, linkChars, tags, heading }));
          begun++;
          isOpen = true;
          text = '';
          linkChars = 0;
          tags = 0;
          heading = (state & HEADING) >> HEADING_SHIFT;
          blockElement = lineBreakers[parent]!;
        }
        lineBreaks = 0;
        for (let at = parent; at >= 0;) {
          const element = elements[at]!;
          if (element.end === OPEN_WITH_TEXT) break;
          element.end = OPEN_WITH_TEXT;
          element.firstBlock = begun - 1;
          at = element.parent;
        }
      }
      let piece = data;
      if ((state & KEEPS_SPACE) === 0) {
        if (isBlank) piece = ' ';
        else if (NEEDS_COLLAPSING.test(data)) piece = data.replace(WHITE_SPACE, ' ');
        // A block never begins with white space, so that offsets in its text stay valid after trimming.
        if (text === '') piece = piece.trimStart();
        else if (endsWithSpace && piece.charCodeAt(0) === 32) piece = piece.slice(1);
      }
      const start = text.length;
      text += piece;
      if ((state & IN_LINK) !== 0) linkChars += piece.length;
      if (piece !== '') endsWithSpace = piece.charCodeAt(piece.length - 1) === 32;
      runs.push({ element: parent, block: begun - 1, before: elements.length, skipped, start, end: text.length });
      texts.push(written);
      continue;
    }

    if (type !== 1 && typeof type === 'number') {
      if (list === null) next = node.nextSibling;
      continue;
    }

    const element = node as Element;
    const name: unknown = element.localName;
    const tag = typeof name === 'string' ? name : 'form';
    if (list === null) next = tag === 'form' ? nextSiblingOf(node) : node.nextSibling;
    const known = TAG_FLAGS.get(tag);
    const flags = known ?? HOST;
    const isTex = tag === 'script' && attributeOf(element, 'type').startsWith('math/tex');
    if (((flags & DROPPED) !== 0 && !isTex) || (tag === 'noscript' && !noscript && !holdsOnlyPicture(element))) {
      skipped++;
      continue;
    }
    let classes = '';
    let id = '';
    let role = '';
    if (tag === 'form') {
      classes = attributeOf(element, 'class');
      id = attributeOf(element, 'id');
      role = attributeOf(element, 'role');
    } else if (element.hasAttributes()) {
      classes = element.getAttribute('class') ?? '';
      id = element.id;
      role = element.getAttribute('role') ?? '';
    }
    if (isIconOfFont(element, classes)) {
      skipped++;
      continue;
    }
    let breaks = (flags & BREAKS) !== 0;
    if (!breaks) {
      // A button inside running text (a glossary term) is part of its line; any other is a block. Style is read only
      // where it matters: between two words without white space that may be on two lines.
      if (tag === 'button') breaks = !isOpen;
      else if ((state & IS_RENDERED) === 0 || (flags & LINE_END) !== 0) breaks = false;
      else if ((known === undefined && tag.includes('-')) || (isOpen && lineBreaks === 0 && !endsWithSpace))
        breaks = isOnOwnLine(element);
    }
    if (breaks) isOpen = false;
    else if (isOpen) tags++;
    if (breaks || tag === 'br') lastClosed = -1;

    const index = elements.length;
    elements.push({
      parent,
      end: OPEN,
      tag,
      depth: states.length,
      classes,
      id,
      role,
      breaks,
      firstBlock: begun,
      lastBlock: begun,
    });
    nodes.push(element);
    lineBreakers.push(breaks || parent < 0 ? index : lineBreakers[parent]!);
    if (tag === 'br' && isOpen) {
      const keepsSpace = (state & KEEPS_SPACE) !== 0;
      if (!keepsSpace && ++lineBreaks > 1) isOpen = false;
      else if (keepsSpace || !endsWithSpace) {
        text += keepsSpace ? '\n' : ' ';
        if ((state & IN_LINK) !== 0) linkChars++;
        endsWithSpace = !keepsSpace;
      }
    }

    let child: Node | Node[] | null = null;
    let rendered = state & IS_RENDERED;
    if (opened?.has(element) === true) rendered = 0;
    if ((flags & SPECIAL) !== 0) {
      const inside = specialChildrenOf(element, tag);
      child = inside.entrance;
      if (inside.tree !== null) innerTrees.push(inside.tree);
      if (!inside.isRendered) rendered = 0;
    } else if ((flags & (ATOMIC | DROPPED)) === 0) {
      const shadow = (flags & HOST) !== 0 ? element.shadowRoot : null;
      if (shadow !== null) innerTrees.push(shadow);
      child = (shadow ?? element).firstChild;
    }
    if (child === null) {
      elements[index]!.end = index + 1;
      if (breaks) isOpen = false;
      else if (isOpen && lineBreaks === 0 && !endsWithSpace && lastClosed < 0) lastClosed = index;
      continue;
    }
    states.push(state);
    nexts.push(next);
    lists.push(list);
    parent = index;
    state = (state & INHERITED) | (flags & INHERITED) | rendered;
    const level =
      (flags & HEADING) !== 0 ? flags & HEADING : role === 'heading' ? headingLevel(element) << HEADING_SHIFT : 0;
    if (level !== 0) state = (state & ~HEADING) | level;
    next = Array.isArray(child) ? null : child;
    list = Array.isArray(child) ? child : null;
  }

  if (begun > 0) blocks.push(blockOf(text, lang, { element: blockElement, linkChars, tags, heading }));
  return { outline: { elements, blocks, runs }, elements: nodes, texts, undisplayed: undisplayedRoots, innerTrees };
}

/** The reading of `readTreeInSteps`, at once. */
export function readTree(root: Element, options: TreeOptions): TreeReading {
  return finish(readTreeInSteps(root, options));
}

function blockOf(
  written: string,
  lang: string,
  { element, linkChars, tags, heading }: Pick<Block, 'element' | 'linkChars' | 'tags' | 'heading'>,
): Block {
  const text = written.trimEnd();
  const { words, sentences, commas } = countText(text, lang);
  return {
    element,
    text,
    chars: text.length,
    words,
    linkChars: Math.min(linkChars, text.length),
    sentences,
    commas,
    tags,
    heading,
  };
}

function headingLevel(element: Element): number {
  const level = Number.parseInt(attributeOf(element, 'aria-level'), 10);
  return level >= 1 && level <= 6 ? level : 2;
}
