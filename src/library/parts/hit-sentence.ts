import { fold } from '../../platform/stores/reading-list-search.ts';

/** A part of a text; `isHit`: it is one of the words that were searched. */
export type Piece = { readonly text: string; readonly isHit: boolean };

/** Most characters of a sentence that is shown, and those before the first word that was searched. */
const MAX_LENGTH = 220;
const BEFORE = 60;

/** The text in pieces, with every occurrence of the words as a piece of its own. `words` as `wordsOf` gives them. */
export function markWords(text: string, words: readonly string[]): readonly Piece[] {
  const { folded, places } = foldWithPlaces(text);
  const isHit = new Uint8Array(text.length);
  for (const word of words)
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      isHit.fill(1, places[at], places[at + word.length]);
  const pieces: Piece[] = [];
  for (let at = 0, start = 0; at < text.length; at++) {
    if (at + 1 < text.length && isHit[at + 1] === isHit[at]) continue;
    pieces.push({ text: text.slice(start, at + 1), isHit: isHit[at] === 1 });
    start = at + 1;
  }
  return pieces;
}

/** The sentence of a text that has most of the words, with them marked; null if no sentence has one. */
export function hitSentence(text: string, words: readonly string[], lang: string): readonly Piece[] | null {
  const line = richest(text.split('\n'), words);
  if (line === null) return null;
  const sentence = richest(sentencesOf(line, lang), words) ?? line;
  return markWords(around(sentence.trim(), words), words);
}

/** The first of the texts that has most of the words; null if none has any. */
function richest(texts: readonly string[], words: readonly string[]): string | null {
  let best: { readonly text: string | null; readonly count: number } = { text: null, count: 0 };
  for (const text of texts) {
    const folded = fold(text);
    const count = words.filter((word) => folded.includes(word)).length;
    if (count > best.count) best = { text, count };
    if (count === words.length) break;
  }
  return best.text;
}

function sentencesOf(text: string, lang: string): readonly string[] {
  return [...segmenterFor(lang).segment(text)].map(({ segment }) => segment);
}

function segmenterFor(lang: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(lang || undefined, { granularity: 'sentence' });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'sentence' }); // The language comes from the page.
  }
}

/** A part of a long sentence around the first of the words. */
function around(sentence: string, words: readonly string[]): string {
  if (sentence.length <= MAX_LENGTH) return sentence;
  const first = markWords(sentence, words).findIndex(({ isHit }) => isHit);
  const before = markWords(sentence, words)
    .slice(0, Math.max(0, first))
    .reduce((length, { text }) => length + text.length, 0);
  const from = Math.max(0, Math.min(before - BEFORE, sentence.length - MAX_LENGTH));
  // Between words, where there is a space near.
  const start = from === 0 ? 0 : spaceAfter(sentence, from);
  const end = Math.min(sentence.length, start + MAX_LENGTH);
  return `${start > 0 ? '…' : ''}${sentence.slice(start, end).trimEnd()}${end < sentence.length ? '…' : ''}`;
}

function spaceAfter(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space > from + BEFORE / 2 ? from : space + 1;
}

/** The text as `fold` gives it, and where each unit of that was in the text; one more place for the end. */
function foldWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const written = fold(character);
    folded += written;
    for (let unit = 0; unit < written.length; unit++) places.push(at);
    at += character.length;
  }
  places.push(at);
  return { folded, places };
}
