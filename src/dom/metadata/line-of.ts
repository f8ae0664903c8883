import { firstRunOf, itemAt } from '../../engine/outline-tree.ts';
import { ALPHABET, isCaseless, startsWithCapital } from '../../engine/text/letters.ts';
import type { Outline } from '../../engine/types.ts';
import { isPersonName } from './names.ts';

const ENDS_IN_LETTER = new RegExp(`[${ALPHABET}]$`);

/** The text of an element in one block; a bar where two elements meet without a space between them. */
export function lineOf({ runs, blocks, elements }: Outline, element: number, block: number): string {
  const { end } = itemAt(elements, element);
  let [text, last, lastEnd] = ['', -1, 0];
  for (let i = firstRunOf(runs, block); runs[i]?.block === block; i++) {
    const run = runs[i]!;
    if (run.element < element || run.element >= end) continue;
    const part = itemAt(blocks, block).text.slice(run.start, run.end);
    const isBroken = run.start > lastEnd;
    const isCapital = startsWithCapital(part);
    const isNext =
      last !== run.element && ENDS_IN_LETTER.test(text) && (/^\d/.test(part) || isCapital || isCaseless(part));
    // "Ada Ek" in a link, then "Gardener": what follows a whole name is a job or another name.
    const isAfterName = last !== run.element && isCapital && isPersonName(text.slice(text.lastIndexOf('|') + 1).trim());
    if (last >= 0 && (isBroken || isNext || isAfterName)) text += ' | ';
    text += part;
    [last, lastEnd] = [run.element, run.end];
  }
  return text.trim();
}
