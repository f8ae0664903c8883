import { isElement, isText } from '../../nodes.ts';
import {
  attributeOf,
  closestOf,
  escaped,
  firstChildOf,
  localNameOf,
  matchesOf,
  nextSiblingOf,
  ownerDocumentOf,
  parentElementOf,
  queryAll,
  queryFirst,
  textContentOf,
} from '../../safe-dom.ts';
import { readKatexDrawing } from './katex-drawing.ts';
import { readMathJaxDrawing } from './mathjax-drawing.ts';
import { mathElement } from './mathml.ts';
import { parseHtml } from '../../parse-html.ts';

const ELEMENTS = new Set(
  'math mrow mi mn mo ms mtext mspace msub msup msubsup munder mover munderover mmultiscripts mprescripts none mfrac msqrt mroot mstyle mpadded mphantom menclose merror mtable mtr mtd mlabeledtr'.split(
    ' ',
  ),
);
/** Other renderings of a formula. Of these only TeX is kept, as the alternative text. */
const ANNOTATIONS = new Set(['annotation', 'annotation-xml']);
/** Elements whose text is not part of a formula. */
const IGNORED = new Set([
  'script',
  'style',
  'svg',
  'img',
  'image',
  'template',
  'noscript',
  'textarea',
  'select',
  'title',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'canvas',
  'noembed',
  'noframes',
  'xmp',
  'input',
  'button',
]);
const ATTRIBUTES =
  'display mathvariant alttext accent accentunder columnalign rowalign columnspan rowspan stretchy fence separator lspace rspace linethickness notation width height depth voffset displaystyle scriptlevel dir'.split(
    ' ',
  );
/** MathML attribute values are words and lengths. */
const VALUE = /^[\w\s.%#+-]{1,64}$/;
const TEX = /tex|latex/i;
const TEX_ATTRIBUTES = 'data-latex data-tex data-math data-formula data-expr data-equation aria-label'.split(' ');
/** Formulas that typesetters drew beside the script. */
const DRAWN = '[class*="MathJax"]:not(.MathJax_Preview), [class*="MJXc"], mjx-container, .katex, .katex-display';
/** Deeper than any formula that is meant to be read. */
const MAX_DEPTH = 64;
/** Browsers take time with the square of a row's elements; a larger formula is not meant to be read. */
const MAX_ELEMENTS = 5_000;
/** Characters of a bracket or a separator. */
const MAX_SIGN = 8;
/** End of the ids of formulas that MathJax 2 drew. */
const FRAME = '-Frame';

export type Formula = { readonly math: Element; readonly isDisplayed: boolean };

/**
 * Copies the MathML that an element is or holds into an inert document, or reads it from the TeX or the boxes of a
 * drawn formula. Null where none of them can be read.
 */
export function readFormula(element: Element, tag: string, document: Document): Formula | null {
  const source =
    tag === 'math' ? element : (queryFirst(element, 'math') ?? mathInShadow(element) ?? mathInAttribute(element));
  if (tag === 'script' && isDrawn(element)) return null;
  const script = tag === 'script' ? element : texScriptOf(element);
  const tex =
    (source === null ? '' : texOf(source)) || (script === null ? '' : texIn(script)) || texInAttributes(element);
  const math =
    source && isReadable(source)
      ? copy(source, document, 0)
      : (mathOfTex(tex, document) ?? (isReadable(element) ? mathOfDrawing(element, document) : null));
  if (math === null || (math.textContent ?? '').trim() === '') return null;
  if (tex !== '') math.setAttribute('alttext', tex);
  const isDisplayed =
    (source !== null && attributeOf(source, 'display') === 'block') ||
    attributeOf(element, 'display') === 'true' ||
    attributeOf(element, 'type').includes('mode=display') ||
    isInDisplay(element);
  if (isDisplayed) math.setAttribute('display', 'block');
  return { math, isDisplayed };
}

function isReadable(formula: Element): boolean {
  return queryAll(formula, '*').length < MAX_ELEMENTS;
}

/** The formula that MathJax or KaTeX drew as HTML without its source. */
function mathOfDrawing(element: Element, document: Document): Element | null {
  const katex = matchesOf(element, '.katex') ? queryFirst(element, '.katex-html') : null;
  return katex === null ? readMathJaxDrawing(element, document) : readKatexDrawing(katex, document);
}

function mathInShadow(element: Element): Element | null {
  return element.shadowRoot?.querySelector('math') ?? null;
}

/** MathJax 2 keeps the MathML of a drawn formula as text in an attribute. It is parsed where nothing loads or runs. */
function mathInAttribute(element: Element): Element | null {
  const holder = attributeOf(element, 'data-mathml') === '' ? queryFirst(element, '[data-mathml]') : element;
  const written = holder === null ? '' : attributeOf(holder, 'data-mathml');
  const math = written === '' ? null : parseHtml(written, element).querySelector('math');
  return math !== null && (math.textContent ?? '').trim() !== '' ? math : null;
}

/** The TeX script that MathJax 2 read a formula from; its id is that of the drawn formula without "-Frame". */
function texScriptOf(element: Element): Element | null {
  const drawn = attributeOf(element, 'id').endsWith(FRAME) ? element : queryFirst(element, `[id$="${FRAME}"]`);
  const owner = ownerDocumentOf(element);
  if (drawn === null || owner === null) return null;
  const id = attributeOf(drawn, 'id').slice(0, -FRAME.length);
  return queryFirst(owner, `script[type^="math/tex"][id="${escaped(id)}"]`);
}

/** The TeX of a script, without the comments that hide it from parsers of XML. */
function texIn(script: Element): string {
  return (textContentOf(script) ?? '').replace(/%?\s{0,8}(?:<!\[CDATA\[|\]\]>)/g, '').trim();
}

/** True for a script whose formula is already drawn beside it. */
function isDrawn(script: Element): boolean {
  return [script.previousElementSibling, script.nextElementSibling].some(
    (beside) => beside !== null && matchesOf(beside, DRAWN) && (textContentOf(beside) ?? '') !== '',
  );
}

/** TeX in an attribute of a formula, of its wrapper or of its first part, or in an annotation without MathML. */
function texInAttributes(element: Element): string {
  const annotation = queryFirst(element, 'annotation[encoding*="tex" i]');
  if (annotation !== null) return (textContentOf(annotation) ?? '').trim();
  const around = parentElementOf(element);
  const holders = [
    element,
    queryFirst(element, '[data-latex]'),
    around !== null && isOnly(element, around) ? around : null,
  ];
  for (const holder of holders) {
    for (const name of holder === null ? [] : TEX_ATTRIBUTES) {
      const value = attributeOf(holder!, name).trim();
      // A label may say the formula in words.
      if (value !== '' && (name !== 'aria-label' || /[\\^_=]/.test(value))) return value;
    }
  }
  return '';
}

function isOnly(element: Element, around: Element): boolean {
  return textContentOf(around)?.trim() === textContentOf(element)?.trim();
}

/** A formula of which the page has only the TeX source is shown as that source. */
function mathOfTex(tex: string, document: Document): Element | null {
  if (tex === '') return null;
  return mathElement(document, 'math', mathElement(document, 'mtext', tex));
}

/** KaTeX and MathJax 2 mark displayed formulas by a class on a wrapper. */
function isInDisplay(element: Element): boolean {
  return closestOf(element, '.katex-display, .MathJax_Display, .MJXc-display') !== null;
}

function copy(source: Element, document: Document, depth: number): Element | null {
  const name = localNameOf(source);
  if (depth > MAX_DEPTH || !ELEMENTS.has(name)) return null;
  // MathML Core writes an absent script as an empty row.
  const element = mathElement(document, name === 'none' ? 'mrow' : name);
  for (const attribute of ATTRIBUTES) {
    const value = attributeOf(source, attribute).trim();
    if (value !== '' && (attribute === 'alttext' || VALUE.test(value))) element.setAttribute(attribute, value);
  }
  copyChildren(source, element, document, depth);
  return element;
}

/**
 * Copies the children. Unknown elements such as semantics are replaced by their own children; annotations are dropped.
 */
function copyChildren(source: Element, target: Element, document: Document, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (let node = firstChildOf(source); node; node = nextSiblingOf(node)) {
    if (isText(node)) appendText(node, target, document);
    if (!isElement(node)) continue;
    const name = localNameOf(node);
    if (ANNOTATIONS.has(name) || IGNORED.has(name)) continue;
    const copied = name === 'mfenced' ? copyFenced(node, document, depth + 1) : copy(node, document, depth + 1);
    if (copied) target.append(copied);
    else copyChildren(node, target, document, depth + 1);
  }
}

/** A row with the brackets and separators of an old `mfenced`, which browsers no longer draw (MathML 3, 3.3.8). */
function copyFenced(source: Element, document: Document, depth: number): Element {
  const row = mathElement(document, 'mrow');
  copyChildren(source, row, document, depth);
  const signOf = (name: string, usual: string): string =>
    matchesOf(source, `[${name}]`) ? attributeOf(source, name).replace(/\s+/g, '') : usual;
  const separators = [...signOf('separators', ',')];
  const fenced = mathElement(document, 'mrow');
  appendSign(signOf('open', '('), fenced, document);
  for (const [at, part] of [...row.childNodes].entries()) {
    if (at > 0) appendSign(separators[Math.min(at, separators.length) - 1] ?? '', fenced, document);
    fenced.append(part);
  }
  appendSign(signOf('close', ')'), fenced, document);
  return fenced;
}

function appendSign(sign: string, target: Element, document: Document): void {
  if (sign !== '') target.append(mathElement(document, 'mo', sign.slice(0, MAX_SIGN)));
}

function appendText(node: Node, target: Element, document: Document): void {
  const text = (textContentOf(node) ?? '').replace(/\s+/g, ' ');
  if (text.trim() !== '') target.append(document.createTextNode(text.trim()));
}

function texOf(math: Element): string {
  for (const annotation of queryAll(math, 'annotation')) {
    if (TEX.test(attributeOf(annotation, 'encoding'))) return (textContentOf(annotation) ?? '').trim();
  }
  return attributeOf(math, 'alttext').trim();
}
