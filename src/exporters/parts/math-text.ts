import { TEXT_NODE } from '../../dom/node-constants.ts';
import { isElement } from './edit-dom.ts';

/** The symbols of a formula in one line, with ^, _, / and √ where its layout has a meaning. */
export function mathText(formula: Element): string {
  return write(formula).replace(/\s+/g, ' ').trim();
}

/** Elements that end below or above the line. */
const ENDS_OFF_LINE = /^m(?:frac|sup|sub|subsup|under|over|underover|root|sqrt)$/;

/** Elements with a fixed number of parts. */
const PARTS: Readonly<Record<string, number>> = {
  mfrac: 2,
  mroot: 2,
  msup: 2,
  mover: 2,
  msub: 2,
  munder: 2,
  msubsup: 3,
  munderover: 3,
};

function write(element: Element): string {
  const nodes = [...element.childNodes];
  const children = [...element.children];
  const name = element.localName;
  // Text beside the parts, or more parts than it has, is not MathML, but nothing may be lost.
  const hasParts = (PARTS[name] === children.length || name === 'mmultiscripts') && !hasText(nodes);
  if (!hasParts) return writeRow(name, nodes);
  const parts = children.map(write);
  const [base = '', second = '', third = ''] = parts;
  switch (name) {
    case 'mfrac':
      return `${grouped(base)}/${grouped(second)}`;
    case 'mroot':
      return `${grouped(second)}√${grouped(base)}`;
    case 'msup':
    case 'mover':
      return `${base}^${grouped(second)}`;
    case 'msub':
    case 'munder':
      return `${base}_${grouped(second)}`;
    case 'mmultiscripts':
      return multiscripts(children, parts);
    default:
      return `${base}_${grouped(second)}^${grouped(third)}`;
  }
}

/** The content of an element without parts that have a place of their own. */
function writeRow(name: string, nodes: readonly Node[]): string {
  switch (name) {
    case 'msqrt':
      return `√${grouped(inRow(nodes))}`;
    case 'mtd':
    case 'mtr':
    case 'mlabeledtr':
      return `${inRow(nodes)} `;
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'mspace':
      return ' ';
    default:
      return inRow(nodes);
  }
}

function hasText(nodes: readonly Node[]): boolean {
  return nodes.some((node) => node.nodeType === TEXT_NODE && (node.nodeValue ?? '').trim() !== '');
}

/** Texts and elements, apart where a letter or number after a script would read as a part of it. */
function inRow(nodes: readonly Node[]): string {
  let text = '';
  nodes.forEach((node, i) => {
    const part = isElement(node) ? write(node) : (node.nodeValue ?? '');
    const before = nodes[i - 1]?.nodeName ?? '';
    text += ENDS_OFF_LINE.test(before) && /^[\p{L}\p{N}]/u.test(part) ? ` ${part}` : part;
  });
  return text;
}

/** A base with pairs of scripts, lower and upper, behind it and before it. */
function multiscripts(children: readonly Element[], [base = '', ...parts]: readonly string[]): string {
  const prescripts = children.slice(1).findIndex(({ localName }) => localName === 'mprescripts');
  const [behind, before] = prescripts < 0 ? [parts, []] : [parts.slice(0, prescripts), parts.slice(prescripts + 1)];
  const scripts = (written: readonly string[]): string =>
    written.map((part, i) => (part.trim() === '' ? '' : `${i % 2 === 0 ? '_' : '^'}${grouped(part)}`)).join('');
  return `${scripts(before)}${base}${scripts(behind)}`;
}

/** In brackets if it is longer than a symbol or a number. */
function grouped(text: string): string {
  const trimmed = text.trim();
  return /^(?:\p{L}\p{M}*|[\p{N}.,]+|\S)$/u.test(trimmed) ? trimmed : `(${trimmed})`;
}
