import { LETTERS } from './letters.ts';

/** Thai, Lao, Myanmar, Khmer, kana and ideographs, with the surrogates of rare ideographs; not Hangul. */
const UNSPACED =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ud840-\ud88f]/;

const UNSPACED_LETTERS = new RegExp(UNSPACED, 'g');
const SPACED_WORD = new RegExp(`[${LETTERS}]+`, 'g');

const segmenters = new Map<string, Intl.Segmenter>();

/** True if the text contains a script without spaces between words. */
export function hasUnspacedScript(text: string): boolean {
  return UNSPACED.test(text);
}

/** Number of letters of scripts without spaces between words. */
export function unspacedLetters(text: string): number {
  return text.match(UNSPACED_LETTERS)?.length ?? 0;
}

/** Number of word-like segments of a text (Unicode UAX #29, by Intl.Segmenter). */
export function segmentedWords(text: string, lang: string): number {
  let words = 0;
  for (const segment of segmenterFor(lang).segment(text)) if (segment.isWordLike) words++;
  return words;
}

/** The words of a text without punctuation. Only scripts without spaces start the segmenter, which takes 10 ms. */
export function wordsIn(text: string, lang = ''): string[] {
  if (!hasUnspacedScript(text)) return text.match(SPACED_WORD) ?? [];
  return [...segmenterFor(lang).segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

function segmenterFor(lang: string): Intl.Segmenter {
  const known = segmenters.get(lang);
  if (known) return known;
  const made = makeSegmenter(lang);
  segmenters.set(lang, made);
  return made;
}

function makeSegmenter(lang: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(lang || undefined, { granularity: 'word' });
  } catch {
    // The lang attribute can be any string; the default locale segments these scripts too.
    return new Intl.Segmenter(undefined, { granularity: 'word' });
  }
}
