import { LETTERS } from '../../text/letters.ts';
import { hasUnspacedScript, wordsIn } from '../../text/segment-words.ts';
import type { Outline } from '../../types.ts';
import type { CollapsedTree } from './collapsed-tree.ts';
import { STOP_WORDS } from './stop-words.ts';

/** What is counted in each text; a node's counts are the sums over its leaves. Booleans are counts of leaves. Stop words are below 0 where nobody knows them. */
export const FACT = {
  chars: 0, words: 1, wordChars: 2, stopWords: 3, capitals: 4, punctuation: 5, digits: 6, sentences: 7, linkChars: 8, copyright: 9, email: 10, url: 11, year: 12,
} as const;
export const FACTS = 13;
/** Of facts as bits, 1 << FACT: every one, and how texts end. */
export const ENDS_BIT = 1 << FACTS;
export const ALL_FACTS = ENDS_BIT * 2 - 1;
const OF_WORDS = (1 << FACT.words) | (1 << FACT.wordChars) | (1 << FACT.stopWords) | (1 << FACT.capitals);
const OF_DIGITS = (1 << FACT.digits) | (1 << FACT.year);
const OF_MARKS = (1 << FACT.punctuation) | (1 << FACT.sentences) | (1 << FACT.url) | ENDS_BIT;

/** How a text ends, as bits. */
export const ENDS_IN_PUNCTUATION = 1;
export const ENDS_IN_QUESTION = 2;

/** Facts of a page's texts. */
export type TextFacts = {
  /** Running sums, (leaves + 1) × FACTS: leaf l has entry l+1 less entry l, a node lastLeaf less firstLeaf. */
  readonly sums: Int32Array;
  /** Bits of how each leaf ends. */
  readonly ends: Uint8Array;
  /** How often each leaf's text stands on the page. */
  readonly copies: Int32Array;
  /** Places of each leaf in the flat text, where every tag takes one place as well: the live page has no source to count in. */
  readonly start: Int32Array;
};

/** How texts are read. */
export type TextRules = {
  /** 'ascii': ASCII letters, digits and underscores make words, as \W does in Java. 'unicode': letters of any script; words by segmentation where a script writes no spaces. */
  readonly letters: 'ascii' | 'unicode';
  /** Lower-case stop words of the page's language, or null where there is no list: the features then say neither yes nor no. */
  readonly stopWords: ReadonlySet<string> | null;
};

/** What the published code does with any page. */
export const AS_PUBLISHED: TextRules = { letters: 'ascii', stopWords: STOP_WORDS };
/** English pages, as a person gets them. */
export const ENGLISH: TextRules = { letters: 'unicode', stopWords: STOP_WORDS };

const WORDS = { ascii: /\w+/g, unicode: new RegExp(`[${LETTERS}_]+`, 'g') } as const;
/** . , ? ; : ! and their kin in scripts that have their own. */
const PUNCTUATION = /[.,?;:!。、！，．：；？؟،؛।]/g;
const DIGIT = /\d/g;
/** Ends of sentences with another one behind: Latin, Greek and Cyrillic capitals, as ranges; the property \p{Lu} takes a millisecond to compile. */
const NEXT_SENTENCE = /[.?!;]\s+(?=[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я])/g;
const YEAR = /\b\d{4}\b/;
const EMAIL = /\w@[\w.]/;
const URL = /(?:https?|ftp):\/\//;
const YEAR_DIGITS = 4;
const [UPPER_A, UPPER_Z, BEYOND_ASCII] = [0x41, 0x5a, 0x80];
/** Stop words of a text where no list tells; sums of it stay below zero. */
const UNKNOWN = -1;

/**
 * Counts each leaf's text (Web2Text, section 3.3), of all facts those among `wanted`, as bits; the others mean nothing. Expressions of the platform look at characters, and a loop only at words: on a page that is read for the first
 * time a loop over every character takes several times as long. Linear in characters.
 */
export function textFacts({ blocks, runs }: Outline, { leaves, run, inLink }: CollapsedTree, { letters, stopWords }: TextRules, wanted = ALL_FACTS): TextFacts {
  const sums = new Int32Array((leaves + 1) * FACTS);
  const ends = new Uint8Array(leaves);
  const copies = new Int32Array(leaves);
  const start = new Int32Array(leaves);
  const known = new Map<string, number>();
  const firstCopy = new Int32Array(leaves);
  const pattern = WORDS[letters];
  const counted = Int32Array.from(Object.values(FACT)).filter((fact) => (wanted & (1 << fact)) !== 0);
  const [countsWords, countsDigits, countsMarks] = [(wanted & OF_WORDS) !== 0, (wanted & OF_DIGITS) !== 0, (wanted & OF_MARKS) !== 0];
  for (let l = 0, at = 0; l < leaves; l++, at += FACTS) {
    const { block, before, start: from, end } = runs[run[l]!]!;
    const text = blocks[block]!.text.slice(from, end).trim();
    const length = Math.max(1, text.length);
    const earlier = known.get(text);
    firstCopy[l] = earlier ?? l;
    if (earlier === undefined) known.set(text, l);
    copies[firstCopy[l]!]!++;
    start[l] = sums[at + FACT.chars]! + before;

    const words = !countsWords ? null : letters === 'unicode' && hasUnspacedScript(text) ? wordsIn(text) : text.match(pattern);
    const marks = countsMarks ? text.match(PUNCTUATION) : null;
    const digits = countsDigits ? (text.match(DIGIT)?.length ?? 0) : 0;
    let wordChars = 0;
    let stops = stopWords ? 0 : UNKNOWN;
    let capitals = 0;
    if (words) {
      for (let w = 0; w < words.length; w++) {
        const word = words[w]!;
        const first = word.charCodeAt(0);
        wordChars += word.length;
        if (first < BEYOND_ASCII ? first >= UPPER_A && first <= UPPER_Z : isCapital(word)) capitals++;
        else if (stopWords !== null && stopWords.has(word)) stops++;
      }
    }
    const next = at + FACTS;
    for (let i = 0; i < counted.length; i++) sums[next + counted[i]!] = sums[at + counted[i]!]!;
    sums[next + FACT.chars]! += length;
    sums[next + FACT.sentences]! += 1;
    sums[next + FACT.digits]! += digits;
    sums[next + FACT.wordChars]! += wordChars;
    sums[next + FACT.stopWords]! += stops;
    sums[next + FACT.capitals]! += capitals;
    if (words) sums[next + FACT.words]! += words.length;
    if (inLink[l] === 1) sums[next + FACT.linkChars]! += length;
    if (digits >= YEAR_DIGITS && YEAR.test(text)) sums[next + FACT.year]!++;
    if (text.includes('©')) sums[next + FACT.copyright]!++;
    if (text.includes('@') && EMAIL.test(text)) sums[next + FACT.email]!++;
    if (!marks) continue;
    sums[next + FACT.punctuation]! += marks.length;
    if ((wanted & (1 << FACT.sentences)) !== 0) sums[next + FACT.sentences]! += text.match(NEXT_SENTENCE)?.length ?? 0;
    if (text.includes('://') && URL.test(text)) sums[next + FACT.url]!++;
    const mark = marks[marks.length - 1]!;
    if (text.endsWith(mark)) ends[l] = mark === '?' ? ENDS_IN_PUNCTUATION | ENDS_IN_QUESTION : ENDS_IN_PUNCTUATION;
  }
  for (let l = 0; l < leaves; l++) copies[l] = copies[firstCopy[l]!]!;
  return { sums, ends, copies, start };
}

/** Characters of a leaf. */
export function charsOf(sums: Int32Array, leaf: number): number {
  return sums[(leaf + 1) * FACTS + FACT.chars]! - sums[leaf * FACTS + FACT.chars]!;
}

/** True for words beyond ASCII that begin with a letter that has a lower case. */
function isCapital(word: string): boolean {
  const first = word.charAt(0);
  return first !== first.toLowerCase();
}
