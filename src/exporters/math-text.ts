/** The symbols of a formula in one line, with ^, _, / and √ where its layout has a meaning. */
export function mathText(formula: Element): string {
  return write(formula).replace(/\s+/g, ' ').trim();
}

function write(element: Element): string {
  const parts = [...element.children].map(write);
  const [base = '', second = '', third = ''] = parts;
  switch (element.localName) {
    case 'mfrac':
      return `${grouped(base)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(parts.join(''))}`;
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
      return `${parts.join('') || element.textContent} `;
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'mspace':
      return ' ';
    default:
      return parts.length === 0 ? element.textContent : parts.join('');
  }
}

/** In brackets if it is longer than a symbol or a number. */
function grouped(text: string): string {
  const trimmed = text.trim();
  return /^(?:\p{L}\p{M}*|[\p{N}.,]+|\S)$/u.test(trimmed) ? trimmed : `(${trimmed})`;
}
