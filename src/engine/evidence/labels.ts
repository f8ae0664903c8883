import { type ColumnGroup, type ColumnNames, FAR, namesOf } from './column-group.ts';
import { isLabel, isShortLine } from './is-label.ts';
import { TOPIC } from './label-vocabulary.ts';

/** Topics of labels that open a part of the page: the share of prose before the last such label. */
const OPENING: readonly number[] = [
  TOPIC.related,
  TOPIC.comments,
  TOPIC.more,
  TOPIC.letter,
  TOPIC.reviews,
  TOPIC.cart,
  TOPIC.author,
  TOPIC.filter,
  TOPIC.share,
];
const RELATED = OPENING.indexOf(TOPIC.related);
const COMMENTS = OPENING.indexOf(TOPIC.comments);
/** Topics of labels that follow an article, as bits. */
const CLOSING =
  (1 << TOPIC.related) |
  (1 << TOPIC.comments) |
  (1 << TOPIC.share) |
  (1 << TOPIC.letter) |
  (1 << TOPIC.reply) |
  (1 << TOPIC.advert) |
  (1 << TOPIC.copyright) |
  (1 << TOPIC.more);

const AT = {
  'from-comments': 0,
  'from-related': 1,
  'signs-since-prose': 2,
  'signs-before': 3,
  'from-label': 4,
  'label-signs': 5,
  'from-first-price': 6,
} as const;

/** Labels and headings before a block: which topics stand between it and the prose, and how far the first price is. */
export const labels: ColumnGroup = {
  columns: OPENING.length + 7,
  fill({ outline, sums, labelBits }, { blocks: { values, width } }, first) {
    const { blocks } = outline;
    const { prose, proseBlocks, prices } = sums;
    const n = blocks.length;
    const allProse = prose[n] || 1;
    const opening = OPENING.map((topic) => 1 << topic);
    let firstPrice = -1;
    for (let b = n - 1; b >= 0; b--) if (prices[b + 1]! > prices[b]!) firstPrice = b;
    // For each opening topic the last label of it so far.
    const last = new Int32Array(opening.length).fill(-1);
    let [closingSinceProse, closingSoFar, label, closingOfLabel] = [0, 0, -1, 0];
    for (let b = 0; b < n; b++) {
      const block = blocks[b]!;
      const bits = labelBits[b]!;
      if (bits !== 0 && isShortLine(block)) {
        for (let i = 0; i < opening.length; i++) if ((bits & opening[i]!) !== 0) last[i] = b;
        closingSoFar |= bits & CLOSING;
        closingSinceProse |= bits & CLOSING;
      }
      if (proseBlocks[b + 1]! > proseBlocks[b]!) closingSinceProse = 0;
      if (isLabel(block)) {
        label = b;
        closingOfLabel = bits & CLOSING;
      }
      let r = b * width + first;
      for (let i = 0; i < opening.length; i++) values[r++] = last[i]! < 0 ? -1 : prose[last[i]!]! / allProse;
      const related = last[RELATED]!;
      const comments = last[COMMENTS]!;
      values[r + AT['from-comments']] = comments < 0 ? FAR + 1 : Math.min(FAR, b - comments);
      values[r + AT['from-related']] = related < 0 ? FAR + 1 : Math.min(FAR, b - related);
      values[r + AT['signs-since-prose']] = closingSinceProse === 0 ? 0 : countBits(closingSinceProse);
      values[r + AT['signs-before']] = closingSoFar === 0 ? 0 : countBits(closingSoFar);
      values[r + AT['from-label']] = label < 0 ? FAR : Math.min(FAR, b - label);
      values[r + AT['label-signs']] = closingOfLabel === 0 ? 0 : countBits(closingOfLabel);
      values[r + AT['from-first-price']] = firstPrice < 0 ? -FAR - 1 : Math.max(-FAR, Math.min(FAR, b - firstPrice));
    }
  },
};

export function labelNames(): ColumnNames {
  const topics = namesOf(TOPIC);
  return { blocks: [...OPENING.map((topic) => `prose-at-${topics[topic]!}`), ...namesOf(AT)] };
}

function countBits(bits: number): number {
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}
