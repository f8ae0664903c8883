import type { OutlineElement } from '../../engine/types.ts';
import { attributeOf } from '../safe-dom.ts';
import { isPopUp } from './styled-visibility.ts';
import { checkVisibility, isClipped, styleOf } from './visibility.ts';

/** Maximum length of text that may be a screen-reader label; prose is not clipped. */
const MAX_CLIPPED_CHARS = 200;

/**
 * Levels from which an element's own style and the remembered display of its ancestors are read: the browser's check
 * climbs to the root each time.
 */
const DEEP = 200;

const VISIBILITY_PROPERTY: CheckVisibilityOptions = { visibilityProperty: true };
const OPACITY_PROPERTY: CheckVisibilityOptions = { opacityProperty: true };
/** Elements that hold only text. What pops up in them is no part of the sentence. */
const HOLDS_TEXT = /^(?:p|h[1-6]|a|abbr|b|button|dfn|em|i|mark|span|strong|sup)$/;
/** Levels above a text at which it may pop up. */
const POP_UP_LEVELS = 4;

const UNKNOWN = 0;
const YES = 1;
const NO = 2;

/**
 * Visibility of text. Remembers the computed display of elements, so that each is read at most once. Closed details and
 * content-visibility count as visible, because they only fold text; opacity 0 too, because it is often a fade-in that
 * waits for scrolling, except for what pops up within a sentence.
 */
export class TextVisibility {
  readonly #displayed: number[] = [];
  readonly #nodes: readonly Element[];
  readonly #elements: readonly OutlineElement[];

  constructor(nodes: readonly Element[], elements: readonly OutlineElement[]) {
    this.#nodes = nodes;
    this.#elements = elements;
  }

  /** True where text of this length directly inside the element with this index is visible. */
  isVisible(index: number, chars: number): boolean {
    const node = this.#nodes[index]!;
    const element = this.#elements[index]!;
    const isShown = element.depth < DEEP && checkVisibility?.call(node, VISIBILITY_PROPERTY) === true;
    // In this order: Chromium ends a page if a style deep inside an undisplayed element is read.
    if (!isShown && !(this.undisplayedRoot(index) < 0 && styleOf(node)?.visibility === 'visible')) return false;
    if (isShown && checkVisibility?.call(node, OPACITY_PROPERTY) === false && this.#popsUp(index)) return false;
    return chars > MAX_CLIPPED_CHARS || !mayBeClipped(element, node) || !isClipped(node);
  }

  /** True inside a transparent element out of the flow, in an element that holds only text. */
  #popsUp(index: number): boolean {
    for (let at = index, level = 0; at > 0 && level < POP_UP_LEVELS; at = this.#elements[at]!.parent, level++) {
      const style = styleOf(this.#nodes[at]!);
      if (style && isPopUp(style)) return HOLDS_TEXT.test(this.#elements[this.#elements[at]!.parent]!.tag);
    }
    return false;
  }

  /** Index of the outermost ancestor-or-self with display: none; -1 where there is none. */
  undisplayedRoot(index: number): number {
    const path: number[] = [];
    for (let i = index; i >= 0 && (this.#displayed[i] ?? UNKNOWN) === UNKNOWN; i = this.#elements[i]!.parent)
      path.push(i);
    const top = path.length > 0 ? this.#elements[path[path.length - 1]!]!.parent : index;
    let displayed = top < 0 || this.#displayed[top] === YES;
    for (const i of path.reverse()) {
      displayed &&= styleOf(this.#nodes[i]!)?.display !== 'none';
      this.#displayed[i] = displayed ? YES : NO;
    }
    if (displayed) return -1;
    let root = index;
    for (let up = index; up >= 0 && this.#displayed[up] === NO; up = this.#elements[up]!.parent) root = up;
    return root;
  }
}

/** True for an element with a class, an id or an inline style, by which pages clip text. */
function mayBeClipped({ classes, id }: OutlineElement, node: Element): boolean {
  return classes !== '' || id !== '' || attributeOf(node, 'style') !== '';
}
