import { isElement, isText } from '../nodes.ts';
import { firstChildOf, localNameOf, nextSiblingOf } from '../safe-dom.ts';
import { escapeText } from './escape.ts';
import type { Redactors } from './redactors.ts';
import { attributesOf } from './write-attributes.ts';
import { LABEL_CHARS, tagName, VOID, WITHOUT_CONTENT } from './markup.ts';

const LEFT_OUT = /^(?:script|style|template|noscript|iframe|frame|link|meta|title|base|head)$/;

/** The content of an element that is not displayed: the same structure, with other letters. */
export function hiddenContent(root: Element, redactors: Redactors): string {
  const out: string[] = [];
  const open: Element[] = [];
  for (let node = firstChildOf(root); node !== null;) {
    if (isText(node)) {
      const { data } = node;
      out.push(escapeText(redactors.text.redact(data, { isLabel: data.length <= LABEL_CHARS })));
    }
    const tag = isElement(node) ? localNameOf(node) : '';
    if (isElement(node) && !LEFT_OUT.test(tag)) {
      const name = tagName(tag, redactors);
      out.push(`<${name}${attributesOf(node, null, { isHidden: false, redactors })}>`);
      const child = VOID.has(tag) || WITHOUT_CONTENT.has(tag) ? null : firstChildOf(node);
      if (child !== null) {
        open.push(node);
        node = child;
        continue;
      }
      if (!VOID.has(tag)) out.push(`</${name}>`);
    }
    let next = nextSiblingOf(node);
    for (let closed = next === null ? open.pop() : undefined; closed !== undefined;) {
      out.push(`</${tagName(localNameOf(closed), redactors)}>`);
      next = nextSiblingOf(closed);
      closed = next === null ? open.pop() : undefined;
    }
    node = next;
  }
  return out.join('');
}
