import { createElement } from '../../create-element.ts';
import { localNameOf, textContentOf } from '../../safe-dom.ts';

/** Puts the page's brackets (rp) around written readings of ruby. Views without ruby show them. */
export function writeRubyBrackets(readings: readonly (readonly [written: HTMLElement, node: Element])[]): void {
  for (const [written, { previousElementSibling, nextElementSibling }] of readings) {
    written.before(bracket(written, previousElementSibling));
    written.after(bracket(written, nextElementSibling));
  }
}

/** What stands in an rp element by mistake: browsers hide it. */
const WORD = /[\p{L}\p{N}]/u;

function bracket({ ownerDocument }: HTMLElement, page: Element | null): HTMLElement | '' {
  const text = page !== null && localNameOf(page) === 'rp' ? (textContentOf(page) ?? '') : '';
  if (text === '' || WORD.test(text)) return '';
  const element = createElement(ownerDocument, 'rp');
  element.textContent = text;
  return element;
}
