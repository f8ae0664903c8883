import { type ColumnGroup, type ColumnNames, FAR, namesOf } from './column-group.ts';
import { commonDepths } from './common-depths.ts';
import { countShared, wordsOfTitle } from './title-words.ts';

/** A longer block is no headline. */
const HEADLINE_WORDS = 40;
/** The headline: at least this share of the words of the block and of the title are common. */
const LEAST_MATCH = 0.5;
/** Added to the match of a heading element, so that it wins over equal text in a breadcrumb. */
const HEADING_BONUS = 0.3;

const AT = {
  'from-title': 0,
  'title-ancestors': 1,
  'below-title-parent': 2,
  'chars-since-title': 3,
} as const;

/**
 * Distance to the block that best repeats the page's title, heading element or not: in blocks, in characters, and in
 * the tree (levels from the headline and from the block up to their lowest common ancestor).
 */
export const headline: ColumnGroup = {
  columns: 4,
  fill({ outline, page, sums }, { blocks: { values, width } }, first) {
    const { blocks, elements } = outline;
    const { chars } = sums;
    const n = blocks.length;
    const wanted = wordsOfTitle(page.title);
    let [title, best] = [-1, 0];
    for (let b = 0; b < n && wanted.size > 0; b++) {
      const { words, text, heading } = blocks[b]!;
      if (words > HEADLINE_WORDS) continue;
      const own = wordsOfTitle(text);
      const shared = countShared(own, wanted);
      const ofBlock = shared / (own.size || 1);
      const ofTitle = shared / wanted.size;
      if (ofBlock < LEAST_MATCH || ofTitle < LEAST_MATCH) continue;
      const match = ofBlock + ofTitle + (heading > 0 ? HEADING_BONUS : 0);
      if (match > best) [title, best] = [b, match];
    }
    if (title < 0) {
      for (let b = 0; b < n; b++) {
        const r = b * width + first;
        values[r + AT['from-title']] = -FAR - 1;
        values[r + AT['title-ancestors']] = values[r + AT['below-title-parent']] = -1;
        values[r + AT['chars-since-title']] = -1;
      }
      return;
    }
    const own = blocks[title]!.element;
    const { depth } = elements[own]!;
    const commonDepth = commonDepths(elements, own);
    const charsOfTitle = chars[title]!;
    for (let b = 0; b < n; b++) {
      const r = b * width + first;
      const e = blocks[b]!.element;
      const common = commonDepth[e]!;
      values[r + AT['from-title']] = Math.max(-FAR, Math.min(FAR, b - title));
      values[r + AT['title-ancestors']] = depth - common;
      values[r + AT['below-title-parent']] = elements[e]!.depth - common;
      values[r + AT['chars-since-title']] = chars[b]! - charsOfTitle;
    }
  },
};

export function headlineNames(): ColumnNames {
  return { blocks: namesOf(AT) };
}
