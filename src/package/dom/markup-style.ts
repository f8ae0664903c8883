import { BREAKS, TAG_FLAGS } from '../../dom/walk/tag-flags.ts';
import { attributeOf, closestOf, hasAttributes, localNameOf, parentElementOf } from './safe-dom.ts';

/**
 * What the walk assumes of an element where there is no layout. Only the element's name, its attributes and its inline
 * style count; style sheets are not read. src/package/README.md lists the assumptions.
 */
export const UNDISPLAYED = 1;
export const INVISIBLE = 2;
export const TRANSPARENT = 4;

/** Elements that a browser's own style sheet hides (HTML Living Standard, section Rendering). */
const NEVER_SHOWN = new Set(
  'area base basefont datalist head link meta noembed noframes param rp script style template title'.split(' '),
);
const KEEPS_SPACE = /^(?:pre|textarea|listing|xmp|plaintext)$/;
/** Names by which Bootstrap, WordPress, Tailwind and others clip text for screen readers. */
const CLIPPING_CLASS = /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader-?text)(?:\s|$)/i;
const CLIPPING_STYLE = /(?:^|;)\s*(?:clip\s*:\s*rect\(\s*[01](?:px)?\b|clip-path\s*:\s*inset\(\s*(?:50|100)%)/i;
const OFFSCREEN_STYLE = /(?:^|;)\s*(?:left|top|text-indent)\s*:\s*-\d{4,}/i;

/** Values of inline styles by property, lower case, without !important. */
function inlineStyleOf(element: Element): ReadonlyMap<string, string> {
  const written = hasAttributes(element) ? attributeOf(element, 'style') : '';
  if (written === '') return NO_STYLE;
  const style = new Map<string, string>();
  for (const declaration of written.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).replace(/!important/i, '');
    style.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return style;
}

const NO_STYLE: ReadonlyMap<string, string> = new Map();

function isHiddenByMarkup(element: Element, style: ReadonlyMap<string, string>): boolean {
  const tag = localNameOf(element);
  if (NEVER_SHOWN.has(tag)) return true;
  if (!hasAttributes(element)) return tag === 'dialog';
  const display = style.get('display');
  if (display !== undefined) return display === 'none';
  if (element.hasAttribute('hidden') && attributeOf(element, 'hidden').toLowerCase() !== 'until-found') return true;
  if (tag === 'dialog') return !element.hasAttribute('open');
  return (
    element.hasAttribute('popover') || (tag === 'input' && attributeOf(element, 'type').toLowerCase() === 'hidden')
  );
}

/** The states of elements that are known already. */
const memory = { states: new WeakMap<Element, number>() };

/** Forgets all states. Call it before a page is read, because the page may have changed. */
export function forgetMarkup(): void {
  memory.states = new WeakMap();
}

/** UNDISPLAYED, INVISIBLE and TRANSPARENT as bits, with those that it inherits. */
export function stateByMarkup(element: Element): number {
  const path: Element[] = [];
  let state = 0;
  for (let at: Element | null = element; at !== null; at = parentElementOf(at)) {
    const known = memory.states.get(at);
    if (known !== undefined) {
      state = known;
      break;
    }
    path.push(at);
  }
  for (const at of path.reverse()) {
    const style = inlineStyleOf(at);
    const visibility = style.get('visibility');
    if (isHiddenByMarkup(at, style)) state |= UNDISPLAYED;
    if (visibility === 'hidden' || visibility === 'collapse') state |= INVISIBLE;
    else if (visibility === 'visible') state &= ~INVISIBLE;
    if (Number.parseFloat(style.get('opacity') ?? '1') === 0) state |= TRANSPARENT;
    memory.states.set(at, state);
  }
  return state;
}

/** True where the class or the inline style clips the text or moves it off the page. */
export function isClippedByMarkup(element: Element): boolean {
  if (CLIPPING_CLASS.test(attributeOf(element, 'class'))) return true;
  const style = attributeOf(element, 'style');
  return style !== '' && (CLIPPING_STYLE.test(style) || OFFSCREEN_STYLE.test(style));
}

/** A computed style by the markup, read when it is asked for. */
export class MarkupStyle {
  readonly #element: Element;
  readonly #style: ReadonlyMap<string, string>;

  constructor(element: Element) {
    this.#element = element;
    this.#style = inlineStyleOf(element);
  }

  get display(): string {
    if (isHiddenByMarkup(this.#element, this.#style)) return 'none';
    return (
      this.#style.get('display') ??
      (((TAG_FLAGS.get(localNameOf(this.#element)) ?? 0) & BREAKS) === 0 ? 'inline' : 'block')
    );
  }

  get visibility(): string {
    return (stateByMarkup(this.#element) & INVISIBLE) === 0 ? 'visible' : 'hidden';
  }

  get opacity(): string {
    return this.#style.get('opacity') ?? '1';
  }

  get position(): string {
    return this.#style.get('position') ?? 'static';
  }

  get cssFloat(): string {
    return this.#style.get('float') ?? 'none';
  }

  get overflowX(): string {
    return this.#style.get('overflow-x') ?? this.#style.get('overflow') ?? 'visible';
  }

  get overflowY(): string {
    return this.#style.get('overflow-y') ?? this.#style.get('overflow') ?? 'visible';
  }

  get whiteSpace(): string {
    for (let at: Element | null = this.#element; at !== null; at = parentElementOf(at)) {
      const own = inlineStyleOf(at).get('white-space');
      if (own !== undefined) return own;
      if (KEEPS_SPACE.test(localNameOf(at))) return 'pre';
    }
    return 'normal';
  }

  get fontFamily(): string {
    return this.#style.get('font-family') ?? '';
  }

  get direction(): string {
    const around = closestOf(this.#element, '[dir="ltr" i], [dir="rtl" i]');
    return around !== null && attributeOf(around, 'dir').toLowerCase() === 'rtl' ? 'rtl' : 'ltr';
  }
}
