import { attributeOf, closestOf } from '../../safe-dom.ts';
import type { HtmlWriter } from '../html/html-writer.ts';

/** Elements without text that are still part of it: breaks, and the boxes of a task list. */
export const VOID_TEXT_ELEMENTS: ReadonlySet<string> = new Set(['br', 'wbr', 'input']);

/** Writes such an element. A box is written only where it is disabled in a list item: any other belongs to a form. */
export function writeVoidElement(writer: HtmlWriter, tag: string, node: Element): void {
  if (tag === 'br') writer.lineBreak();
  else if (tag === 'wbr') writer.wordBreak();
  else if (
    attributeOf(node, 'type') === 'checkbox' &&
    node.hasAttribute('disabled') &&
    closestOf(node, 'li') !== null
  ) {
    writer.text((node as HTMLInputElement).checked ? '\u2611 ' : '\u2610 ');
  }
}
