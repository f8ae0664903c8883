import { LETTERS } from './letters.ts';
import { hasUnspacedScript, segmentedWords } from './segment-words.ts';

export type TextCounts = {
  /** White-space-separated tokens that hold a letter or digit; word-like segments where the script writes no spaces. */
  readonly words: number;
  /** Sentence marks followed by white space, a closing quote or bracket, or the end; those of scripts without spaces whatever follows. */
  readonly sentences: number;
  readonly commas: number;
};

/** From the first letter or digit of a token to its end. */
const WORD = new RegExp(`[${LETTERS}]\\S*`, 'g');
const SENTENCE_END = /[.!?…؟۔।॥](?=[\s"'”’»›)\]}」』）]|$)|[。！？．｡]/g;
const COMMA = /[,،、，;；]/g;

/** Counts words, sentence ends and commas of one block's text. */
export function countText(text: string, lang = ''): TextCounts {
  return {
    words: hasUnspacedScript(text) ? segmentedWords(text, lang) : occurrences(text, WORD),
    sentences: occurrences(text, SENTENCE_END),
    commas: occurrences(text, COMMA),
  };
}

function occurrences(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
