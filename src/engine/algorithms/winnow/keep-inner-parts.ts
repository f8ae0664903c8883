import { linkDensity } from '../../features/link-density.ts';
import { closest, itemAt } from '../../outline-tree.ts';
import { runningSums, sumInside } from '../../features/running-sums.ts';
import type { Outline, OutlineElement } from '../../types.ts';

/** The part of the page around a figure or a quotation is article if at least this share of its other words is kept. */
const ARTICLE_SHARE = 0.5;
/** A line with a higher link density is a teaser. */
const MAX_LINK_DENSITY = 0.5;

/**
 * Keeps quotations, listings and the captions of figures in the article: between kept blocks, in an element most of
 * whose other words are kept. Some sources that the trees learned from leave them out. Returns a new decision. Linear
 * in elements, times their depth for figures.
 */
export function keepInnerParts({ elements, blocks }: Outline, keep: Uint8Array): Uint8Array {
  const kept = keep.slice();
  const [first, last] = [keep.indexOf(1), keep.lastIndexOf(1)];
  if (first < 0) return kept;
  const words = runningSums(blocks, (block) => block.words);
  const keptWords = runningSums(blocks, (block, b) => (keep[b] ? block.words : 0));
  for (let i = 0; i < elements.length; i++) {
    const { tag, firstBlock, lastBlock, parent } = elements[i]!;
    const isWhole = tag === 'blockquote' || tag === 'pre';
    if (!isWhole && tag !== 'figcaption') continue;
    if (firstBlock === lastBlock || firstBlock < first || lastBlock > last) continue;
    const whole = elements[isWhole ? i : closest(elements, parent, (around) => around.tag === 'figure')];
    if (whole === undefined) continue;
    const length = whole.lastBlock - whole.firstBlock;
    const isWider = (around: OutlineElement): boolean => around.lastBlock - around.firstBlock !== length;
    const around = elements[closest(elements, whole.parent, isWider)];
    if (around === undefined) continue;
    const besides = (sums: Float64Array): number => sumInside(sums, around) - sumInside(sums, whole);
    const others = besides(words);
    if (others === 0 || besides(keptWords) < ARTICLE_SHARE * others) continue;
    for (let b = firstBlock; b < lastBlock; b++) {
      const { linkChars, chars } = itemAt(blocks, b);
      if (linkDensity(linkChars, chars) <= MAX_LINK_DENSITY) kept[b] = 1;
    }
  }
  return kept;
}
