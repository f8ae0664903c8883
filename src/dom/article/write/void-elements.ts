import { itemAt } from '../../../engine/outline-tree.ts';
import { attributeOf, closestOf, textContentOf } from '../../safe-dom.ts';
import { isUndisplayed } from '../../walk/visibility.ts';
import { nodeAt } from '../../walk/node-at.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { HtmlWriter } from '../html/html-writer.ts';

/** Elements without text that are still part of it: breaks, and the boxes of a task list. */
export const VOID_TEXT_ELEMENTS: ReadonlySet<string> = new Set(['br', 'wbr', 'input']);

/** Inline elements that are a box of their own, so that the words on their two sides are apart. */
export const ENDS_WORDS: ReadonlySet<string> = new Set(
  'audio button embed iframe img input meter object picture progress svg video'.split(' '),
);

/** Hidden text that keeps the words on its two sides apart: signs, or words with a space around them. */
const SEPARATES = /^ | $|^[\s:;,.|/·•–—-]+$/;

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

/**
 * Writes what an inline element without shown text does to its line: line breaks, as in `<b><br></b>`, and the end of
 * a word at hidden signs. `nextRun`: the first run that is not written yet.
 */
export function writeGapOf(writer: HtmlWriter, walk: Walk, index: number, nextRun: number): void {
  const { elements, runs } = walk.outline;
  const { end } = itemAt(elements, index);
  const next = runs[nextRun];
  if (next !== undefined && next.element >= index && next.element < end) return;
  if (SEPARATES.test(textContentOf(nodeAt(walk, index)) ?? '')) writer.endWord();
  for (let inner = index + 1; inner < end; inner++)
    if (itemAt(elements, inner).tag === 'br' && !isUndisplayed(nodeAt(walk, inner))) writer.lineBreak();
}
