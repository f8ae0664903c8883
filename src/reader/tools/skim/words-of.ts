import { type Span, splitSentences } from '../../text/sentences.ts';

/** Scripts that end sentences with a space only: Thai and Lao. */
const ENDS_WITH_SPACE = /[\p{Script=Thai}\p{Script=Lao}]\s+(?=[\p{Script=Thai}\p{Script=Lao}])/gu;
/** A piece of such a text has at least this many units, because a space also stands between clauses. */
const MIN_PIECE = 80;

/** The sentences of a text. Long Thai and Lao ones are cut at spaces, as these scripts have no other mark. */
export function cutSentences(text: string, lang: string): readonly Span[] {
  return splitSentences(text, lang).flatMap(({ start, end }) => {
    const pieces: Span[] = [];
    let from = start;
    for (const { index, 0: found } of text.slice(start, end).matchAll(ENDS_WITH_SPACE)) {
      const at = start + index + found.trimEnd().length;
      const next = start + index + found.length;
      if (at - from < MIN_PIECE || end - next < MIN_PIECE) continue;
      pieces.push({ start: from, end: at });
      from = next;
    }
    return [...pieces, { start: from, end }];
  });
}

/** A function that gives the words of a text in a language (BCP 47), in lower case. */
export function wordReader(): (text: string, lang: string) => readonly string[] {
  const segmenters = new Map<string, Intl.Segmenter>();
  return (text, lang) => {
    let segmenter = segmenters.get(lang);
    if (segmenter === undefined) segmenters.set(lang, (segmenter = segmenterFor(lang)));
    const words: string[] = [];
    for (const { segment, isWordLike } of segmenter.segment(text))
      if (isWordLike === true) words.push(segment.normalize('NFKC').toLowerCase());
    return words;
  };
}

function segmenterFor(lang: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(lang || 'en', { granularity: 'word' });
  } catch {
    // The page declares something that is no language tag.
    return new Intl.Segmenter('en', { granularity: 'word' });
  }
}
