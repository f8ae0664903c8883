import { isElement, isText } from '../../nodes.ts';
import {
  attributeOf,
  attributesIn,
  firstChildOf,
  localNameOf,
  nextSiblingOf,
  ownerDocumentOf,
  parentElementOf,
  queryAll,
  queryFirst,
  rectOf,
  textContentOf,
} from '../../safe-dom.ts';
import { viewOf } from '../../walk/visibility.ts';

/** A drawing (SVG) of the page as a picture; `src` is a `data:` address. Width and height are in CSS pixels. */
export type Drawing = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

const SVG = 'http://www.w3.org/2000/svg';
/** A larger drawing would make the article slow to send and to show. */
const MAX_ELEMENTS = 3000;
const MAX_CHARACTERS = 400_000;
const MAX_DEPTH = 60;
/** A drawing with words has at least this many parts. Fewer are a divider or a logo. */
const MIN_PARTS = 3;
/** The same for a drawing without words, which may also be a wave. */
const MIN_SHAPES = 6;
/** Elements that together label a drawing; more are read by no one. */
const MAX_LABELS = 4;
const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon';
const WORDS = 'text, foreignObject';

/** Content of HTML inside a drawing that is no text. */
const NO_WORDS = /^(?:script|style|template|noscript)$/;

/** What is copied. Scripts, animations, filters and pictures are not; a link becomes a group. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop clipPath mask marker pattern'
  ).split(' '),
);
/** Attributes that say how a drawing is built. How it looks is taken from the computed style. */
const ATTRIBUTES = new Set(
  (
    'id x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio transform offset ' +
    'pathLength rotate textLength lengthAdjust startOffset gradientUnits gradientTransform spreadMethod ' +
    'clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient ' +
    'patternUnits patternContentUnits patternTransform'
  ).split(' '),
);
/** Properties that an element takes from the one around it, with their initial values. */
const INHERITED: readonly (readonly [string, string])[] = [
  ['fill', 'rgb(0, 0, 0)'],
  ['fill-opacity', '1'],
  ['fill-rule', 'nonzero'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-opacity', '1'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['stroke-dasharray', 'none'],
  ['marker-start', 'none'],
  ['marker-mid', 'none'],
  ['marker-end', 'none'],
  ['visibility', 'visible'],
  ['font-family', ''],
  ['font-size', ''],
  ['font-style', 'normal'],
  ['font-weight', '400'],
  ['text-anchor', 'start'],
  ['letter-spacing', 'normal'],
];
const OWN: readonly (readonly [string, string])[] = [
  ['display', 'inline'],
  ['opacity', '1'],
  ['dominant-baseline', 'auto'],
  ['clip-path', 'none'],
  ['mask', 'none'],
  ['stop-color', 'rgb(0, 0, 0)'],
  ['stop-opacity', '1'],
];
/** Copied as written where there is no computed style. */
const LOOKS = new Set([...INHERITED, ...OWN].map(([name]) => name));
const TRANSPARENT = /^(?:transparent|rgba\(.*, 0\))$/;
/** A reference to another part of the same drawing. */
const REFERENCE = /url\(\s*["']?(#[\w:.-]+)["']?\s*\)/;
const LOCAL = /^#[\w:.-]+$/;

/**
 * The drawing as the page shows it, with its colours and the page's background: a view has other colours. Null for an
 * ornament. 'too-large': more than can be kept. Nothing in it loads or runs: a view shows it as a picture.
 */
export function readDrawing(svg: Element): Drawing | 'too-large' | null {
  const [shapes, words] = [queryAll(svg, SHAPES).length, queryAll(svg, WORDS).length];
  if (words === 0 ? shapes < MIN_SHAPES : shapes + words < MIN_PARTS) return null;
  if (queryAll(svg, '*').length > MAX_ELEMENTS) return 'too-large';
  const { width, height } = rectOf(svg);
  const [wide, high] = [Math.round(width), Math.round(height)];
  const [x = '0', y = '0'] = viewBoxOf(svg);
  const box = attributeOf(svg, 'viewBox') === '' ? ` viewBox="0 0 ${String(wide)} ${String(high)}"` : '';
  const backdrop = `<rect x="${x}" y="${y}" width="100%" height="100%" fill="${escaped(backgroundOf(svg))}"/>`;
  const inside = write(svg, undefined, 0, backdrop);
  const markup = inside.replace('<svg', `<svg xmlns="${SVG}"${box}`);
  const src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  return src.length > MAX_CHARACTERS ? 'too-large' : { src, alt: nameOfDrawing(svg), width: wide, height: high };
}

/** What the page calls a drawing, and how it describes it; '' where it says nothing. */
export function nameOfDrawing(svg: Element): string {
  const child = (tag: string): string => {
    const found = [...childrenOf(svg)].find((node) => isElement(node) && localNameOf(node) === tag);
    return found ? (textContentOf(found) ?? '') : '';
  };
  const name = oneLine(labelsOf(svg) || attributeOf(svg, 'aria-label') || child('title'));
  const description = oneLine(child('desc'));
  if (name === '' || name.includes(description)) return name || description;
  return `${name}${/[.:!?]$/.test(name) ? '' : '.'} ${description}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The texts of the elements that label a drawing, most often its title and description. */
function labelsOf(svg: Element): string {
  const ids = attributeOf(svg, 'aria-labelledby').split(/\s+/).filter(Boolean).slice(0, MAX_LABELS);
  const own = ids.length > 0 ? queryAll(svg, '[id]') : [];
  const labels = ids.map((id) => own.find((one) => attributeOf(one, 'id') === id) ?? elementById(svg, id));
  return labels
    .map((label) => (label ? textContentOf(label) : ''))
    .join(' ')
    .trim();
}

function elementById(near: Node, id: string): Element | null {
  const document = ownerDocumentOf(near);
  return document ? Document.prototype.getElementById.call(document, id) : null;
}

/** The element as markup. `inner` is written before its content. '' for what is not copied. */
function write(element: Element, around: CSSStyleDeclaration | undefined, depth: number, inner = ''): string {
  const name = localNameOf(element);
  const tag = name === 'a' ? 'g' : name;
  if (depth > MAX_DEPTH) return '';
  if (tag === 'foreignObject') return writeWords(element);
  if (!ELEMENTS.has(tag)) return '';
  const style = lookOf(element);
  const attributes = attributesIn(element).map(([written, value]) => copied(name, written, value, style));
  let markup = `<${tag}${attributes.join('')}${style ? writeStyle(style, around) : ''}>${inner}`;
  for (const node of childrenOf(element)) {
    if (isElement(node)) markup += write(node, style, depth + 1);
    else if (isText(node)) markup += escaped(textContentOf(node) ?? '');
  }
  return `${markup}</${tag}>`;
}

/** What is copied of an attribute as the page wrote it. */
function copied(tag: string, name: string, value: string, style: CSSStyleDeclaration | undefined): string {
  if (name === 'href' || name === 'xlink:href')
    return LOCAL.test(value) && tag !== 'svg' && tag !== 'a' ? attribute('href', value) : '';
  return ATTRIBUTES.has(name) || (!style && LOOKS.has(name)) ? attribute(name, value) : '';
}

/** The attribute as markup; '' where it refers to something outside the drawing. */
function attribute(name: string, value: string): string {
  if (!/url\(/i.test(value)) return ` ${name}="${escaped(value)}"`;
  const reference = REFERENCE.exec(value)?.[1];
  return reference === undefined ? '' : ` ${name}="url(${reference})"`;
}

/** What differs from the style of the element around it, or from the initial values. */
function writeStyle(style: CSSStyleDeclaration, around: CSSStyleDeclaration | undefined): string {
  const changed = [
    ...INHERITED.filter(([name, first]) => style.getPropertyValue(name) !== (around?.getPropertyValue(name) ?? first)),
    ...OWN.filter(([name, first]) => style.getPropertyValue(name) !== first),
  ];
  return changed
    .map(([name]) => {
      const value = style.getPropertyValue(name);
      return value === '' || (name === 'display' && value !== 'none') ? '' : attribute(name, value);
    })
    .join('');
}

/** Words that the page sets as HTML inside a drawing, in the middle of their box. */
function writeWords(element: Element): string {
  const words = wordsIn(element).replace(/\s+/g, ' ').trim();
  const number = (name: string): number => parseFloat(attributeOf(element, name)) || 0;
  const inside = queryFirst(element, '*');
  const style = lookOf(inside ?? element);
  if (words === '' || !style) return '';
  return (
    `<text x="${String(number('x') + number('width') / 2)}" y="${String(number('y') + number('height') / 2)}"` +
    ` text-anchor="middle" dominant-baseline="central" fill="${escaped(style.color)}"` +
    ` font-size="${escaped(style.fontSize)}" font-family="${escaped(style.fontFamily)}">${escaped(words)}</text>`
  );
}

/** The text of HTML inside a drawing. */
function wordsIn(element: Element, depth = 0): string {
  let words = '';
  for (const node of childrenOf(element))
    if (isText(node)) words += `${textContentOf(node) ?? ''} `;
    else if (isElement(node) && depth < MAX_DEPTH && !NO_WORDS.test(localNameOf(node)))
      words += wordsIn(node, depth + 1);
  return words;
}

/** The computed style; undefined where the document is not shown. */
function lookOf(element: Element): CSSStyleDeclaration | undefined {
  return viewOf(element)?.getComputedStyle(element);
}

function viewBoxOf(svg: Element): string[] {
  return attributeOf(svg, 'viewBox').match(/-?[\d.]+(?:e-?\d+)?/g) ?? [];
}

/** The colour behind the drawing on its page. */
function backgroundOf(svg: Element): string {
  for (let around: Element | null = svg, depth = 0; around && depth < MAX_DEPTH; around = parentElementOf(around)) {
    const color = lookOf(around)?.backgroundColor ?? '';
    if (color !== '' && !TRANSPARENT.test(color)) return color;
    depth++;
  }
  return '#fff';
}

function* childrenOf(element: Element): Iterable<Node> {
  for (let node = firstChildOf(element); node !== null; node = nextSiblingOf(node)) yield node;
}

/** Text for XML, without the characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
