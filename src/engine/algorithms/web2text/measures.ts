import { linkDensity } from '../../features/link-density.ts';
import { FACT } from './text-facts.ts';

/** A value of one or two text facts (counts), each summed over consecutive leaves. */
export type Measure = {
  readonly of: readonly (keyof typeof FACT)[];
  readonly value: (first: number, second: number) => number;
};

/** Measures by name. Constants are those of the published code; features.md has the definitions. */
export const MEASURES = {
  word: { of: ['words'], value: (words) => z(sign(words), 0.8255, 0.5643817) },
  logWords: { of: ['words'], value: (words) => (words > 0 ? z(clip(Math.log(words), 0, 3.5), 1.5086, 1.205) : 0) },
  wordLength: {
    of: ['wordChars', 'words'],
    value: (chars, words) => (words > 0 ? z(clip(Math.floor(chars / words), 3, 15), 4.910001, 1.905709) : -1),
  },
  stopWord: { of: ['stopWords'], value: sign },
  stopRatio: { of: ['stopWords', 'words'], value: (stops, words) => (words > 0 ? z(stops / words, 0.374, 0.1529) : 0) },
  logChars: { of: ['chars'], value: (chars) => z(clip(Math.log(chars), 2.5, 5.5), 3.392, 1.06445) },
  logCharsOfNode: { of: ['chars'], value: (chars) => z(clip(Math.log(chars), 2.5, 10), 6, 2.14) },
  punctuation: { of: ['punctuation'], value: sign },
  punctuationCount: { of: ['punctuation'], value: (marks) => z(clip(marks, 0, 10), 0.06938, 0.4083676) },
  logPunctuation: {
    of: ['punctuation', 'chars'],
    value: (marks, chars) => (marks > 0 ? z(clip(Math.log(marks / chars), -4, -2.5), -3.338525, 0.6058926) : 0),
  },
  digit: { of: ['digits'], value: (digits) => z(sign(digits), -0.5900983, 0.8073342) },
  digitOfNode: { of: ['digits'], value: sign },
  digitRatio: { of: ['digits', 'chars'], value: (digits, chars) => z(digits / chars, 0.2655969, 0.3052819) },
  logSentence: {
    of: ['chars', 'sentences'],
    value: (chars, sentences) => z(clip(Math.log(Math.floor(chars / sentences)), 2, 5), 3.109, 1.011),
  },
  sentences: { of: ['sentences'], value: (sentences) => sign(sentences > 1) },
  copyright: { of: ['copyright'], value: sign },
  email: { of: ['email'], value: sign },
  url: { of: ['url'], value: sign },
  year: { of: ['year'], value: sign },
  capitals: {
    of: ['capitals', 'words'],
    value: (capitals, words) => (words > 0 ? z(capitals / words, 0.4475758, 0.4129316) : 0),
  },
  capitals2: {
    of: ['capitals', 'words'],
    value: (capitals, words) => (words > 0 ? z((capitals / words) * (capitals / words), 0.3708354, 0.4334037) : 0),
  },
  capitals3: {
    of: ['capitals', 'words'],
    value: (capitals, words) =>
      words > 0 ? z((capitals / words) * (capitals / words) * (capitals / words), 0.340843, 0.4404389) : 0,
  },
  linkDensity: { of: ['linkChars', 'chars'], value: (linkChars, chars) => z(linkDensity(linkChars, chars), 0.5, 0.5) },
} as const satisfies Record<string, Measure>;

/** Bits of the text facts that a measure needs. */
export function factsOf({ of }: Measure): number {
  let bits = 0;
  for (const fact of of) bits |= 1 << FACT[fact];
  return bits;
}

/** Ranges of leaves, from … to-1, and the running sums of their facts: columns of `rows` numbers (text-facts.ts). */
export type LeafRanges = {
  readonly sums: Int32Array;
  readonly rows: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
};

/** Writes the measure of each range into a column that begins at `at`. */
export function writeMeasure(
  columns: Float32Array,
  at: number,
  { of: [first, second], value }: Measure,
  { sums, rows, from, to }: LeafRanges,
): void {
  const a = FACT[first!] * rows;
  const b = second === undefined ? a : FACT[second] * rows;
  for (let i = 0; i < from.length; i++) {
    const start = from[i]!;
    const end = to[i]!;
    columns[at + i] = value(sums[a + end]! - sums[a + start]!, sums[b + end]! - sums[b + start]!);
  }
}

/** Distance from the mean in standard deviations. */
export function z(value: number, mean: number, deviation: number): number {
  return (value - mean) / deviation;
}

/** 1 for true and for numbers other than 0, else −1. */
export function sign(value: number | boolean): number {
  return value ? 1 : -1;
}

/** The value, limited to low … high. */
function clip(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
