import { closest, firstRunOf, itemAt } from '../outline-tree.ts';
import type { Outline } from '../types.ts';

/** The texts of the links in a block, in order. */
export function linkTexts({ elements, blocks, runs }: Outline, block: number): string[] {
  const texts: string[] = [];
  for (let i = firstRunOf(runs, block); runs[i]?.block === block; i++) {
    const { element, start, end } = itemAt(runs, i);
    if (closest(elements, element, ({ tag }) => tag === 'a') >= 0)
      texts.push(itemAt(blocks, block).text.slice(start, end));
  }
  return texts;
}
