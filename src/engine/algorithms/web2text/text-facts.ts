import type { Outline } from '../../types.ts';
import type { CollapsedTree } from './collapsed-tree.ts';
import { STOP_WORDS } from './stop-words.ts';

/** What is counted in each text; a node's counts are the sums over its leaves. Booleans are counts of leaves. */
export const FACT = {
  chars: 0,
  words: 1,
  wordChars: 2,
  stopWords: 3,
  capitals: 4,
  punctuation: 5,
  digits: 6,
  sentences: 7,
  linkChars: 8,
  copyright: 9,
  email: 10,
  url: 11,
  year: 12,
} as const;
export const FACTS = 13;
/** Facts as bits are 1 << FACT, and two more: how texts end, and how often each stands on the page. */
export const ENDS_BIT = 1 << FACTS;
export const COPIES_BIT = 1 << (FACTS + 1);
const ALL_FACTS = COPIES_BIT * 2 - 1;
const OF_WORDS = (1 << FACT.words) | (1 << FACT.wordChars) | (1 << FACT.stopWords) | (1 << FACT.capitals);
const OF_LETTERS = (1 << FACT.wordChars) | (1 << FACT.capitals);
const OF_MARKS = (1 << FACT.punctuation) | (1 << FACT.sentences) | ENDS_BIT;

/** How a text ends, as bits. */
export const ENDS_IN_PUNCTUATION = 1;
export const ENDS_IN_QUESTION = 2;

/** Facts of a page's texts. */
export type TextFacts = {
  /** Running sums, a column of leaves + 1 for each fact: leaf l has entry l+1 less entry l, a node lastLeaf less firstLeaf. */
  readonly sums: Int32Array;
  /** Bits of how each leaf ends. */
  readonly ends: Uint8Array;
  /** How often each leaf's text stands on the page; 0 where that is not wanted. */
  readonly copies: Int32Array;
  /** Places of each leaf in the flat text, where every tag takes one place as well: the live page has no source to count in. */
  readonly start: Int32Array;
};

/** ASCII letters, digits and underscores make words, as \w does in Java. */
const WORD = /\w+/g;
/** . , ? ; : ! and their kin in scripts that have their own. */
const PUNCTUATION = /[.,?;:!。、！，．：；？؟،؛।]/g;
const DIGIT = /\d/g;
/** Ends of sentences with another one behind: Latin, Greek and Cyrillic capitals, as ranges; the property \p{Lu} takes a millisecond to compile. */
const NEXT_SENTENCE = /[.?!;]\s+(?=[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я])/g;
const YEAR = /\b\d{4}\b/;
const EMAIL = /\w@[\w.]/;
const URL = /(?:https?|ftp):\/\//;
const NO_WORDS: readonly string[] = [];
const [UPPER_A, UPPER_Z] = [0x41, 0x5a];

/**
 * Counts each leaf's text (Web2Text, section 3.3), of all facts those among `wanted`, as bits; the others stay 0. Expressions of the platform look at characters, and a loop
 * only at words; one kind of fact after the other: on a page that is read for the first time a loop over every character, or one long loop, takes several times as long.
 * Linear in characters.
 */
export function textFacts(
  { blocks, runs }: Outline,
  { leaves, run, inLink }: CollapsedTree,
  wanted = ALL_FACTS,
): TextFacts {
  const rows = leaves + 1;
  const sums = new Int32Array(FACTS * rows);
  const ends = new Uint8Array(leaves);
  const copies = new Int32Array(leaves);
  const start = new Int32Array(leaves);
  const texts: string[] = [];
  for (let l = 0, chars = 0; l < leaves; l++) {
    const { block, before, start: from, end } = runs[run[l]!]!;
    const text = blocks[block]!.text.slice(from, end).trim();
    texts.push(text);
    start[l] = chars + before;
    chars += Math.max(1, text.length);
    sums[FACT.chars * rows + l + 1] = chars;
  }
  if ((wanted & COPIES_BIT) !== 0) countCopies(copies, texts);
  if ((wanted & OF_WORDS) !== 0) {
    const [ofWords, ofStops] = [FACT.words * rows, FACT.stopWords * rows];
    const looksAtLetters = (wanted & OF_LETTERS) !== 0;
    for (let l = 0; l < leaves; l++) {
      const words = texts[l]!.match(WORD) ?? NO_WORDS;
      sums[ofWords + l + 1] = sums[ofWords + l]! + words.length;
      sums[ofStops + l + 1] = sums[ofStops + l]! + stopWordsIn(words);
      if (looksAtLetters) addLetters(sums, rows, l, words);
    }
  }
  if ((wanted & OF_MARKS) !== 0) {
    const [ofMarks, ofSentences] = [FACT.punctuation * rows, FACT.sentences * rows];
    const countsSentences = (wanted & (1 << FACT.sentences)) !== 0;
    for (let l = 0; l < leaves; l++) {
      const text = texts[l]!;
      const marks = text.match(PUNCTUATION);
      sums[ofMarks + l + 1] = sums[ofMarks + l]! + (marks ? marks.length : 0);
      if (countsSentences)
        sums[ofSentences + l + 1] = sums[ofSentences + l]! + 1 + (marks ? (text.match(NEXT_SENTENCE)?.length ?? 0) : 0);
      const last = marks ? marks[marks.length - 1]! : '';
      if (marks && text.endsWith(last))
        ends[l] = last === '?' ? ENDS_IN_PUNCTUATION | ENDS_IN_QUESTION : ENDS_IN_PUNCTUATION;
    }
  }
  if ((wanted & (1 << FACT.linkChars)) !== 0) {
    const [ofLinks, ofChars] = [FACT.linkChars * rows, FACT.chars * rows];
    for (let l = 0; l < leaves; l++)
      sums[ofLinks + l + 1] = sums[ofLinks + l]! + (inLink[l] === 1 ? sums[ofChars + l + 1]! - sums[ofChars + l]! : 0);
  }
  if ((wanted & (1 << FACT.digits)) !== 0)
    addCounts(sums, FACT.digits * rows, texts, (text) => text.match(DIGIT)?.length ?? 0);
  if ((wanted & (1 << FACT.year)) !== 0) addCounts(sums, FACT.year * rows, texts, (text) => (YEAR.test(text) ? 1 : 0));
  if ((wanted & (1 << FACT.copyright)) !== 0)
    addCounts(sums, FACT.copyright * rows, texts, (text) => (text.includes('©') ? 1 : 0));
  if ((wanted & (1 << FACT.email)) !== 0)
    addCounts(sums, FACT.email * rows, texts, (text) => (text.includes('@') && EMAIL.test(text) ? 1 : 0));
  if ((wanted & (1 << FACT.url)) !== 0)
    addCounts(sums, FACT.url * rows, texts, (text) => (text.includes('://') && URL.test(text) ? 1 : 0));
  return { sums, ends, copies, start };
}

/** Running sums of one fact, from column `at` on. */
function addCounts(sums: Int32Array, at: number, texts: readonly string[], count: (text: string) => number): void {
  for (let l = 0; l < texts.length; l++) sums[at + l + 1] = sums[at + l]! + count(texts[l]!);
}

/** How often each of the texts is among them. */
function countCopies(copies: Int32Array, texts: readonly string[]): void {
  const first = new Map<string, number>();
  for (let l = 0; l < texts.length; l++) {
    const earlier = first.get(texts[l]!) ?? l;
    if (earlier === l) first.set(texts[l]!, l);
    copies[earlier]!++;
  }
  for (let l = 0; l < texts.length; l++) copies[l] = copies[first.get(texts[l]!)!]!;
}

function stopWordsIn(words: readonly string[]): number {
  let count = 0;
  for (let w = 0; w < words.length; w++) if (STOP_WORDS.has(words[w]!)) count++;
  return count;
}

/** Letters of a leaf's words, and how many of these begin with a capital. */
function addLetters(sums: Int32Array, rows: number, leaf: number, words: readonly string[]): void {
  let [chars, capitals] = [0, 0];
  for (let w = 0; w < words.length; w++) {
    const word = words[w]!;
    const first = word.charCodeAt(0);
    chars += word.length;
    if (first >= UPPER_A && first <= UPPER_Z) capitals++;
  }
  const [ofChars, ofCapitals] = [FACT.wordChars * rows + leaf, FACT.capitals * rows + leaf];
  sums[ofChars + 1] = sums[ofChars]! + chars;
  sums[ofCapitals + 1] = sums[ofCapitals]! + capitals;
}

/** Characters of a leaf. */
export function charsOf({ sums, start }: TextFacts, leaf: number): number {
  const at = FACT.chars * (start.length + 1) + leaf;
  return sums[at + 1]! - sums[at]!;
}
