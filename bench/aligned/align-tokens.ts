/** Stretches of both sequences that are not aligned yet: [a0, a1) of the first, [b0, b1) of the second. */
type Gap = { readonly a0: number; readonly a1: number; readonly b0: number; readonly b1: number };

/** Lengths of the anchoring n-grams, longest first: long ones are reliable, short ones fill the gaps between them. */
const ANCHOR_LENGTHS = [8, 5, 3, 2, 1];
/** Gaps of at most this product of lengths are aligned exactly. */
const SMALL_GAP = 40_000;
const UNMATCHED = -1;

/**
 * For each token of a, the index of the equal token of b that it is aligned with, or -1. The alignment is monotone.
 * N-grams that occur once in both stretches of a gap are its anchors, if they are in the same order in both (longest
 * increasing subsequence). Small gaps that remain are aligned by the longest common subsequence. Near linear in the
 * tokens.
 */
export function alignTokens(a: readonly string[], b: readonly string[]): Int32Array {
  const numbers = new Map<string, number>();
  const ids = (tokens: readonly string[]): Int32Array => Int32Array.from(tokens, (token) => idOf(numbers, token));
  const [as, bs] = [ids(a), ids(b)];
  const match = new Int32Array(a.length).fill(UNMATCHED);
  let gaps: Gap[] = [{ a0: 0, a1: a.length, b0: 0, b1: b.length }];
  for (const n of ANCHOR_LENGTHS) gaps = gaps.flatMap((gap) => anchor(gap, { n, as, bs, match }));
  for (const gap of gaps) {
    if ((gap.a1 - gap.a0) * (gap.b1 - gap.b0) <= SMALL_GAP) alignSmall(gap, as, bs, match);
  }
  return match;
}

/** Longest strictly increasing subsequence, as the indices of its members. O(n log n). */
export function longestIncreasing(values: ArrayLike<number>): number[] {
  const tails: number[] = [];
  const before = new Int32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[tails[middle]!]! < values[i]!) low = middle + 1;
      else high = middle;
    }
    before[i] = low > 0 ? tails[low - 1]! : UNMATCHED;
    tails[low] = i;
  }
  const members: number[] = [];
  for (let i = tails.length > 0 ? tails[tails.length - 1]! : UNMATCHED; i >= 0; i = before[i]!) members.push(i);
  return members.reverse();
}

function idOf(numbers: Map<string, number>, token: string): number {
  const known = numbers.get(token);
  if (known !== undefined) return known;
  numbers.set(token, numbers.size);
  return numbers.size - 1;
}

type Sequences = { readonly n: number; readonly as: Int32Array; readonly bs: Int32Array; readonly match: Int32Array };

/** Matches the anchors of a gap and the equal tokens next to them; returns the gaps that remain. */
function anchor(gap: Gap, { n, as, bs, match }: Sequences): Gap[] {
  const inB = uniqueGrams(bs, gap.b0, gap.b1, n);
  const pairs: [number, number][] = [];
  for (const [gram, i] of uniqueGrams(as, gap.a0, gap.a1, n)) {
    const j = inB.get(gram);
    if (i >= 0 && j !== undefined && j >= 0) pairs.push([i, j]);
  }
  const left: Gap[] = [];
  let [a0, b0] = [gap.a0, gap.b0];
  for (const at of longestIncreasing(pairs.map(([, j]) => j))) {
    let [i, j] = pairs[at]!;
    if (i < a0 || j < b0) continue;
    while (i > a0 && j > b0 && as[i - 1] === bs[j - 1]) [i, j] = [i - 1, j - 1];
    if (i > a0 && j > b0) left.push({ a0, a1: i, b0, b1: j });
    for (; i < gap.a1 && j < gap.b1 && as[i] === bs[j]; i++, j++) match[i] = j;
    [a0, b0] = [i, j];
  }
  if (a0 < gap.a1 && b0 < gap.b1) left.push({ a0, a1: gap.a1, b0, b1: gap.b1 });
  return left;
}

/** Position of each n-gram, in order of the first tokens; -1 if it occurs more than once. */
function uniqueGrams(tokens: Int32Array, start: number, end: number, n: number): Map<string | number, number> {
  const places = new Map<string | number, number>();
  for (let i = start; i + n <= end; i++) {
    const gram = n === 1 ? tokens[i]! : tokens.subarray(i, i + n).join();
    places.set(gram, places.has(gram) ? UNMATCHED : i);
  }
  return places;
}

/** Longest common subsequence by dynamic programming, quadratic. */
function alignSmall({ a0, a1, b0, b1 }: Gap, as: Int32Array, bs: Int32Array, match: Int32Array): void {
  const width = b1 - b0 + 1;
  const table = new Uint16Array((a1 - a0 + 1) * width);
  for (let i = a1 - 1; i >= a0; i--) {
    for (let j = b1 - 1; j >= b0; j--) {
      const cell = (i - a0) * width + (j - b0);
      table[cell] = as[i] === bs[j] ? table[cell + width + 1]! + 1 : Math.max(table[cell + width]!, table[cell + 1]!);
    }
  }
  for (let i = a0, j = b0; i < a1 && j < b1;) {
    const cell = (i - a0) * width + (j - b0);
    if (as[i] === bs[j]) match[i++] = j++;
    else if (table[cell + width]! >= table[cell + 1]!) i++;
    else j++;
  }
}
