import { firstChildOf, localNameOf, nextSiblingOf, nodeTypeOf } from '../safe-dom.ts';
import { escapeText } from './escape.ts';
import type { Redactors } from './redactors.ts';
import { attributesOf } from './write-attributes.ts';
import { LABEL_CHARS, tagName, VOID, WITHOUT_CONTENT } from './markup.ts';

const LEFT_OUT = /^(?:script|style|template|noscript|iframe|frame|link|meta|title|base|head)$/;
const [ELEMENT, TEXT] = [1, 3];

/** The content of an element that is not displayed: the same structure, with other letters. */
export function hiddenContent(root: Element, redactors: Redactors): string {
  const out: string[] = [];
  const open: Element[] = [];
  for (let node = firstChildOf(root); node !== null;) {
    const type = nodeTypeOf(node);
    if (type === TEXT) {
      const { data } = node as Text;
      out.push(escapeText(redactors.text.redact(data, data.length <= LABEL_CHARS)));
    }
    const tag = type === ELEMENT ? localNameOf(node as Element) : '';
    if (tag !== '' && !LEFT_OUT.test(tag)) {
      const name = tagName(tag, redactors);
      out.push(`<${name}${attributesOf(node as Element, null, false, redactors)}>`);
      const child = VOID.has(tag) || WITHOUT_CONTENT.has(tag) ? null : firstChildOf(node);
      if (child !== null) {
        open.push(node as Element);
        node = child;
        continue;
      }
      if (!VOID.has(tag)) out.push(`</${name}>`);
    }
    let next = nextSiblingOf(node);
    while (next === null && open.length > 0) {
      const closed = open.pop()!;
      out.push(`</${tagName(localNameOf(closed), redactors)}>`);
      next = nextSiblingOf(closed);
    }
    node = next;
  }
  return out.join('');
}
