import { FACT, FACTS, type TextFacts } from './text-facts.ts';

/** Facts of some neighbouring leaves together, by FACT. Every measure below is a feature that texts and nodes share; constants are those of the published code (features.md). */
export type Facts = Int32Array;

/** Adds up the facts of the leaves from … to-1, into `into`. */
export function sumFacts({ sums }: TextFacts, from: number, to: number, into: Facts): void {
  for (let k = 0, a = from * FACTS, b = to * FACTS; k < FACTS; k++) into[k] = sums[b + k]! - sums[a + k]!;
}

/** Distance from a mean in standard deviations. */
export function z(value: number, mean: number, deviation: number): number {
  return (value - mean) / deviation;
}

/** The value, or the bound that it is beyond. */
export function clip(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** 1 for what holds or is not 0, else −1. */
export function sign(value: number | boolean): number {
  return value ? 1 : -1;
}

/** Mean length of words, whole letters; −1 without words. */
export function wordLength(facts: Facts): number {
  const words = facts[FACT.words]!;
  return words > 0 ? z(clip(Math.floor(facts[FACT.wordChars]! / words), 3, 15), 4.910001, 1.905709) : -1;
}

/** ±1: has a stop word; 0 where nobody knows. */
export function stopWord(facts: Facts): number {
  const stops = facts[FACT.stopWords]!;
  return stops < 0 ? 0 : sign(stops);
}

/** Stop words a word; 0, the mean, without words and where nobody knows. */
export function stopRatio(facts: Facts): number {
  const words = facts[FACT.words]!;
  return words > 0 && facts[FACT.stopWords]! >= 0 ? z(facts[FACT.stopWords]! / words, 0.374, 0.1529) : 0;
}

/** Punctuation a character, logarithmic; 0, the mean, where there is none. */
export function logPunctuation(facts: Facts): number {
  const marks = facts[FACT.punctuation]!;
  return marks > 0 ? z(clip(Math.log(marks / facts[FACT.chars]!), -4, -2.5), -3.338525, 0.6058926) : 0;
}

/** Digits a character. */
export function digitRatio(facts: Facts): number {
  return z(facts[FACT.digits]! / facts[FACT.chars]!, 0.2655969, 0.3052819);
}

/** Mean characters a sentence, logarithmic. */
export function logSentence(facts: Facts): number {
  return z(clip(Math.log(Math.floor(facts[FACT.chars]! / facts[FACT.sentences]!)), 2, 5), 3.109, 1.011);
}

/** Share of words that begin with a capital, its square and its cube, into three columns from `at`; 0, the mean, without words. */
export function writeCapitals(columns: Float32Array, at: number, facts: Facts): void {
  const words = facts[FACT.words]!;
  if (words === 0) {
    columns.fill(0, at, at + 3);
    return;
  }
  const share = facts[FACT.capitals]! / words;
  columns[at] = z(share, 0.4475758, 0.4129316);
  columns[at + 1] = z(share * share, 0.3708354, 0.4334037);
  columns[at + 2] = z(share * share * share, 0.340843, 0.4404389);
}
