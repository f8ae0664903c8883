import { isElement, rename } from '../parts/edit-dom.ts';
import { MATHML } from './xml.ts';

/** Number of children that an element must have. */
const CHILDREN: Readonly<Record<string, number>> = {
  mfrac: 2,
  mroot: 2,
  msub: 2,
  msup: 2,
  munder: 2,
  mover: 2,
  msubsup: 3,
  munderover: 3,
};
const TOKENS = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
const EMPTY = new Set(['mspace', 'mprescripts', 'none']);
const KNOWN = new Set([
  ...Object.keys(CHILDREN),
  ...TOKENS,
  ...EMPTY,
  ...'math mrow mmultiscripts msqrt mstyle mpadded mphantom menclose merror mtable mtr mtd'.split(' '),
]);

const LENGTH = /^-?(?:\d+|\d*\.\d+)(?:em|ex|px|in|cm|mm|pt|pc|%)?$/;
const BOOLEAN = /^(?:true|false)$/;
const ALIGNMENTS = /^(?:left|center|right)(?: (?:left|center|right))*$/;
const VARIANT =
  /^(?:normal|bold|italic|bold-italic|double-struck|bold-fraktur|script|bold-script|fraktur|sans-serif|bold-sans-serif|sans-serif-italic|sans-serif-bold-italic|monospace)$/;

type Values = Readonly<Record<string, RegExp>>;

/** Attributes and their values by the elements that may have them. */
const VALUES: Readonly<Record<string, Values>> = {
  math: { display: /^(?:block|inline)$/, alttext: /^/ },
  mo: { stretchy: BOOLEAN, fence: BOOLEAN, separator: BOOLEAN, accent: BOOLEAN, lspace: LENGTH, rspace: LENGTH },
  mspace: { width: LENGTH, height: LENGTH, depth: LENGTH },
  mfrac: { linethickness: LENGTH },
  mover: { accent: BOOLEAN },
  munder: { accentunder: BOOLEAN },
  munderover: { accent: BOOLEAN, accentunder: BOOLEAN },
  mstyle: { displaystyle: BOOLEAN },
  menclose: { notation: /^[a-z]+(?: [a-z]+)*$/ },
  mtable: { columnalign: ALIGNMENTS, displaystyle: BOOLEAN },
  mtd: { columnspan: /^[1-9]\d?$/, rowspan: /^[1-9]\d?$/ },
};

/** Changes a formula so that it is valid MathML 3. Its symbols and their order stay. */
export function makeValidFormula(formula: Element): void {
  for (const inner of formula.querySelectorAll('math')) rename(inner, 'mrow');
  dropMarksOutsideScripts(formula);
  putIntoTables(formula);
  // From the innermost elements outwards, so that an element that is replaced has valid children.
  for (const element of [...formula.querySelectorAll('*')].reverse()) keepValidAttributes(withValidContent(element));
  dropMarksOutsideScripts(formula);
  keepValidAttributes(formula);
  wrapText(formula);
}

/** Once before children are counted, and once for those of scripts that became groups. */
function dropMarksOutsideScripts(formula: Element): void {
  for (const mark of formula.querySelectorAll('mprescripts, none'))
    if (mark.parentElement?.localName !== 'mmultiscripts') mark.remove();
}

/** Tables consist of rows, and rows of cells; elsewhere both are groups. */
function putIntoTables(formula: Element): void {
  for (const row of formula.querySelectorAll('mlabeledtr')) rename(row, 'mtr');
  for (const row of formula.querySelectorAll('mtr')) if (row.parentElement?.localName !== 'mtable') rename(row, 'mrow');
  for (const cell of formula.querySelectorAll('mtd')) if (cell.parentElement?.localName !== 'mtr') rename(cell, 'mrow');
  for (const [table, part] of [
    ['mtable', 'mtr'],
    ['mtr', 'mtd'],
  ] as const)
    for (const element of formula.querySelectorAll(table)) wrapParts(element, part);
}

/** Wraps everything in a table or row that is no part of it. */
function wrapParts(element: Element, part: string): void {
  wrapText(element);
  for (const child of [...element.children]) {
    if (child.localName === part) continue;
    const wrapper = element.ownerDocument.createElementNS(MATHML, part);
    child.replaceWith(wrapper);
    wrapper.append(child);
  }
}

function withValidContent(element: Element): Element {
  const { localName: name } = element;
  if (TOKENS.has(name)) {
    // Elements of HTML within a token, such as a link.
    if (element.firstElementChild) element.textContent = `${element.textContent}`;
    return element;
  }
  if (EMPTY.has(name)) {
    element.replaceChildren();
    return element;
  }
  if (!KNOWN.has(name)) return renamed(element, 'mrow');
  wrapText(element);
  const wanted = CHILDREN[name] ?? element.childElementCount;
  const isWhole = name === 'mmultiscripts' ? hasPairs(element) : element.childElementCount === wanted;
  return isWhole ? element : renamed(element, 'mrow');
}

/** A base, then pairs of scripts, and after a mark pairs of scripts before the base. */
function hasPairs(element: Element): boolean {
  const names = [...element.children].map(({ localName }) => localName);
  const mark = names.indexOf('mprescripts');
  const after = mark === -1 ? names.length - 1 : mark - 1;
  const before = mark === -1 ? 0 : names.length - mark - 1;
  return names.length > 0 && after % 2 === 0 && before % 2 === 0 && names.lastIndexOf('mprescripts') === mark;
}

/** Text outside the elements for symbols becomes one of them. */
function wrapText(element: Element): void {
  for (const child of [...element.childNodes]) {
    if (isElement(child)) continue;
    const text = child.textContent?.trim() ?? '';
    if (text === '') child.remove();
    else {
      const symbol = element.ownerDocument.createElementNS(MATHML, 'mtext');
      symbol.textContent = text;
      child.replaceWith(symbol);
    }
  }
}

function renamed(element: Element, name: string): Element {
  const other = rename(element, name);
  wrapText(other);
  return other;
}

function keepValidAttributes(element: Element): void {
  const { localName } = element;
  const values = TOKENS.has(localName) ? { mathvariant: VARIANT, ...VALUES[localName] } : (VALUES[localName] ?? {});
  for (const { name, value } of [...element.attributes])
    if (!Object.hasOwn(values, name) || !(values as Values)[name]!.test(value)) element.removeAttribute(name);
}
