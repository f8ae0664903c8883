import { childElementsOf, isElement, isText } from '../../nodes.ts';
import { attributeOf, firstChildOf, localNameOf, nextSiblingOf, textContentOf } from '../../safe-dom.ts';
import { mathElement, rowOf, withScripts } from './mathml.ts';
import { Unreadable } from './unreadable-drawing.ts';

/** Elements that hold characters. */
const TOKENS = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);
/** Roles of parts by their names in MathJax 2 and later. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ...['num', 'den', 'base', 'over', 'under', 'sup', 'sub', 'root', 'script', 'prescripts', 'scripts'].map(
    (name) => [name, name] as const,
  ),
  ['numerator', 'num'],
  ['denominator', 'den'],
  ['op', 'base'],
]);
/** Boxes between an element and its parts. */
const BOXES = new Set(['frac', 'dbox', 'dtable', 'row', 'cell', 'box', 'stack', 'itable', 'sqrt']);
/** What is drawn around the symbols: lines, struts, the sign of a root; and what nobody sees. */
const SILENT = /^(?:surd|line|[dnt]?strut|spacer|vsize|mark|mspace|mphantom|none|speech|assistive-mml)$/;
/** A character that is drawn by a style sheet, in hexadecimal. */
const CODE_POINT = /(?:^|\s)mjx-c([0-9A-F]{2,6})(?:\s|$)/;
/** Characters whose meaning only the font knows. */
const PRIVATE = /\p{Co}/u;
/** Italic letters, which a single letter of a formula is anyway. */
const ITALIC = /^[\u{1d434}-\u{1d467}\u{1d6e2}-\u{1d71b}\u210e]$/u;
const MAX_DEPTH = 64;

type Parts = ReadonlyMap<string, Element>;

/**
 * MathML of a formula that MathJax 2, 3 or 4 drew as HTML. The names of its elements, or their classes, say what each
 * is; classes also hold the characters. Null where the drawing has no symbol, or one that cannot be read.
 */
export function readMathJaxDrawing(drawn: Element, document: Document): Element | null {
  try {
    const math = mathElement(document, 'math', row(drawn, document, 0));
    return (math.textContent ?? '').trim() === '' ? null : math;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Name of the MathML element or part that is drawn, in lower case; '' for other elements. */
function nameOf(element: Element): string {
  const tag = localNameOf(element);
  if (tag.startsWith('mjx-')) return tag.slice('mjx-'.length);
  return /(?:^|\s)mjx-([a-z-]+)(?:\s|$)/i.exec(attributeOf(element, 'class'))?.[1]?.toLowerCase() ?? '';
}

function row(element: Element, document: Document, depth: number): Element {
  return rowOf(
    document,
    childElementsOf(element).flatMap((child) => read(child, document, depth + 1)),
  );
}

/** The content of an element besides its parts. */
function rest(element: Element, document: Document, depth: number): Element {
  return rowOf(
    document,
    restOf(element).flatMap((child) => read(child, document, depth + 1)),
  );
}

/** The MathML of an element; nothing for one that shows nothing. */
function read(element: Element, document: Document, depth: number): Element[] {
  if (depth > MAX_DEPTH) throw new Unreadable();
  const name = nameOf(element);
  if (SILENT.test(name)) return [];
  if (TOKENS.has(name)) return token(element, name, document);
  const parts = partsOf(element, name);
  const part = (role: string): Element | null => (parts.has(role) ? row(parts.get(role)!, document, depth) : null);
  if (name === 'mfrac' && parts.has('num') && parts.has('den')) {
    const fraction = mathElement(document, 'mfrac', part('num')!, part('den')!);
    if (childElementsOf(element).some((frame) => attributeOf(frame, 'atop') === 'true'))
      fraction.setAttribute('linethickness', '0');
    return [fraction];
  }
  if (name === 'msqrt' || name === 'mroot') {
    const [body, root] = [rest(element, document, depth), part('root')];
    return [root ? mathElement(document, 'mroot', body, root) : mathElement(document, 'msqrt', body)];
  }
  if (/^m(?:sub|sup|subsup|under|over|underover)$/.test(name)) {
    const base = part('base') ?? rest(element, document, depth);
    const scripts = parts.has('script') ? scriptsIn(parts.get('script')!, name, document, depth) : {};
    const limits = { sub: part('sub'), sup: part('sup'), under: part('under'), over: part('over') };
    return [withScripts(document, base, { ...limits, ...scripts })];
  }
  if (name === 'mmultiscripts') return [multiscripts(element, parts, document, depth)];
  if (name === 'mtable') return [table(element, document, depth)];
  return childElementsOf(element).flatMap((child) => read(child, document, depth + 1));
}

/** The parts of an element by their roles: the first of each, in its boxes but not in other elements. */
function partsOf(element: Element, name: string): Parts {
  const parts = new Map<string, Element>();
  const waiting = childElementsOf(element).reverse();
  for (let child = waiting.pop(); child; child = waiting.pop()) {
    const own = nameOf(child);
    const role = ROLES.get(own);
    if (role !== undefined && !parts.has(role)) parts.set(role, child);
    // A base with limits on both sides is drawn as one with a limit below, below the other.
    else if (BOXES.has(own) || (own === 'munder' && name === 'munderover'))
      waiting.push(...childElementsOf(child).reverse());
  }
  return parts;
}

/** What an element holds besides its parts and signs. */
function restOf(element: Element): Element[] {
  return childElementsOf(element).flatMap((child) => {
    const name = nameOf(child);
    if (ROLES.has(name) || SILENT.test(name)) return [];
    return BOXES.has(name) ? restOf(child) : [child];
  });
}

/** One script below or above, as the name says, or both: the upper one first. */
function scriptsIn(
  script: Element,
  name: string,
  document: Document,
  depth: number,
): { sub?: Element | undefined; sup?: Element | undefined } {
  const [first, second] = childElementsOf(script)
    .filter((child) => !SILENT.test(nameOf(child)))
    .map((child) => rowOf(document, read(child, document, depth + 1)));
  if (second) return { sup: first, sub: second };
  return name === 'msub' || name === 'munder' ? { sub: first } : { sup: first };
}

/** Scripts on both sides of a base. They are drawn in columns; the first row has the upper ones. */
function multiscripts(element: Element, parts: Parts, document: Document, depth: number): Element {
  const scripts = (role: string): Element[] => {
    const rows = (parts.has(role) ? childElementsOf(parts.get(role)!) : []).map(childElementsOf);
    const [upper = [], lower = []] = [rows[0], rows.length > 1 ? rows.at(-1) : []];
    return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => [lower[i], upper[i]])
      .flat()
      .map((cell) => (cell ? row(cell, document, depth + 1) : mathElement(document, 'mrow')));
  };
  const base = rest(element, document, depth);
  const before = scripts('prescripts');
  const marked = before.length > 0 ? [mathElement(document, 'mprescripts'), ...before] : [];
  return mathElement(document, 'mmultiscripts', base, ...scripts('scripts'), ...marked);
}

/** A table. Where each numbered row has a label, it is the row's last cell. */
function table(element: Element, document: Document, depth: number): Element {
  const whole = mathElement(document, 'mtable');
  const rowsIn = (around: Element): Element[] =>
    childElementsOf(around).flatMap((child) => (/^m(?:labeled)?tr$/.test(nameOf(child)) ? [child] : rowsIn(child)));
  const [drawn, labels] = [rowsIn(element), childElementsOf(element).find((child) => nameOf(child) === 'labels')];
  const labelRows = labels ? rowsIn(labels) : [];
  const rows = drawn.filter((one) => !labelRows.includes(one));
  const numbered = rows.filter((one) => nameOf(one) === 'mlabeledtr');
  for (const one of rows) {
    const label = labelRows.length === numbered.length ? labelRows[numbered.indexOf(one)] : undefined;
    const line = mathElement(document, 'mtr');
    for (const cell of [...childElementsOf(one), ...(label ? childElementsOf(label) : [])])
      if (nameOf(cell) === 'mtd') line.append(mathElement(document, 'mtd', row(cell, document, depth + 1)));
    whole.append(line);
  }
  return whole;
}

function token(element: Element, name: string, document: Document): Element[] {
  const text = charactersOf(element, 0);
  if (PRIVATE.test(text)) throw new Unreadable();
  if (text === '') return [];
  const isItalic = name === 'mi' && ITALIC.test(text);
  const math = mathElement(document, name, isItalic ? text.normalize('NFKC') : text);
  if (name === 'mi' && /^\p{L}$/u.test(text) && !isItalic && isUpright(element))
    math.setAttribute('mathvariant', 'normal');
  return [math];
}

function isUpright(element: Element): boolean {
  const inner = childElementsOf(element)[0];
  return (
    /(?:^|\s)mjx-n(?:\s|$)/.test(attributeOf(element, 'class')) ||
    (inner !== undefined && /-main-R(?:\s|$)/.test(attributeOf(inner, 'class')))
  );
}

/** The characters of a token, of its text or of the classes that draw it. */
function charactersOf(element: Element, depth: number): string {
  if (depth > MAX_DEPTH) throw new Unreadable();
  const name = nameOf(element);
  const code = /^(?:c|stretchy-[hv])$/.test(name) ? CODE_POINT.exec(attributeOf(element, 'class'))?.[1] : undefined;
  const written = name === 'c' ? (textContentOf(element) ?? '') : '';
  if (code !== undefined && written === '') return codePoint(code);
  if (name.startsWith('stretchy')) throw new Unreadable();
  let text = '';
  for (let node = firstChildOf(element); node; node = nextSiblingOf(node)) {
    if (isText(node)) text += textContentOf(node) ?? '';
    else if (isElement(node) && !SILENT.test(nameOf(node))) text += charactersOf(node, depth + 1);
  }
  return text;
}

function codePoint(hexadecimal: string): string {
  const code = Number.parseInt(hexadecimal, 16);
  if (code > 0x10ffff) throw new Unreadable();
  return String.fromCodePoint(code);
}
