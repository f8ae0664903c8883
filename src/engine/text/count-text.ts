import { LETTERS } from './letters.ts';
import { hasUnspacedScript, segmentedWords } from './segment-words.ts';

export type TextCounts = {
  /** Tokens between white space with a letter or digit; word-like segments in scripts without spaces. */
  readonly words: number;
  /** Sentence marks before white space, a closing quote or bracket, or the end; those of CJK anywhere. */
  readonly sentences: number;
  readonly commas: number;
};

/** A token from its first letter or digit to its end. */
const WORD = new RegExp(`[${LETTERS}]\\S*`, 'g');
const SENTENCE_END = /[.!?…؟۔।॥](?=[\s"'”’»›)\]}」』）]|$)|[。！？．｡]/g;
const COMMA = /[,،、，;；]/g;

/** Counts words, sentence ends and commas of a text. `lang` is a language tag, or '' if unknown. */
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
