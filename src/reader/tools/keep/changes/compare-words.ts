import { diffArrays } from 'diff';
import { textKey } from './text-key.ts';

/** A piece of a changed paragraph. The pieces that are not deleted, one after another, are the new text. */
export type Piece = { readonly kind: 'same' | 'inserted' | 'deleted'; readonly text: string };

/** A word or a mark, with the white space after it. */
type Token = { text: string; key: string };

export type Tokens = {
  readonly tokens: readonly Token[];
  /** How often each word occurs, by its key. */
  readonly words: ReadonlyMap<string, number>;
  /** Characters of all words. */
  readonly size: number;
};

/** More changes than this make a paragraph another one. It also bounds the time for each word. */
const MAX_EDITS = 400;
const WORD = /[\p{L}\p{N}]/u;

/** Cuts texts of a language into words, also where its script writes no spaces. */
export function tokenizer(lang: string): (text: string) => Tokens {
  const segmenter = segmenterFor(lang);
  return (text) => {
    const tokens: Token[] = [];
    const words = new Map<string, number>();
    let size = 0;
    for (const { segment } of segmenter.segment(text)) {
      const last = tokens.at(-1);
      if (last !== undefined && segment.trim() === '') {
        last.text += segment;
        continue;
      }
      const key = textKey(segment);
      tokens.push({ text: segment, key });
      if (!WORD.test(key)) continue;
      words.set(key, (words.get(key) ?? 0) + 1);
      size += key.length;
    }
    return { tokens, words, size };
  };
}

function segmenterFor(lang: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(lang || undefined, { granularity: 'word' });
  } catch {
    // The language comes from the page and may be invalid.
    return new Intl.Segmenter(undefined, { granularity: 'word' });
  }
}

/** The share of the words that two texts have in common, weighted by length: 0 to 1. */
export function likeness(before: Tokens, after: Tokens): number {
  const size = before.size + after.size;
  if (size === 0) return 0;
  let common = 0;
  for (const [word, count] of before.words) common += word.length * Math.min(count, after.words.get(word) ?? 0);
  return (2 * common) / size;
}

/** The pieces of a changed paragraph; null if it has more changes than are worth showing. */
export function compareWords(before: Tokens, after: Tokens): readonly Piece[] | null {
  const keys = ({ tokens }: Tokens): string[] => tokens.map(({ key }) => key);
  // Typed as always having a result, which is not so with a limit.
  const runs = diffArrays(keys(before), keys(after), { maxEditLength: MAX_EDITS });
  if (runs === undefined) return null;
  const pieces: Piece[] = [];
  let [old, now] = [0, 0];
  let [deleted, inserted] = ['', ''];
  const flush = (): void => {
    if (deleted !== '') pieces.push({ kind: 'deleted', text: deleted });
    if (inserted !== '') pieces.push({ kind: 'inserted', text: inserted });
    deleted = inserted = '';
  };
  for (const [at, { added, removed, count, value }] of runs.entries()) {
    const oldText = added ? '' : textOf(before, old, count);
    const newText = removed ? '' : textOf(after, now, count);
    if (!added) old += count;
    if (!removed) now += count;
    // A comma between two changes is no part of the text to hold on to.
    const isBetween = at > 0 && at < runs.length - 1 && !value.some((key) => WORD.test(key));
    if (added || removed || isBetween) {
      deleted += oldText;
      inserted += newText;
      continue;
    }
    flush();
    pieces.push({ kind: 'same', text: newText });
  }
  flush();
  return pieces;
}

function textOf({ tokens }: Tokens, from: number, count: number): string {
  return tokens
    .slice(from, from + count)
    .map(({ text }) => text)
    .join('');
}
