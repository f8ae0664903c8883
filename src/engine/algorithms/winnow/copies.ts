import type { Outline } from '../../types.ts';

/** Shorter texts are said twice by chance; beside a longer copy they are copies too. */
const FEWEST_WORDS = 8;
/** Copies of which the elements around are alike so far up are entries of one kind, and each is meant to be there. */
const LEVELS = 4;
/** What says again what stands elsewhere is at least half made of copies: of a list that shares two entries with another no entry goes. */
const MOSTLY = 0.5;
/** Shares of copies that differ by less are the same. */
const SAME = 0.1;
/** Lines of these stand where they stand, however often. */
const WHOLES = new Set(['table', 'pre', 'code']);

/** Two kept blocks of the same text, by their places, and the elements that hold them. */
type Pair = { readonly first: number; readonly second: number; readonly around: readonly [number, number] };

/**
 * Leaves out what says word for word again what is kept elsewhere in other markup: the part of a page that is made twice, for wide and for narrow screens, a
 * post that is quoted whole below, the teaser of a text that follows. The trees judge block by block and cannot see that one of two is enough. Of two copies
 * the one goes that stands among more copies, else the less probable; no text goes from everywhere. Returns a new decision; linear in blocks but for the
 * depth of those that stand there twice.
 */
export function leaveOutCopies({ blocks, elements }: Outline, keep: Uint8Array, probability: ArrayLike<number>): Uint8Array {
  const n = blocks.length;
  const seen = new Map<string, number>();
  const isCopy = new Uint8Array(n);
  const pairs: Pair[] = [];
  for (let b = 0; b < n; b++) {
    if (!keep[b] || blocks[b]!.words < FEWEST_WORDS) continue;
    const first = seen.get(blocks[b]!.text);
    if (first === undefined) seen.set(blocks[b]!.text, b);
    else if (isOtherMarkup(blocks[first]!.element, blocks[b]!.element) && !isPartOfWhole(blocks[first]!.element) && !isPartOfWhole(blocks[b]!.element)) pair(first, b);
  }
  if (pairs.length === 0) return keep;
  for (let i = 0, long = pairs.length; i < long; i++) {
    pairBeside(pairs[i]!, -1);
    pairBeside(pairs[i]!, 1);
  }
  const [words, copied] = [new Float64Array(n + 1), new Float64Array(n + 1)];
  for (let b = 0; b < n; b++) {
    words[b + 1] = words[b]! + (keep[b] ? blocks[b]!.words : 0);
    copied[b + 1] = copied[b]! + (isCopy[b] ? blocks[b]!.words : 0);
  }
  // Copies that stand in the same two places go from the same one of them.
  const better = new Map<number, number>();
  for (const { first, second, around: [a, b] } of pairs) better.set(a * elements.length + b, (better.get(a * elements.length + b) ?? 0) + probability[first]! - probability[second]!);
  const left = keep.slice();
  for (const { first, second, around: [a, b] } of pairs) {
    const [ofFirst, ofSecond] = [shareOf(a), shareOf(b)];
    if (Math.max(ofFirst, ofSecond) < MOSTLY) continue;
    const goesFirst = Math.abs(ofFirst - ofSecond) < SAME ? better.get(a * elements.length + b)! < 0 : ofFirst > ofSecond;
    left[goesFirst ? first : second] = 0;
  }
  return left;

  function pair(first: number, second: number): void {
    isCopy[first] = isCopy[second] = 1;
    pairs.push({ first, second, around: [aroundOf(first), aroundOf(second)] });
  }

  /** Short texts beside two copies, the same on both sides, are copies too. */
  function pairBeside({ first, second }: Pair, step: 1 | -1): void {
    for (let [a, b] = [nextKept(first, step), nextKept(second, step)]; a >= 0 && b >= 0 && a !== second && b !== first; [a, b] = [nextKept(a, step), nextKept(b, step)]) {
      const isNew = !isCopy[a] && !isCopy[b] && blocks[a]!.text === blocks[b]!.text;
      if (!isNew || isPartOfWhole(blocks[a]!.element) || isPartOfWhole(blocks[b]!.element)) break;
      pair(a, b);
    }
  }

  function nextKept(b: number, step: 1 | -1): number {
    for (let i = b + step; i >= 0 && i < n; i += step) if (keep[i]) return i;
    return -1;
  }

  /** The nearest element that holds more than the block. */
  function aroundOf(b: number): number {
    let i = blocks[b]!.element;
    while (elements[i]!.parent >= 0 && elements[i]!.lastBlock - elements[i]!.firstBlock <= 1) i = elements[i]!.parent;
    return i;
  }

  function shareOf(i: number): number {
    const { firstBlock, lastBlock } = elements[i]!;
    return (copied[lastBlock]! - copied[firstBlock]!) / (words[lastBlock]! - words[firstBlock]! || 1);
  }

  function isOtherMarkup(a: number, b: number): boolean {
    for (let [level, i, j] = [0, a, b]; level < LEVELS; level++) {
      if (i === j) return false;
      if (i < 0 || j < 0) return true;
      const [one, other] = [elements[i]!, elements[j]!];
      if (one.tag !== other.tag || one.classes !== other.classes) return true;
      [i, j] = [one.parent, other.parent];
    }
    return false;
  }

  function isPartOfWhole(element: number): boolean {
    for (let i = element; i >= 0; i = elements[i]!.parent) if (WHOLES.has(elements[i]!.tag)) return true;
    return false;
  }
}
