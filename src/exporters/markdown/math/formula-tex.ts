import { TEXT_NODE } from '../../../dom/node-constants.ts';
import { tableTex, withFences } from './tex-layout.ts';
import { overTex, pairsTex, scriptsTex, underTex } from './tex-scripts.ts';
import { joined, tokenTex } from './tex-tokens.ts';

/** Deeper than any formula that is meant to be read. */
const MAX_DEPTH = 80;

/** Elements with a fixed number of parts. */
const PARTS: Readonly<Record<string, number>> = {
  mfrac: 2,
  mroot: 2,
  msup: 2,
  msub: 2,
  mover: 2,
  munder: 2,
  msubsup: 3,
  munderover: 3,
};
const ROWS = new Set(['math', 'semantics', 'mrow', 'mstyle', 'mpadded', 'merror', 'mtd']);
const TOKENS = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);
/** Commands for the notations of `menclose`. Others would lose what they say. */
const ENCLOSED: Readonly<Record<string, string>> = {
  box: 'boxed',
  roundedbox: 'boxed',
  top: 'overline',
  bottom: 'underline',
  radical: 'sqrt',
  updiagonalstrike: 'cancel',
};

/**
 * TeX of a formula in MathML, in the commands that KaTeX and MathJax both have; null where it has parts that these
 * cannot say, or is no valid MathML.
 */
export function formulaTex(formula: Element): string | null {
  return texOf(formula, 0)?.replace(/\s+/g, ' ').trim() || null;
}

function texOf(element: Element, depth: number): string | null {
  const name = element.localName;
  const children = [...element.children];
  if (depth > MAX_DEPTH) return null;
  if (TOKENS.has(name))
    return children.length > 0 ? null : tokenTex(name, element.textContent, element.getAttribute('mathvariant'));
  // Text beside the parts, or another number of them, is not MathML.
  if (hasText(element) || (PARTS[name] ?? children.length) !== children.length) return null;
  if (name === 'mspace') return spaceTex(element);
  if (name === 'mtable') return tableOf(element, children, depth);
  const parts: string[] = [];
  for (const child of children) {
    const part = child.localName === 'mprescripts' ? '' : texOf(child, depth + 1);
    if (part === null) return null;
    parts.push(part);
  }
  if (ROWS.has(name)) return rowTex(children, parts);
  return layoutTex(element, children, parts);
}

function layoutTex(element: Element, children: readonly Element[], parts: readonly string[]): string | null {
  const [base = '', second = '', third = ''] = parts;
  switch (element.localName) {
    case 'mfrac':
      return /^0(?:\.0*)?\D*$/.test(element.getAttribute('linethickness') ?? '')
        ? `\\genfrac{}{}{0pt}{}{${base}}{${second}}`
        : `\\frac{${base}}{${second}}`;
    case 'mroot':
      // KaTeX takes an index such as {a}^{b} for one in braces.
      return `\\sqrt[${/^\w*$/.test(second) ? second : `{${second}}`}]{${base}}`;
    case 'msqrt':
      return `\\sqrt{${rowTex(children, parts)}}`;
    case 'msup':
      return scriptsTex(base, '', second);
    case 'msub':
      return scriptsTex(base, second, '');
    case 'msubsup':
      return scriptsTex(base, second, third);
    case 'mover':
      return overTex(base, second, children[1]!.textContent);
    case 'munder':
      return underTex(base, second, children[1]!.textContent);
    case 'munderover':
      return overTex(underTex(base, second, children[1]!.textContent), third, children[2]!.textContent);
    case 'mmultiscripts':
      return multiscripts(children, parts);
    case 'mphantom':
      return `\\phantom{${rowTex(children, parts)}}`;
    case 'menclose': {
      const command = ENCLOSED[element.getAttribute('notation') ?? ''];
      return command === undefined ? null : `\\${command}{${rowTex(children, parts)}}`;
    }
    default:
      return null;
  }
}

/** Parts in a row. Words are apart from what is beside them, because the white space around them is not kept. */
function rowTex(children: readonly Element[], parts: readonly string[]): string {
  const isWord = (at: number): boolean => children[at]?.localName === 'mtext' && /\p{L}/u.test(parts[at] ?? '');
  const isApart = (at: number): boolean => /^m(?:o|space)$/.test(children[at]?.localName ?? 'mo');
  const spaced = parts.map((part, at) => {
    if (part === '') return '';
    return at > 0 && (isWord(at) || isWord(at - 1)) && !isApart(at) && !isApart(at - 1) ? `\\ ${part}` : part;
  });
  return joined(withFences(children, spaced));
}

function tableOf(table: Element, rows: readonly Element[], depth: number): string | null {
  const written: string[][] = [];
  for (const row of rows) {
    const isLabeled = row.localName === 'mlabeledtr';
    if ((row.localName !== 'mtr' && !isLabeled) || hasText(row)) return null;
    const cells: string[] = [];
    for (const cell of row.children) {
      const spans = ['columnspan', 'rowspan'].some((name) => (cell.getAttribute(name) ?? '1') !== '1');
      const tex = cell.localName === 'mtd' && !spans ? texOf(cell, depth + 2) : null;
      if (tex === null) return null;
      cells.push(tex);
    }
    // The number of an equation is its first cell, and is shown behind the others.
    if (isLabeled) cells.push(...cells.splice(0, 1).map((label) => `\\quad ${label}`));
    written.push(cells);
  }
  return tableTex(written, table.getAttribute('columnalign') ?? '');
}

/** A base with pairs of scripts, lower and upper, behind it and before it. */
function multiscripts(children: readonly Element[], [base = '', ...parts]: readonly string[]): string | null {
  const at = children.slice(1).findIndex(({ localName }) => localName === 'mprescripts');
  const [behind, before] = at < 0 ? [parts, []] : [parts.slice(0, at), parts.slice(at + 1)];
  if (behind.length % 2 > 0 || before.length % 2 > 0) return null;
  return joined([pairsTex('', before), pairsTex(base, behind)]);
}

function spaceTex(space: Element): string {
  const width = Number.parseFloat(space.getAttribute('width') ?? '');
  if (!(width > 0)) return '';
  return width >= 1.5 ? '\\qquad' : width >= 0.8 ? '\\quad' : '\\,';
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === TEXT_NODE && (node.nodeValue ?? '').trim() !== '');
}
