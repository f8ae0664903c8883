/** The symbols of a formula in one line, with ^, _, / and √ where its layout has a meaning. */
export function mathText(formula: Element): string {
  return write(formula).replace(/\s+/g, ' ').trim();
}

/** Elements that end below or above the line. */
const ENDS_OFF_LINE = /^m(?:frac|sup|sub|subsup|under|over|underover|root|sqrt)$/;

function write(element: Element): string {
  const children = [...element.children];
  const parts = children.map(write);
  const [base = '', second = '', third = ''] = parts;
  switch (element.localName) {
    case 'mfrac':
      return `${grouped(base)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(inRow(children, parts))}`;
    case 'mroot':
      return `${grouped(second)}√${grouped(base)}`;
    case 'msup':
    case 'mover':
      return `${base}^${grouped(second)}`;
    case 'msub':
    case 'munder':
      return `${base}_${grouped(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${base}_${grouped(second)}^${grouped(third)}`;
    case 'mtd':
    case 'mtr':
    case 'mlabeledtr':
      return `${inRow(children, parts) || element.textContent} `;
    case 'mmultiscripts':
      return multiscripts(children, parts);
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'mspace':
      return ' ';
    default:
      return parts.length === 0 ? element.textContent : inRow(children, parts);
  }
}

/** The parts, apart where a letter or number after a script would read as a part of it. */
function inRow(children: readonly Element[], parts: readonly string[]): string {
  let text = '';
  parts.forEach((part, i) => {
    const isApart = i > 0 && ENDS_OFF_LINE.test(children[i - 1]!.localName) && /^[\p{L}\p{N}]/u.test(part);
    text += isApart ? ` ${part}` : part;
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
