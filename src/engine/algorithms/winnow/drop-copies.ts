import { closest, itemAt } from '../../outline-tree.ts';
import { runningSums, sumInside } from '../../features/running-sums.ts';
import type { Outline, OutlineElement } from '../../types.ts';

/** Shorter texts repeat by chance; they count as copies only next to a longer copy. */
const FEWEST_WORDS = 8;
/** Equal texts whose ancestors are alike up to this level are entries of one kind, and both are kept. */
const LEVELS = 4;
/** A container with at least this share of copies repeats another; two that share a line or two keep both. */
const MOSTLY = 0.5;
/** Elements whose lines may repeat. */
const WHOLES: ReadonlySet<string> = new Set(['table', 'pre', 'code']);
/** Names of quotations that are no blockquotes, as forums write them; a pull quote repeats the text on purpose. */
const QUOTE_CLASS = /(?:^|[\s_-]|forum|bb-?code|post|msg)quot(?:e|ed|ation)(?:$|[\s_-]|content|body|text)/i;
const PULLED = /pull/i;

/**
 * Drops kept blocks that repeat a kept text in other markup: a part made for wide and again for narrow screens, a fully
 * quoted post, the teaser of the text. The trees score blocks one by one and cannot see copies. Of two copies it drops
 * the one in a quotation, else the one in a container of mostly copies, else the less probable; one always stays.
 * Returns a new decision; linear in blocks, plus the depth of copied blocks.
 */
export function dropCopies(
  { blocks, elements }: Outline,
  keep: Uint8Array,
  probability: ArrayLike<number>,
): Uint8Array {
  const n = blocks.length;
  const isCopy = new Uint8Array(n);
  const pairs: [first: number, second: number][] = [];
  const seen = new Map<string, number>();
  for (let b = 0; b < n; b++) {
    const { text, words, element } = itemAt(blocks, b);
    if (!keep[b] || words < FEWEST_WORDS) continue;
    const first = seen.get(text);
    if (first === undefined) seen.set(text, b);
    else if (isOtherMarkup(itemAt(blocks, first).element, element) && !isWithin(first, WHOLES) && !isWithin(b, WHOLES))
      pair(first, b);
  }
  if (pairs.length === 0) return keep;
  // The kept blocks, and for each block the number of kept ones before it.
  const kept = Int32Array.from([...keep.keys()].filter((b) => keep[b]));
  const before = runningSums(blocks, (_, b) => (keep[b] ? 1 : 0));
  for (const long of [...pairs]) {
    pairBeside(long, -1);
    pairBeside(long, 1);
  }
  const words = runningSums(blocks, (block, b) => (keep[b] ? block.words : 0));
  const copied = runningSums(blocks, (block, b) => (isCopy[b] ? block.words : 0));
  const likely = runningSums(blocks, (block, b) => (isCopy[b] ? block.words * probability[b]! : 0));
  const left = keep.slice();
  // For each first copy, the copy that stays so far.
  const stays = new Map<number, number>();
  const quotes = new Set<number>();
  for (const [first, second] of pairs) {
    const stay = stays.get(first) ?? first;
    const dropped = whichToDrop(stay, second);
    if (dropped < 0) continue;
    left[dropped] = 0;
    stays.set(first, dropped === stay ? second : stay);
    quotes.add(quotationOf(dropped));
  }
  quotes.delete(-1);
  if (quotes.size > 0) dropRests();
  return left;

  /** Drops what is left of a quotation whose text was dropped: the name of its author. */
  function dropRests(): void {
    const rest = runningSums(blocks, (block, b) => (left[b] ? block.words : 0));
    for (const quote of quotes) {
      const whole = itemAt(elements, quote);
      if (sumInside(rest, whole) < FEWEST_WORDS) left.fill(0, whole.firstBlock, whole.lastBlock);
    }
  }

  function pair(first: number, second: number): void {
    isCopy[first] = isCopy[second] = 1;
    pairs.push([first, second]);
  }

  /** Pairs equal short texts next to two copies. */
  function pairBeside([first, second]: readonly [number, number], step: 1 | -1): void {
    for (
      let [a, b] = [nextKept(first, step), nextKept(second, step)];
      a >= 0 && b >= 0 && a !== second && b !== first;
      [a, b] = [nextKept(a, step), nextKept(b, step)]
    ) {
      const isEqual = itemAt(blocks, a).text === itemAt(blocks, b).text;
      if (isCopy[a] || isCopy[b] || !isEqual || isWithin(a, WHOLES) || isWithin(b, WHOLES)) break;
      pair(a, b);
    }
  }

  function nextKept(b: number, step: 1 | -1): number {
    return kept[before[b]! + step] ?? -1;
  }

  /** The copy to drop, of two; -1 if both stay. */
  function whichToDrop(a: number, b: number): number {
    const isQuoted = quotationOf(a) >= 0;
    if (isQuoted !== quotationOf(b) >= 0) return isQuoted ? a : b;
    const [ofA, ofB] = [containerOf(a), containerOf(b)];
    if (ofA.share < MOSTLY && ofB.share < MOSTLY) return -1;
    if (ofA.share < MOSTLY || ofB.share < MOSTLY) return ofA.share < ofB.share ? b : a;
    return ofA.likely < ofB.likely ? a : b;
  }

  /** The container of a block: its share of copied words, 0–1, and the mean probability of the copies. */
  function containerOf(b: number): { readonly share: number; readonly likely: number } {
    const { parent } = itemAt(elements, itemAt(blocks, b).element);
    const around = itemAt(elements, Math.max(0, parent));
    const copies = sumInside(copied, around) || 1;
    return { share: copies / (sumInside(words, around) || 1), likely: sumInside(likely, around) / copies };
  }

  function isOtherMarkup(a: number, b: number): boolean {
    for (let [level, i, j] = [0, a, b]; level < LEVELS && i !== j; level++) {
      if (i < 0 || j < 0) return true;
      const [one, other] = [itemAt(elements, i), itemAt(elements, j)];
      if (one.tag !== other.tag || one.classes !== other.classes) return true;
      [i, j] = [one.parent, other.parent];
    }
    return false;
  }

  function isWithin(b: number, tags: ReadonlySet<string>): boolean {
    return closest(elements, itemAt(blocks, b).element, ({ tag }) => tags.has(tag)) >= 0;
  }

  /** The quotation around a block; -1 without one. */
  function quotationOf(b: number): number {
    return closest(elements, itemAt(blocks, b).element, isQuotation);
  }
}

function isQuotation({ tag, classes }: OutlineElement): boolean {
  return tag === 'blockquote' || (classes !== '' && QUOTE_CLASS.test(classes) && !PULLED.test(classes));
}
