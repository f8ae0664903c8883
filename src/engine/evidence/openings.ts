import { sumBetween, sumInside } from '../features/running-sums.ts';
import { type ColumnGroup, type ColumnNames, FAR, namesOf } from './column-group.ts';

/** A dateline (byline with a date, time of a post) has at most this many words. */
const DATELINE_WORDS = 14;
/** A heading with a dateline at most this many blocks after it opens an article or a post. */
const DATELINE_AFTER = 3;

const AT = {
  'datelines-before': 0,
  'openings-before': 1,
  'from-opening': 2,
  'article-prose-share': 3,
  'articles-before': 4,
  'prose-since-opening': 5,
} as const;

/**
 * Where further articles begin: short blocks with a date, headings with such a block below them, and `article`
 * elements. Distances are in blocks; -1 without one before.
 */
export const openings: ColumnGroup = {
  columns: 6,
  pageColumns: 2,
  fill({ outline, sums }, { blocks: { values, width }, page }, first, firstOfPage) {
    const { blocks, elements } = outline;
    const { dates, prose } = sums;
    const n = blocks.length;
    const allProse = prose[n] || 1;
    const isDateline = new Uint8Array(n);
    const isOpening = new Uint8Array(n);
    // The last heading before a block.
    let opening = -1;
    let seen = 0;
    for (let b = 0; b < n; b++) {
      const { words, heading } = blocks[b]!;
      const so = dates[b + 1]!;
      if (so > seen && words <= DATELINE_WORDS) isDateline[b] = 1;
      seen = so;
      if (heading > 0) opening = b;
      else if (isDateline[b] && opening >= 0 && b <= opening + DATELINE_AFTER) isOpening[opening] = 1;
    }
    // The outermost `article` around each element, and the `article` elements with prose that ended before each block.
    const articleOf = new Int32Array(elements.length).fill(-1);
    const endedAt = new Int32Array(n + 1);
    for (let i = 0; i < elements.length; i++) {
      const element = elements[i]!;
      const around = element.parent < 0 ? -1 : articleOf[element.parent]!;
      articleOf[i] = around >= 0 ? around : element.tag === 'article' ? i : -1;
      if (articleOf[i] === i && sumInside(prose, element) > 0) endedAt[element.lastBlock]!++;
    }
    let [datelines, opened, lastOpening, ended] = [0, 0, -1, 0];
    for (let b = 0; b < n; b++) {
      const r = b * width + first;
      ended += endedAt[b]!;
      const article = articleOf[blocks[b]!.element]!;
      if (isOpening[b]) [opened, lastOpening] = [opened + 1, b];
      values[r + AT['datelines-before']] = datelines;
      values[r + AT['openings-before']] = opened;
      values[r + AT['from-opening']] = lastOpening < 0 ? -1 : Math.min(FAR, b - lastOpening);
      values[r + AT['article-prose-share']] = article < 0 ? -1 : sumInside(prose, elements[article]!) / allProse;
      values[r + AT['articles-before']] = ended;
      values[r + AT['prose-since-opening']] = lastOpening < 0 ? -1 : sumBetween(prose, lastOpening, b) / allProse;
      if (isDateline[b]) datelines++;
    }
    page[firstOfPage] = datelines;
    page[firstOfPage + 1] = opened;
  },
};

export function openingNames(): ColumnNames {
  return { blocks: namesOf(AT), page: ['page-datelines', 'page-openings'] };
}
