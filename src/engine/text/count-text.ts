import { hasUnspacedScript, segmentedWords } from './segment-words.ts';

export type TextCounts = {
  /** White-space-separated tokens that hold a letter or digit; word-like segments where the script writes no spaces. */
  readonly words: number;
  /** Sentence marks followed by white space, a closing quote or bracket, or the end. */
  readonly sentences: number;
  readonly commas: number;
};

const SENTENCE_MARKS = new Set([...'.!?…؟۔।॥።'].map(code));
/** These end a sentence whatever follows: their scripts put no space after them. */
const WIDE_SENTENCE_MARKS = new Set([...'。！？．｡'].map(code));
const COMMAS = new Set([...',،、，;；'].map(code));
const CLOSERS = new Set([...'"\'”’»›)]}」』）'].map(code));
const FIRST_NON_ASCII = 0x80;

/** Counts words, sentence ends and commas of one block's text in a single pass. */
export function countText(text: string, lang = ''): TextCounts {
  let words = 0;
  let sentences = 0;
  let commas = 0;
  let wordLike = false;
  const end = text.length;
  for (let i = 0; i < end; i++) {
    const c = text.charCodeAt(i);
    if (isSpace(c)) {
      if (wordLike) words++;
      wordLike = false;
      continue;
    }
    if (!wordLike && isWordUnit(c)) wordLike = true;
    if (SENTENCE_MARKS.has(c)) {
      if (closesSentence(text, i + 1)) sentences++;
    } else if (WIDE_SENTENCE_MARKS.has(c)) sentences++;
    else if (COMMAS.has(c)) commas++;
  }
  if (wordLike) words++;
  if (hasUnspacedScript(text)) words = segmentedWords(text, lang);
  return { words, sentences, commas };
}

function closesSentence(text: string, next: number): boolean {
  if (next >= text.length) return true;
  const c = text.charCodeAt(next);
  return isSpace(c) || CLOSERS.has(c);
}

function isSpace(c: number): boolean {
  return c === 32 || (c >= 9 && c <= 13) || c === 0xa0;
}

function isWordUnit(c: number): boolean {
  if (c < FIRST_NON_ASCII) return (c >= 48 && c <= 57) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122);
  // General punctuation (dashes, bullets, quotes) is no word; any other non-ASCII unit is taken as a letter.
  return !(c >= 0x2000 && c <= 0x206f) && c !== 0xb7 && c !== 0xbb && c !== 0xab && !(c >= 0x3000 && c <= 0x303f) && !(c >= 0x25a0 && c <= 0x27bf);
}

function code(char: string): number {
  return char.charCodeAt(0);
}
