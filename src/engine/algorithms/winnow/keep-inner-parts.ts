import { linkDensity } from '../../features/link-density.ts';
import type { Outline } from '../../types.ts';

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
  const [words, keptWords] = [new Float64Array(blocks.length + 1), new Float64Array(blocks.length + 1)];
  for (let b = 0; b < blocks.length; b++) {
    words[b + 1] = words[b]! + blocks[b]!.words;
    keptWords[b + 1] = keptWords[b]! + (keep[b] ? blocks[b]!.words : 0);
  }
  for (let i = 0; i < elements.length; i++) {
    const { tag, firstBlock, lastBlock, parent } = elements[i]!;
    const isWhole = tag === 'blockquote' || tag === 'pre';
    if (!isWhole && tag !== 'figcaption') continue;
    if (firstBlock === lastBlock || firstBlock < first || lastBlock > last) continue;
    let figure = isWhole ? i : parent;
    while (!isWhole && figure >= 0 && elements[figure]!.tag !== 'figure') figure = elements[figure]!.parent;
    if (figure < 0) continue;
    const { firstBlock: from, lastBlock: to } = elements[figure]!;
    let around = elements[figure]!.parent;
    while (around >= 0 && elements[around]!.lastBlock - elements[around]!.firstBlock === to - from)
      around = elements[around]!.parent;
    if (around < 0) continue;
    const { firstBlock: start, lastBlock: end } = elements[around]!;
    const others = words[end]! - words[start]! - (words[to]! - words[from]!);
    const keptOthers = keptWords[end]! - keptWords[start]! - (keptWords[to]! - keptWords[from]!);
    if (others === 0 || keptOthers < ARTICLE_SHARE * others) continue;
    for (let b = firstBlock; b < lastBlock; b++)
      if (linkDensity(blocks[b]!.linkChars, blocks[b]!.chars) <= MAX_LINK_DENSITY) kept[b] = 1;
  }
  return kept;
}
