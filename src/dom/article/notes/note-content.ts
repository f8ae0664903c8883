import { createElement } from '../../create-element.ts';
import { moveChildren } from '../../move-children.ts';
import { baseOf } from '../../safe-dom.ts';
import type { Mark } from './mark-of-run.ts';
import { SHOW_TEXT } from '../../node-constants.ts';
import { parseHtml } from '../../parse-html.ts';

/** Controls of boxes that show a note. */
const CONTROLS = 'button, [role="button"], script, style';

/**
 * A copy of a note, or an element with its text, without its mark and the links back. It is in a document where nothing
 * loads or runs, with the address base of the mark. `note`: an element of the page, or text or HTML of an attribute.
 */
export function noteContent(note: Element | string, { node, sign }: Mark): Element {
  const isHtml = typeof note === 'string' && /<\w[^>]*>/.test(note);
  const document = parseHtml(isHtml ? note : '', node);
  document.head.append(createElement(document, 'base', [['href', baseOf(node)]]));
  const { body } = document;
  if (typeof note !== 'string') moveChildren(document.importNode(note, true), body);
  else if (!isHtml) body.append(note);
  for (const control of body.querySelectorAll(CONTROLS)) control.remove();
  for (const link of body.querySelectorAll('a'))
    if (!/\p{L}{2}/u.test(link.textContent) && !/^(?!#|$)/.test(link.getAttribute('href') ?? '')) link.remove();
  removeSign(body, sign);
  return body;
}

/** Removes the mark at the beginning, which some pages repeat there. */
function removeSign(body: Element, sign: string): void {
  const texts = body.ownerDocument.createTreeWalker(body, SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const data = (node.nodeValue ?? '').trim();
    const rest = data.replace(/^[\s[(^↑]+/, '');
    if (rest !== '' && !rest.startsWith(sign)) return;
    const after = rest.slice(sign.length);
    if (after !== '' && !/^[\s.:)\]]/.test(after)) return;
    node.nodeValue = after.replace(/^[\s.:)\]]+/, '');
    if (node.nodeValue !== '') return;
  }
}
