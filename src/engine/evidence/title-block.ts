import type { Outline } from '../types.ts';
import type { ColumnGroup, ColumnNames } from './column-group.ts';
import { countShared, wordsOfTitle } from './title-words.ts';

/** The title block: more than this share of its words is in the page's title … */
const OWN_SHARE = 0.7;
/** … and they are more than this share of the title's words. */
const TITLE_SHARE = 0.5;

/** The heading that repeats the page's title: 2 for it, 1 for blocks before it, 0 after it, -1 without one. */
export const titleBlock: ColumnGroup = {
  columns: 1,
  fill({ outline, page }, { blocks: { values, width } }, first) {
    const title = findTitleBlock(outline, page.title);
    for (let b = 0; b < outline.blocks.length; b++)
      values[b * width + first] = title < 0 ? -1 : b < title ? 1 : b === title ? 2 : 0;
  },
};

export function titleBlockNames(): ColumnNames {
  return { blocks: ['before-title-block'] };
}

/** Index of the first heading that repeats the page's title; -1 without one. */
function findTitleBlock({ blocks }: Outline, title: string): number {
  const wanted = wordsOfTitle(title);
  if (wanted.size === 0) return -1;
  for (let b = 0; b < blocks.length; b++) {
    const { heading, text } = blocks[b]!;
    if (heading === 0) continue;
    const own = wordsOfTitle(text);
    const shared = countShared(own, wanted);
    if (shared > OWN_SHARE * own.size && shared > TITLE_SHARE * wanted.size) return b;
  }
  return -1;
}
