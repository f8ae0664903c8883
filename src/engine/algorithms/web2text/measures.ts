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

/**
 * One of MEASURE, of the leaves between two rows of running sums (text-facts.ts) that begin at `from` and `to`. Constants are those of the published code, definitions in
 * features.md.
 */
export function measure(which: number, sums: Int32Array, from: number, to: number): number {
  switch (which) {
    case MEASURE.word:
      return z(sign(sums[to + FACT.words]! - sums[from + FACT.words]!), 0.8255, 0.5643817);
    case MEASURE.logWords: {
      const words = sums[to + FACT.words]! - sums[from + FACT.words]!;
      return words > 0 ? z(clip(Math.log(words), 0, 3.5), 1.5086, 1.205) : 0;
    }
    case MEASURE.wordLength: {
      const words = sums[to + FACT.words]! - sums[from + FACT.words]!;
      return words > 0 ? z(clip(Math.floor((sums[to + FACT.wordChars]! - sums[from + FACT.wordChars]!) / words), 3, 15), 4.910001, 1.905709) : -1;
    }
    case MEASURE.stopWord: {
      const stops = sums[to + FACT.stopWords]! - sums[from + FACT.stopWords]!;
      return stops < 0 ? 0 : sign(stops);
    }
    case MEASURE.stopRatio: {
      const words = sums[to + FACT.words]! - sums[from + FACT.words]!;
      const stops = sums[to + FACT.stopWords]! - sums[from + FACT.stopWords]!;
      return words > 0 && stops >= 0 ? z(stops / words, 0.374, 0.1529) : 0;
    }
    case MEASURE.logChars:
      return z(clip(Math.log(sums[to + FACT.chars]! - sums[from + FACT.chars]!), 2.5, 5.5), 3.392, 1.06445);
    case MEASURE.logCharsOfNode:
      return z(clip(Math.log(sums[to + FACT.chars]! - sums[from + FACT.chars]!), 2.5, 10), 6, 2.14);
    case MEASURE.punctuation:
      return sign(sums[to + FACT.punctuation]! - sums[from + FACT.punctuation]!);
    case MEASURE.punctuationCount:
      return z(clip(sums[to + FACT.punctuation]! - sums[from + FACT.punctuation]!, 0, 10), 0.06938, 0.4083676);
    case MEASURE.logPunctuation: {
      const marks = sums[to + FACT.punctuation]! - sums[from + FACT.punctuation]!;
      return marks > 0 ? z(clip(Math.log(marks / (sums[to + FACT.chars]! - sums[from + FACT.chars]!)), -4, -2.5), -3.338525, 0.6058926) : 0;
    }
    case MEASURE.digit:
      return z(sign(sums[to + FACT.digits]! - sums[from + FACT.digits]!), -0.5900983, 0.8073342);
    case MEASURE.digitOfNode:
      return sign(sums[to + FACT.digits]! - sums[from + FACT.digits]!);
    case MEASURE.digitRatio:
      return z((sums[to + FACT.digits]! - sums[from + FACT.digits]!) / (sums[to + FACT.chars]! - sums[from + FACT.chars]!), 0.2655969, 0.3052819);
    case MEASURE.logSentence: {
      const sentences = sums[to + FACT.sentences]! - sums[from + FACT.sentences]!;
      return z(clip(Math.log(Math.floor((sums[to + FACT.chars]! - sums[from + FACT.chars]!) / sentences)), 2, 5), 3.109, 1.011);
    }
    case MEASURE.sentences:
      return sign(sums[to + FACT.sentences]! - sums[from + FACT.sentences]! > 1);
    case MEASURE.copyright:
      return sign(sums[to + FACT.copyright]! - sums[from + FACT.copyright]!);
    case MEASURE.email:
      return sign(sums[to + FACT.email]! - sums[from + FACT.email]!);
    case MEASURE.url:
      return sign(sums[to + FACT.url]! - sums[from + FACT.url]!);
    case MEASURE.year:
      return sign(sums[to + FACT.year]! - sums[from + FACT.year]!);
    case MEASURE.linkDensity:
      return z((sums[to + FACT.linkChars]! - sums[from + FACT.linkChars]!) / (sums[to + FACT.chars]! - sums[from + FACT.chars]!), 0.5, 0.5);
    default: {
      const words = sums[to + FACT.words]! - sums[from + FACT.words]!;
      if (words === 0) return 0;
      const share = (sums[to + FACT.capitals]! - sums[from + FACT.capitals]!) / words;
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
