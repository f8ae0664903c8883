import type { TextLength } from '../../article.ts';
import { countText } from './count-text.ts';
import { unspacedLetters } from './segment-words.ts';

const SPACE = /\s+/g;

/** The length of a text. `lang` is a language tag, or '' if unknown. */
export function lengthOfText(text: string, lang: string): TextLength {
  const charCount = unspacedLetters(text);
  const isUnspaced = charCount > 0 && charCount * 2 >= text.replace(SPACE, '').length;
  return { wordCount: countText(text, lang).words, ...(isUnspaced && { charCount }) };
}
