import { itemAt } from '../../../engine/outline-tree.ts';
import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { textContentOf } from '../../safe-dom.ts';

type LineWriter = { readonly breakLine: () => void; readonly lineBreak: () => void };

/** Writes the empty line of code that this element without text may be. */
export function writeBlankLine(writer: LineWriter, outline: Outline, index: number, node: Element): void {
  if (isBlankLine(index, itemAt(outline.elements, index), node)) writer.lineBreak();
  else if (isLineAmongLines(outline, index, node)) {
    writer.breakLine();
    writer.lineBreak();
  }
}

/** True for an element without text that is an empty line of code. */
function isBlankLine(index: number, { breaks, end }: OutlineElement, node: Element): boolean {
  return breaks && end === index + 1 && (textContentOf(node) ?? '').includes('\n');
}

/** Siblings that are looked at. */
const MOST_SIBLINGS = 200;

/** True for an element without text whose siblings with text are lines of code: elements of its kind that break. */
function isLineAmongLines({ elements }: Outline, index: number, node: Element): boolean {
  const { parent, tag, end } = itemAt(elements, index);
  if (tag !== 'span' || end !== index + 1 || itemAt(elements, parent).tag !== 'code') return false;
  if ((textContentOf(node) ?? '').trim() !== '') return false;
  let [lines, siblings] = [0, 0];
  for (let i = parent + 1; i < itemAt(elements, parent).end && siblings < MOST_SIBLINGS; siblings++) {
    const sibling = itemAt(elements, i);
    if (sibling.breaks && sibling.tag === tag) lines++;
    i = sibling.end;
  }
  return lines > 0;
}
