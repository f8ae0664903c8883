import type { BlockAccount } from '../../../article/blocks.ts';
import { shorten } from '../../text/page-strings.ts';
import { LEFT_OUT_CLASS, type Located } from './locate-parts.ts';

/** Characters of a block that was left out; about two lines. */
const LENGTH = 160;

/**
 * Adds the blocks that were left out to the shown article, in their places, coloured by score. Returns them by block,
 * and a function that removes them.
 */
export function showLeftOut(
  content: Element,
  accounts: readonly BlockAccount[],
  located: Located,
): { readonly blocks: ReadonlyMap<number, Element>; readonly remove: () => void } {
  const blocks = new Map<number, Element>();
  let before: Element | null = null;
  accounts.forEach(({ text, kept, score }, b) => {
    const range = located.blocks.get(b);
    if (range !== undefined) before = childAround(range.endContainer) ?? before;
    if (kept || text.trim() === '') return;
    const element = document.createElement('div');
    element.className = LEFT_OUT_CLASS;
    element.dir = 'auto';
    element.style.setProperty('--score', `${String(Math.round(100 * score))}%`);
    element.textContent = shorten(text.slice(0, 8 * LENGTH), LENGTH);
    if (before === null) content.prepend(element);
    else before.after(element);
    before = element;
    blocks.set(b, element);
  });
  return {
    blocks,
    remove() {
      for (const element of blocks.values()) element.remove();
    },
  };
}

/** The outermost element around a node inside the content or a stretch of it; null if there is none. */
function childAround(node: Node): Element | null {
  let child: Node | null = node;
  while (child !== null && child.parentElement?.matches('.content, .stretch') !== true) child = child.parentNode;
  return child instanceof Element ? child : null;
}
