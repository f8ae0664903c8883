import { FACT } from './text-facts.ts';

/** What is measured of the words and marks of some neighbouring leaves: features that texts and nodes have of their facts alone. */
export const MEASURE = {
  word: 0, logWords: 1, wordLength: 2, stopWord: 3, stopRatio: 4, logChars: 5, punctuation: 6, punctuationCount: 7, logPunctuation: 8, digit: 9, digitRatio: 10, logSentence: 11, sentences: 12,
  copyright: 13, email: 14, url: 15, year: 16, capitals: 17, capitals2: 18, capitals3: 19, linkDensity: 20, logCharsOfNode: 21, digitOfNode: 22,
} as const;

/** The facts that each measure is made of, as bits, in the order of MEASURE. */
const NEEDS = [
  ['words'], ['words'], ['words', 'wordChars'], ['stopWords'], ['words', 'stopWords'], ['chars'], ['punctuation'], ['punctuation'], ['punctuation', 'chars'], ['digits'], ['digits', 'chars'],
  ['chars', 'sentences'], ['sentences'], ['copyright'], ['email'], ['url'], ['year'], ['words', 'capitals'], ['words', 'capitals'], ['words', 'capitals'], ['linkChars', 'chars'], ['chars'], ['digits'],
] as const;

/** The facts that one of MEASURE is made of, as bits. */
export function factsOf(which: number): number {
  let bits = 0;
  for (const fact of NEEDS[which]!) bits |= 1 << FACT[fact];
  return bits;
}

/** Running sums of facts, each a column of rows. */
export type Sums = { readonly sums: Int32Array; readonly rows: number };

/**
 * One of MEASURE, of the leaves from … to-1, by the running sums of their facts, a column of `rows` each (text-facts.ts). Constants are those of the published code,
 * definitions in features.md.
 */
export function measure(which: number, { sums, rows }: Sums, from: number, to: number): number {
  switch (which) {
    case MEASURE.word:
      return z(sign(sums[FACT.words * rows + to]! - sums[FACT.words * rows + from]!), 0.8255, 0.5643817);
    case MEASURE.logWords: {
      const words = sums[FACT.words * rows + to]! - sums[FACT.words * rows + from]!;
      return words > 0 ? z(clip(Math.log(words), 0, 3.5), 1.5086, 1.205) : 0;
    }
    case MEASURE.wordLength: {
      const words = sums[FACT.words * rows + to]! - sums[FACT.words * rows + from]!;
      return words > 0 ? z(clip(Math.floor((sums[FACT.wordChars * rows + to]! - sums[FACT.wordChars * rows + from]!) / words), 3, 15), 4.910001, 1.905709) : -1;
    }
    case MEASURE.stopWord:
      return sign(sums[FACT.stopWords * rows + to]! - sums[FACT.stopWords * rows + from]!);
    case MEASURE.stopRatio: {
      const words = sums[FACT.words * rows + to]! - sums[FACT.words * rows + from]!;
      const stops = sums[FACT.stopWords * rows + to]! - sums[FACT.stopWords * rows + from]!;
      return words > 0 ? z(stops / words, 0.374, 0.1529) : 0;
    }
    case MEASURE.logChars:
      return z(clip(Math.log(sums[FACT.chars * rows + to]! - sums[FACT.chars * rows + from]!), 2.5, 5.5), 3.392, 1.06445);
    case MEASURE.logCharsOfNode:
      return z(clip(Math.log(sums[FACT.chars * rows + to]! - sums[FACT.chars * rows + from]!), 2.5, 10), 6, 2.14);
    case MEASURE.punctuation:
      return sign(sums[FACT.punctuation * rows + to]! - sums[FACT.punctuation * rows + from]!);
    case MEASURE.punctuationCount:
      return z(clip(sums[FACT.punctuation * rows + to]! - sums[FACT.punctuation * rows + from]!, 0, 10), 0.06938, 0.4083676);
    case MEASURE.logPunctuation: {
      const marks = sums[FACT.punctuation * rows + to]! - sums[FACT.punctuation * rows + from]!;
      return marks > 0 ? z(clip(Math.log(marks / (sums[FACT.chars * rows + to]! - sums[FACT.chars * rows + from]!)), -4, -2.5), -3.338525, 0.6058926) : 0;
    }
    case MEASURE.digit:
      return z(sign(sums[FACT.digits * rows + to]! - sums[FACT.digits * rows + from]!), -0.5900983, 0.8073342);
    case MEASURE.digitOfNode:
      return sign(sums[FACT.digits * rows + to]! - sums[FACT.digits * rows + from]!);
    case MEASURE.digitRatio:
      return z((sums[FACT.digits * rows + to]! - sums[FACT.digits * rows + from]!) / (sums[FACT.chars * rows + to]! - sums[FACT.chars * rows + from]!), 0.2655969, 0.3052819);
    case MEASURE.logSentence: {
      const sentences = sums[FACT.sentences * rows + to]! - sums[FACT.sentences * rows + from]!;
      return z(clip(Math.log(Math.floor((sums[FACT.chars * rows + to]! - sums[FACT.chars * rows + from]!) / sentences)), 2, 5), 3.109, 1.011);
    }
    case MEASURE.sentences:
      return sign(sums[FACT.sentences * rows + to]! - sums[FACT.sentences * rows + from]! > 1);
    case MEASURE.copyright:
      return sign(sums[FACT.copyright * rows + to]! - sums[FACT.copyright * rows + from]!);
    case MEASURE.email:
      return sign(sums[FACT.email * rows + to]! - sums[FACT.email * rows + from]!);
    case MEASURE.url:
      return sign(sums[FACT.url * rows + to]! - sums[FACT.url * rows + from]!);
    case MEASURE.year:
      return sign(sums[FACT.year * rows + to]! - sums[FACT.year * rows + from]!);
    case MEASURE.linkDensity:
      return z((sums[FACT.linkChars * rows + to]! - sums[FACT.linkChars * rows + from]!) / (sums[FACT.chars * rows + to]! - sums[FACT.chars * rows + from]!), 0.5, 0.5);
    default: {
      const words = sums[FACT.words * rows + to]! - sums[FACT.words * rows + from]!;
      if (words === 0) return 0;
      const share = (sums[FACT.capitals * rows + to]! - sums[FACT.capitals * rows + from]!) / words;
      if (which === MEASURE.capitals) return z(share, 0.4475758, 0.4129316);
      return which === MEASURE.capitals2 ? z(share * share, 0.3708354, 0.4334037) : z(share * share * share, 0.340843, 0.4404389);
    }
  }
}

/** Distance from a mean in standard deviations. */
export function z(value: number, mean: number, deviation: number): number {
  return (value - mean) / deviation;
}

/** 1 for what holds or is not 0, else −1. */
export function sign(value: number | boolean): number {
  return value ? 1 : -1;
}

/** The value, or the bound that it is beyond. */
function clip(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
