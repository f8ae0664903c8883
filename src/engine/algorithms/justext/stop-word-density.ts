import { pageLanguage } from '../../text/page-language.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import type { Page, Resources } from '../../types.ts';

/** Share of a text's words that are stop words, 0–1. */
export type StopWordDensity = (text: string) => number;

/** Splits a text into words. `lang` is a primary language subtag, or '' when unknown. */
export type SplitWords = (text: string, lang: string) => readonly string[];

/** The stop-word density for the language of a page, or null when the resources have no list for it. */
export function stopWordDensity(page: Page, resources: Resources, splitWords: SplitWords): StopWordDensity | null {
  const language = pageLanguage(page);
  const stopWords = stopWordsOf(language, resources);
  if (!stopWords) return null;
  return (text) => {
    const words = splitWords(text.toLowerCase(), language);
    let hits = 0;
    for (const word of words) if (stopWords.has(word)) hits++;
    return words.length === 0 ? 0 : hits / words.length;
  };
}
