import { createElement } from '../../create-element.ts';
import { localNameOf, textContentOf } from '../../safe-dom.ts';

/** Puts the page's brackets (rp) around written readings of ruby. Views without ruby show them. */
export function writeRubyBrackets(readings: readonly (readonly [written: HTMLElement, node: Element])[]): void {
  for (const [written, { previousElementSibling, nextElementSibling }] of readings) {
    written.before(bracket(written, previousElementSibling));
    written.after(bracket(written, nextElementSibling));
  }
}

function bracket({ ownerDocument }: HTMLElement, page: Element | null): HTMLElement | '' {
  if (page === null || localNameOf(page) !== 'rp') return '';
  const element = createElement(ownerDocument, 'rp');
  element.textContent = textContentOf(page);
  return element;
}
