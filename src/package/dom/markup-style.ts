import { BREAKS, TAG_FLAGS } from '../../dom/walk/tag-flags.ts';
import {
  attributeOf,
  closestOf,
  documentElementOf,
  hasAttributes,
  localNameOf,
  ownerDocumentOf,
  parentElementOf,
  queryAll,
} from './safe-dom.ts';
import { BudgetSpent } from './sheets/budget.ts';
import { readDeclarations } from './sheets/declarations.ts';
import { type Declared, DocumentSheets, IMPORTANT_WEIGHT, INLINE_WEIGHT } from './sheets/document-sheets.ts';

/**
 * What the walk assumes of an element where there is no layout: by its name and attributes and, on
 * request, by the rules in the page's style elements. docs/library.md lists the assumptions.
 */
export const UNDISPLAYED = 1;
export const INVISIBLE = 2;
export const TRANSPARENT = 4;
const OFFSCREEN = 8;
/** In a shadow tree, for which the rules of the document do not hold. */
const IN_SHADOW = 16;

/** Elements that a browser's own style sheet hides (HTML Living Standard, section Rendering). */
const NEVER_SHOWN = new Set(
  'area base basefont datalist head link meta noembed noframes param rp script style template title'.split(' '),
);
const KEEPS_SPACE = /^(?:pre|textarea|listing|xmp|plaintext)$/;
const MONOSPACED = /^(?:pre|code|kbd|samp|tt|listing|xmp|plaintext)$/;
/** Names by which Bootstrap, WordPress, Tailwind and others clip text for screen readers. */
const CLIPPING_CLASS = /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader-?text)(?:\s|$)/i;
const CLIPPING_STYLE = /(?:^|;)\s*(?:clip\s*:\s*rect\(\s*[01](?:px)?\b|clip-path\s*:\s*inset\(\s*(?:50|100)%)/i;
const OFFSCREEN_STYLE = /(?:^|;)\s*(?:left|top|text-indent)\s*:\s*-\d{4,}/i;

function isHiddenByMarkup(element: Element, style: Style): boolean {
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

/** Values by property, lower case, without !important. */
type Style = ReadonlyMap<string, string>;
/** What is known of an element: bits such as UNDISPLAYED, and its style. */
type Known = { readonly state: number; readonly style: Style };

const memory = { elements: new WeakMap<Element, Known>(), sheets: new WeakMap<Document, DocumentSheets>() };

/** Forgets everything. Call it before a page is read, because the page may have changed. */
export function forgetMarkup(): void {
  memory.elements = new WeakMap();
  memory.sheets = new WeakMap();
}

/**
 * From now on the rules in the style elements of the document count, too. Where they take too much work, none of them
 * does.
 */
export function readStyleElements(document: Document): void {
  try {
    memory.sheets.set(document, new DocumentSheets(document));
    for (const element of queryAll(document, '*')) knownOf(element);
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    forgetMarkup();
  }
}

/** UNDISPLAYED, INVISIBLE and TRANSPARENT as bits, with those that it inherits. */
export function stateByMarkup(element: Element): number {
  return knownOf(element).state;
}

function knownOf(element: Element): Known {
  const path: Element[] = [];
  let known: Known | undefined;
  let top = element;
  for (let at: Element | null = element; at !== null; at = parentElementOf(at)) {
    known = memory.elements.get(at);
    if (known !== undefined) break;
    path.push(at);
    top = at;
  }
  const document = ownerDocumentOf(element);
  known ??= { state: document && documentElementOf(document) === top ? 0 : IN_SHADOW, style: NO_STYLE };
  const sheets = (document && memory.sheets.get(document)) ?? null;
  for (const at of path.reverse()) {
    const style = styleFor(at, (known.state & IN_SHADOW) === 0 ? sheets : null);
    known = { state: stateWith(known.state, at, style), style };
    memory.elements.set(at, known);
  }
  return known;
}

const NO_STYLE: Style = new Map();

/** The style of an element by the sheets and its attribute. */
function styleFor(element: Element, sheets: DocumentSheets | null): Style {
  if (!hasAttributes(element) && sheets === null) return NO_STYLE;
  const declared = sheets?.declaredFor(element) ?? null;
  const written = attributeOf(element, 'style');
  if (written === '') return declared === null ? NO_STYLE : valuesOf(declared);
  const all: Map<string, Declared> = declared ?? new Map<string, Declared>();
  for (const { property, value, isImportant } of readDeclarations(written)) {
    const weight = INLINE_WEIGHT + (isImportant ? IMPORTANT_WEIGHT : 0);
    if (weight >= (all.get(property)?.weight ?? 0)) all.set(property, { value, weight });
  }
  return valuesOf(all);
}

function valuesOf(declared: ReadonlyMap<string, Declared>): Style {
  const style = new Map<string, string>();
  for (const [property, { value }] of declared) {
    // As where nothing is declared.
    if (value === 'revert' || value === 'revert-layer' || value === 'inherit') continue;
    const isInitial = value === 'initial' || value === 'unset';
    if (!isInitial) style.set(property, value);
    else if (property === 'display') style.set(property, 'inline');
    else if (property === 'visibility' && value === 'initial') style.set(property, 'visible');
  }
  return style;
}

function stateWith(inherited: number, element: Element, style: Style): number {
  let state = inherited;
  const visibility = style.get('visibility');
  if (isHiddenByMarkup(element, style)) state |= UNDISPLAYED;
  if (visibility === 'hidden' || visibility === 'collapse') state |= INVISIBLE;
  else if (visibility === 'visible') state &= ~INVISIBLE;
  if (Number.parseFloat(style.get('opacity') ?? '1') === 0) state |= TRANSPARENT;
  if (isMovedOff(style)) state |= OFFSCREEN;
  return state;
}

/** CSS pixels beyond the left or upper edge from which text was moved out of view. */
const OFFSCREEN_PX = -1500;
/** How far to the right something is moved. */
const TRANSLATION = /\btranslate(?:x|3d)?\(\s*(-?[\d.]+px)/;
const PX_PER_EM = 16;

function isMovedOff(style: Style): boolean {
  if (pixels(style.get('margin-left')) < OFFSCREEN_PX) return true;
  if (pixels(TRANSLATION.exec(style.get('transform') ?? '')?.[1]) < OFFSCREEN_PX) return true;
  const position = style.get('position');
  if (position === undefined || position === 'static') return false;
  return pixels(style.get('left')) < OFFSCREEN_PX || pixels(style.get('top')) < OFFSCREEN_PX;
}

/** A length in CSS pixels; NaN for one that depends on others. */
function pixels(length = ''): number {
  const [, amount, unit] = /^([-+]?[\d.]+)(px|r?em|)$/.exec(length) ?? [];
  return amount === undefined ? Number.NaN : Number(amount) * (unit === 'em' || unit === 'rem' ? PX_PER_EM : 1);
}

/** True where the class or the style clips the text or moves it off the page. */
export function isClippedByMarkup(element: Element): boolean {
  if (CLIPPING_CLASS.test(attributeOf(element, 'class'))) return true;
  const { state, style } = knownOf(element);
  if ((state & OFFSCREEN) !== 0) return true;
  // A box of at most one pixel that cuts off what is in it.
  if (pixels(style.get('width')) <= 1 && pixels(style.get('height')) <= 1) {
    const { display, overflowX } = new MarkupStyle(element);
    if (overflowX !== 'visible' && display !== 'inline' && display !== 'contents') return true;
  }
  const written = attributeOf(element, 'style');
  return written !== '' && (CLIPPING_STYLE.test(written) || OFFSCREEN_STYLE.test(written));
}

/** Width of a column of text, in CSS pixels, of which a share is taken. */
const COLUMN = 640;

/**
 * Width or height by the markup, in CSS pixels: of the style, else of the attribute; null where neither says anything.
 */
export function sizeByMarkup(element: Element, side: 'width' | 'height'): number | null {
  const { style } = knownOf(element);
  const least = sizeIn(style.get(`min-${side}`), side);
  const own = sizeIn(style.get(side), side) ?? sizeIn(attributeOf(element, side), side);
  return own === null ? least : Math.max(own, least ?? 0);
}

function sizeIn(written: string | undefined, side: 'width' | 'height'): number | null {
  const share = /^([\d.]+)(?:%|vw)/.exec(written ?? '')?.[1];
  // The height of what is around is not known.
  if (share !== undefined) return side === 'width' ? (Number(share) / 100) * COLUMN : null;
  const size = pixels(written);
  return Number.isNaN(size) ? null : size;
}

/** A computed style by the markup, read when it is asked for. */
export class MarkupStyle {
  readonly #element: Element;
  readonly #style: Style;

  constructor(element: Element) {
    this.#element = element;
    this.#style = knownOf(element).style;
  }

  get display(): string {
    if (isHiddenByMarkup(this.#element, this.#style)) return 'none';
    const tag = localNameOf(this.#element);
    const display = this.#style.get('display') ?? (((TAG_FLAGS.get(tag) ?? 0) & BREAKS) === 0 ? 'inline' : 'block');
    return display.startsWith('inline') && this.#isBlockified() ? 'block' : display;
  }

  /** True out of the flow and in a flex or grid box, where inline elements become blocks (CSS Display 3, 2.7). */
  #isBlockified(): boolean {
    if (/^(?:absolute|fixed)$/.test(this.position) || this.cssFloat !== 'none') return true;
    const parent = parentElementOf(this.#element);
    return parent !== null && /^(?:inline-)?(?:flex|grid)$/.test(knownOf(parent).style.get('display') ?? '');
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
      const own = knownOf(at).style.get('white-space');
      if (own !== undefined) return own;
      if (KEEPS_SPACE.test(localNameOf(at))) return 'pre';
    }
    return 'normal';
  }

  get fontFamily(): string {
    for (let at: Element | null = this.#element; at !== null; at = parentElementOf(at)) {
      const { style } = knownOf(at);
      const own = style.get('font-family') ?? style.get('font');
      if (own !== undefined) return own;
      if (MONOSPACED.test(localNameOf(at))) return 'monospace';
    }
    return '';
  }

  get direction(): string {
    const around = closestOf(this.#element, '[dir="ltr" i], [dir="rtl" i]');
    return around !== null && attributeOf(around, 'dir').toLowerCase() === 'rtl' ? 'rtl' : 'ltr';
  }
}
