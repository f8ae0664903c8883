import { childElementsOf, isElement, isText } from '../../nodes.ts';
import { attributeOf, firstChildOf, localNameOf, nextSiblingOf, textContentOf } from '../../safe-dom.ts';
import { mathElement, rowOf, type Scripts, withScripts } from './mathml.ts';
import { Unreadable } from './unreadable-drawing.ts';

/** Space, struts and delimiters that are not drawn. */
const SILENT = ['strut', 'pstrut', 'mspace', 'nulldelimiter', 'arraycolsep', 'vlist-s', 'fix'];
/** Styles of letters by class, as values of mathvariant. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['mathbf', 'bold'],
  ['boldsymbol', 'bold-italic'],
  ['mathbb', 'double-struck'],
  ['mathcal', 'script'],
  ['mathscr', 'script'],
  ['mathfrak', 'fraktur'],
  ['mathsf', 'sans-serif'],
  ['mathtt', 'monospace'],
  ['mathrm', 'normal'],
]);
const OPERATORS = ['mbin', 'mrel', 'mopen', 'mclose', 'mpunct', 'delimsizing', 'op-symbol', 'accent-body'];
/** Prefix of some class names in new versions. */
const PREFIX = /^katex-/;
/** Characters whose meaning only the font knows, and the stroke of a negation. */
const PRIVATE = /\p{Co}/u;
const MAX_DEPTH = 200;

/** What a box holds: symbols, or text between them. */
type Mode = 'math' | 'text';

/** One line of a stack: its content, and how far above the base line it is, in em. */
type Line = { readonly element: Element; readonly shift: number };

/**
 * MathML of a formula that KaTeX drew as HTML. Its classes say what each box is, and its styles which one is above.
 * Null where a box or a symbol is not known: its text is then better than a wrong formula.
 */
export function readKatexDrawing(drawn: Element, document: Document): Element | null {
  try {
    const math = mathElement(document, 'math', new KatexDrawing(document).row(drawn, 0, 'math'));
    return (math.textContent ?? '').trim() === '' ? null : math;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

class KatexDrawing {
  constructor(private readonly document: Document) {}

  /** The content of a box. `mode`: 'text' between symbols. */
  row(box: Element, depth: number, mode: Mode): Element {
    if (depth > MAX_DEPTH) throw new Unreadable();
    const read: Element[] = [];
    for (let node = firstChildOf(box); node; node = nextSiblingOf(node)) {
      if (isText(node)) read.push(...this.token(textContentOf(node) ?? '', box, mode));
      if (!isElement(node)) continue;
      const child = node;
      const classes = classesOf(child);
      if (classes.some((name) => SILENT.includes(name))) continue;
      if (!classes.includes('msupsub')) read.push(this.element(child, classes, depth + 1, mode));
      // Scripts follow their base.
      else read.push(this.scripts(read.pop() ?? mathElement(this.document, 'mrow'), child, depth + 1));
    }
    return rowOf(this.document, read);
  }

  private element(element: Element, classes: readonly string[], depth: number, mode: Mode): Element {
    const has = (name: string): boolean => classes.includes(name);
    if (has('mfrac')) return this.fraction(linesOf(element), depth);
    if (has('sqrt')) return this.root(element, depth);
    if (has('op-limits')) return this.limits(linesOf(element), depth);
    if (has('accent')) return this.accent(linesOf(element), depth);
    if (has('mtable')) return this.table(element, depth);
    // Any other stack or drawing has a meaning that is not known.
    if (localNameOf(element) !== 'span' || has('vlist-t')) throw new Unreadable();
    return this.row(element, depth, has('text') ? 'text' : mode);
  }

  private content({ element }: Line, depth: number): Element {
    return this.row(element, depth, 'math');
  }

  private scripts(base: Element, scripts: Element, depth: number): Element {
    const lines = linesOf(scripts);
    const [sup, sub] = [lines.find(({ shift }) => shift > 0), lines.find(({ shift }) => shift <= 0)];
    if (lines.length > 2 || lines.length !== Number(Boolean(sup)) + Number(Boolean(sub))) throw new Unreadable();
    return withScripts(this.document, base, {
      sup: sup && this.content(sup, depth),
      sub: sub && this.content(sub, depth),
    });
  }

  private fraction(lines: readonly Line[], depth: number): Element {
    const [above, below, more] = lines.filter(({ element }) => childNamed(element, 'frac-line') === null);
    if (!above || !below || more) throw new Unreadable();
    const fraction = mathElement(this.document, 'mfrac', this.content(above, depth), this.content(below, depth));
    if (lines.length === 2) fraction.setAttribute('linethickness', '0');
    return fraction;
  }

  private root(element: Element, depth: number): Element {
    const body = linesOf(element).find(({ element: line }) => childNamed(line, 'hide-tail') === null);
    const degree = childNamed(element, 'root');
    if (!body) throw new Unreadable();
    const content = this.content(body, depth);
    const [line] = degree ? linesOf(degree) : [];
    return line
      ? mathElement(this.document, 'mroot', content, this.content(line, depth))
      : mathElement(this.document, 'msqrt', content);
  }

  /** A base and small lines below and above it. */
  private limits(lines: readonly Line[], depth: number): Element {
    const isBase = ({ element }: Line): boolean => childNamed(element, 'mtight') === null;
    const at = lines.findIndex(isBase);
    if (at < 0 || lines.filter(isBase).length > 1 || lines.length > 3) throw new Unreadable();
    const script = (line: Line | undefined): Element | undefined => line && this.content(line, depth);
    const scripts: Scripts = { over: script(lines[at - 1]), under: script(lines[at + 1]) };
    return withScripts(this.document, this.content(lines[at]!, depth), scripts);
  }

  private accent(lines: readonly Line[], depth: number): Element {
    const sign = lines.find(({ element }) => childNamed(element, 'accent-body') !== null);
    const base = lines.find((line) => line !== sign);
    if (!sign || !base || lines.length !== 2) throw new Unreadable();
    const text = (textContentOf(sign.element) ?? '').trim();
    if (text === '') throw new Unreadable();
    const over = mathElement(this.document, 'mo', text);
    return withScripts(this.document, this.content(base, depth), { over });
  }

  /** A table, which is drawn in columns. */
  private table(element: Element, depth: number): Element {
    const columns = childElementsOf(element).flatMap((child) => {
      const classes = classesOf(child);
      if (classes.some((name) => name.startsWith('col-align-'))) return [linesOf(child)];
      if (classes.some((name) => SILENT.includes(name))) return [];
      throw new Unreadable();
    });
    const rows = columns[0]?.length ?? 0;
    if (columns.some(({ length }) => length !== rows)) throw new Unreadable();
    const table = mathElement(this.document, 'mtable');
    for (let i = 0; i < rows; i++)
      table.append(
        mathElement(
          this.document,
          'mtr',
          ...columns.map((column) => mathElement(this.document, 'mtd', this.content(column[i]!, depth))),
        ),
      );
    return table;
  }

  private token(written: string, box: Element, mode: Mode): Element[] {
    const text = written.replace(/\u200b/g, '');
    if (text === '') return [];
    if (PRIVATE.test(text)) throw new Unreadable();
    if (mode === 'text') return [mathElement(this.document, 'mtext', text.replace(/ /g, '\u00a0'))];
    const classes = classesOf(box);
    const variant = VARIANTS.get(classes.find((name) => VARIANTS.has(name)) ?? '');
    const isOperator = classes.some((name) => OPERATORS.includes(name));
    const isLetter = /^\p{L}/u.test(text);
    const name = /^[\d.,]+$/.test(text) && !isOperator ? 'mn' : isLetter && !isOperator ? 'mi' : 'mo';
    // Letters in a row are a product, unless they are a name or in one style.
    const isProduct = name === 'mi' && classes.includes('mathnormal');
    return (isProduct ? Array.from(text) : [text]).map((part) => {
      const token = mathElement(this.document, name, part);
      if (variant !== undefined) token.setAttribute('mathvariant', variant);
      return token;
    });
  }
}

/** The lines of the stack in a box, from above. */
function linesOf(box: Element): Line[] {
  const stack = childNamed(box, 'vlist-t');
  const rows = stack && childNamed(stack, 'vlist-r');
  const list = rows && childNamed(rows, 'vlist');
  if (!list) throw new Unreadable();
  const lines = childElementsOf(list).map((element) => {
    const strut = childNamed(element, 'pstrut');
    const shift = -lengthOf(element, 'top') - (strut ? lengthOf(strut, 'height') : 0);
    return { element, shift };
  });
  return lines.sort((a, b) => b.shift - a.shift);
}

/** A length in em of an inline style. */
function lengthOf(element: Element, property: 'top' | 'height'): number {
  const written = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*(-?[\\d.]+)em`).exec(attributeOf(element, 'style'))?.[1];
  const length = Number.parseFloat(written ?? '');
  if (!Number.isFinite(length)) throw new Unreadable();
  return length;
}

/** The first child with this class, or null. */
function childNamed(element: Element, name: string): Element | null {
  return childElementsOf(element).find((child) => classesOf(child).includes(name)) ?? null;
}

function classesOf(element: Element): string[] {
  return attributeOf(element, 'class')
    .split(/\s+/)
    .map((name) => name.replace(PREFIX, ''));
}
