import type { Outline } from '../../types.ts';
import type { CollapsedTree } from './collapsed-tree.ts';
import { ENGLISH_STOP_WORDS } from './english-stop-words.ts';

/** Numbers of the counts of a text; a node's counts are the sums over its leaves. From copyright on: 1 if present. */
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
/** Bits of facts are 1 << FACT, and two more: how texts end, and how often each occurs on the page. */
export const ENDS_BIT = 1 << FACTS;
export const COPIES_BIT = 1 << (FACTS + 1);
const ALL_FACTS = COPIES_BIT * 2 - 1;
const WORD_FACTS = (1 << FACT.words) | (1 << FACT.wordChars) | (1 << FACT.stopWords) | (1 << FACT.capitals);
const LETTER_FACTS = (1 << FACT.wordChars) | (1 << FACT.capitals);
const MARK_FACTS = (1 << FACT.punctuation) | (1 << FACT.sentences) | ENDS_BIT;

/** How a text ends, as bits. */
export const ENDS_IN_PUNCTUATION = 1;
export const ENDS_IN_QUESTION = 2;

/** Facts of the texts of a page. */
export type TextFacts = {
  /** Running sums, one column of leaves + 1 per fact: leaf l has entry l+1 − entry l, a node lastLeaf − firstLeaf. */
  readonly sums: Int32Array;
  /** How each leaf ends: ENDS_IN_PUNCTUATION, ENDS_IN_QUESTION. */
  readonly ends: Uint8Array;
  /** How often the text of each leaf occurs on the page; 0 if not wanted. */
  readonly copies: Int32Array;
  /** Position of each leaf in the text of the page; every start tag counts as one character. */
  readonly start: Int32Array;
};

/** Words of ASCII letters, digits and underscores, like \w in Java. */
const WORD = /\w+/g;
/** . , ? ; : ! and their counterparts in other scripts. */
const PUNCTUATION = /[.,?;:!。、！，．：；？؟،؛।]/g;
const DIGIT = /\d/g;
/**
 * The end of a sentence before a Latin, Greek or Cyrillic capital. Ranges, because \p{Lu} takes a millisecond to
 * compile.
 */
const NEXT_SENTENCE = /[.?!;]\s+(?=[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я])/g;
const YEAR = /\b\d{4}\b/;
const EMAIL = /\w@[\w.]/;
const URL = /(?:https?|ftp):\/\//;
const NO_WORDS: readonly string[] = [];
const [UPPER_A, UPPER_Z] = [0x41, 0x5a];

/**
 * Counts the facts in `wanted` (bits) for each leaf (Web2Text, section 3.3); other facts stay 0. Linear in characters.
 * Regular expressions read the characters, one kind of fact after the other: on the first page, before loops are
 * compiled, a loop over characters or one long loop takes several times as long.
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
  if ((wanted & WORD_FACTS) !== 0) {
    const [wordsAt, stopsAt] = [FACT.words * rows, FACT.stopWords * rows];
    const countsLetters = (wanted & LETTER_FACTS) !== 0;
    for (let l = 0; l < leaves; l++) {
      const words = texts[l]!.match(WORD) ?? NO_WORDS;
      sums[wordsAt + l + 1] = sums[wordsAt + l]! + words.length;
      sums[stopsAt + l + 1] = sums[stopsAt + l]! + stopWordsIn(words);
      if (countsLetters) addLetters(sums, rows, l, words);
    }
  }
  if ((wanted & MARK_FACTS) !== 0) {
    const [marksAt, sentencesAt] = [FACT.punctuation * rows, FACT.sentences * rows];
    const countsSentences = (wanted & (1 << FACT.sentences)) !== 0;
    for (let l = 0; l < leaves; l++) {
      const text = texts[l]!;
      const marks = text.match(PUNCTUATION);
      sums[marksAt + l + 1] = sums[marksAt + l]! + (marks ? marks.length : 0);
      if (countsSentences)
        sums[sentencesAt + l + 1] = sums[sentencesAt + l]! + 1 + (marks ? (text.match(NEXT_SENTENCE)?.length ?? 0) : 0);
      const last = marks ? marks[marks.length - 1]! : '';
      if (marks && text.endsWith(last))
        ends[l] = last === '?' ? ENDS_IN_PUNCTUATION | ENDS_IN_QUESTION : ENDS_IN_PUNCTUATION;
    }
  }
  if ((wanted & (1 << FACT.linkChars)) !== 0) {
    const [linksAt, charsAt] = [FACT.linkChars * rows, FACT.chars * rows];
    for (let l = 0; l < leaves; l++)
      sums[linksAt + l + 1] = sums[linksAt + l]! + (inLink[l] === 1 ? sums[charsAt + l + 1]! - sums[charsAt + l]! : 0);
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

/** Writes the running sums of one fact into the column that begins at `at`. */
function addCounts(sums: Int32Array, at: number, texts: readonly string[], count: (text: string) => number): void {
  for (let l = 0; l < texts.length; l++) sums[at + l + 1] = sums[at + l]! + count(texts[l]!);
}

/** Writes how often each text occurs. */
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
  for (let w = 0; w < words.length; w++) if (ENGLISH_STOP_WORDS.has(words[w]!)) count++;
  return count;
}

/** Adds the characters of a leaf's words, and the number of words with a capital first letter. */
function addLetters(sums: Int32Array, rows: number, leaf: number, words: readonly string[]): void {
  let [chars, capitals] = [0, 0];
  for (let w = 0; w < words.length; w++) {
    const word = words[w]!;
    const first = word.charCodeAt(0);
    chars += word.length;
    if (first >= UPPER_A && first <= UPPER_Z) capitals++;
  }
  const [charsAt, capitalsAt] = [FACT.wordChars * rows + leaf, FACT.capitals * rows + leaf];
  sums[charsAt + 1] = sums[charsAt]! + chars;
  sums[capitalsAt + 1] = sums[capitalsAt]! + capitals;
}

/** Number of characters of a leaf. */
export function charsOf({ sums, start }: TextFacts, leaf: number): number {
  const at = FACT.chars * (start.length + 1) + leaf;
  return sums[at + 1]! - sums[at]!;
}
