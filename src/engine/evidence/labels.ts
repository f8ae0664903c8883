import type { ColumnGroup } from './table.ts';
import { labelTopicBits } from './label-vocabulary.ts';

/** Further away than this is all the same. */
const FAR = 200;
/** A label has at most this many words, and no sentence. */
const LABEL_WORDS = 8;
/** Labels that open a part of the page; for each, how much of the page's prose stood before the last one. */
const OPENING = ['related', 'comments', 'more', 'letter', 'reviews', 'cart', 'author', 'filter', 'share'] as const;
/** Labels of what comes after a piece. */
const CLOSING = ['related', 'comments', 'share', 'letter', 'reply', 'advert', 'copyright', 'more'] as const;

/** What labels and headings announce, in the page's order: which signs stand between a block and the prose before it, and how far it is from prices and the cart. */
export const labels: ColumnGroup = {
  names: [
    ...OPENING.map((saying) => `prose-at-${saying}`),
    'from-comments',
    'from-related',
    'says',
    'signs-since-prose',
    'signs-before',
    'from-label',
    'label-signs',
    'from-first-price',
    'from-first-cart',
  ],
  fill({ outline, sums, says }, { blocks: { values, width } }, at) {
    const { blocks } = outline;
    const { prose, proseBlocks, prices } = sums;
    const n = blocks.length;
    const allProse = prose[n]! || 1;
    const opening = labelTopicBits(OPENING);
    const closing = labelTopicBits(CLOSING).reduce((sum, bit) => sum | bit, 0);
    const [cart] = labelTopicBits(['cart']);
    let firstPrice = -1;
    let firstCart = -1;
    for (let b = n - 1; b >= 0; b--) {
      if (prices[b + 1]! > prices[b]!) firstPrice = b;
      if ((says[b]! & cart!) !== 0) firstCart = b;
    }
    const last = new Int32Array(opening.length).fill(-1);
    let [since, before, label, labelBits] = [0, 0, -1, 0];
    for (let b = 0; b < n; b++) {
      const { words, sentences, heading, linkChars } = blocks[b]!;
      const bits = says[b]!;
      const isShort = words <= LABEL_WORDS && sentences === 0;
      if (isShort && bits !== 0) {
        for (let i = 0; i < opening.length; i++) if ((bits & opening[i]!) !== 0) last[i] = b;
        before |= bits & closing;
        since |= bits & closing;
      }
      if (proseBlocks[b + 1]! > proseBlocks[b]!) since = 0;
      if (heading > 0 || (isShort && linkChars === 0)) {
        label = b;
        labelBits = bits & closing;
      }
      let r = b * width + at;
      for (let i = 0; i < opening.length; i++) values[r++] = last[i]! < 0 ? -1 : prose[last[i]!]! / allProse;
      values[r++] = last[1]! < 0 ? FAR + 1 : Math.min(FAR, b - last[1]!);
      values[r++] = last[0]! < 0 ? FAR + 1 : Math.min(FAR, b - last[0]!);
      values[r++] = bits === 0 ? 0 : 1;
      values[r++] = ones(since);
      values[r++] = ones(before);
      values[r++] = label < 0 ? FAR : Math.min(FAR, b - label);
      values[r++] = ones(labelBits);
      values[r++] = firstPrice < 0 ? -FAR - 1 : Math.max(-FAR, Math.min(FAR, b - firstPrice));
      values[r++] = firstCart < 0 ? -FAR - 1 : Math.max(-FAR, Math.min(FAR, b - firstCart));
    }
  },
};

function ones(bits: number): number {
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}
