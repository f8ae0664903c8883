const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ASCII_OR_LATIN = /^[\u0000-\u024f\u2000-\u206f]*$/;

const segmenters = new Map<string, Intl.Segmenter>();

/** True where the text holds a script that writes no spaces between words. */
export function hasUnspacedScript(text: string): boolean {
  return !ASCII_OR_LATIN.test(text) && UNSPACED.test(text);
}

/** Number of word-like segments of text (Unicode UAX #29 as the platform implements it). */
export function segmentedWords(text: string, lang: string): number {
  let words = 0;
  for (const segment of segmenterFor(lang).segment(text)) if (segment.isWordLike) words++;
  return words;
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
    // The page's lang attribute may be any string; the default locale still knows the unspaced scripts.
    return new Intl.Segmenter(undefined, { granularity: 'word' });
  }
}
