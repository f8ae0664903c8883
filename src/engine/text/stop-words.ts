import type { Resources } from '../types.ts';

/** Primary language subtags with a list of stop words (package stopwords-iso 1.1.0). */
export const STOP_WORD_LANGUAGES: readonly string[] =
  'af ar bg bn br ca cs da de el en eo es et eu fa fi fr ga gl gu ha he hi hr hu hy id it ja ko ku la lt lv mr ms nl no pl pt ro ru sk sl so st sv sw th tl tr uk ur vi yo zh zu'.split(
    ' ',
  );

/** Name of the resource with the stop words of a language, in lower case, separated by spaces. */
export function stopWordsName(language: string): string {
  return `stop-words-${language}`;
}

/** The stop words of a language, or null if the resources have none. */
export function stopWordsOf(language: string, resources: Resources): ReadonlySet<string> | null {
  const text = resources[stopWordsName(language)];
  return text === undefined ? null : new Set(text.split(' '));
}
