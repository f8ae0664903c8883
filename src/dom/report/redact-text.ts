import { labelBitsOfBlocks, labelStemsIn } from '../../engine/evidence/label-vocabulary.ts';
import type { Originals } from './originals.ts';
import type { LetterReplacer } from './replace-letters.ts';

/** Currencies in letters, which make a number a price. */
const CURRENCIES = new Set(['eur', 'usd', 'gbp', 'kr', 'zł', 'kč', 'руб']);
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The first two digits of a year tell a date from another number. */
const YEAR = /(?<!\p{N})(?:19|20)(?=\d\d(?!\p{N}))/gu;
/** The mark of a note or of a list item. */
const SHORT_NUMBER = /^[^\p{L}\p{N}]*\d{1,2}[^\p{L}\p{N}]*$/u;
/** Words of a sequence that is replaced in the same way each time, so that repeated text stays repeated. */
const SEQUENCE = 3;
/** Most tries to replace a label by one with the same topics. */
const TRIES = 20;

/**
 * Replaces every letter and digit of texts by random ones. What stays: punctuation, spaces, lengths, capitals, the
 * first digits of years, function words of the language, and in labels the words of the engine's own vocabulary.
 * Sequences of three words and whole short texts are replaced in the same way each time; single words are not, so that
 * counting them tells nothing.
 */
export class TextRedactor {
  readonly #sequences = new Map<string, readonly string[]>();
  readonly #texts = new Map<string, string>();
  /** Words of the title, which the engine compares with headlines word by word. */
  readonly #titleWords = new Map<string, string>();

  constructor(
    private readonly letters: LetterReplacer,
    private readonly originals: Originals,
    private readonly functionWords: ReadonlySet<string>,
  ) {}

  /** The words of this text are replaced in the same way wherever they are. */
  addTitle(title: string): void {
    for (const [word] of title.toLowerCase().matchAll(WORD))
      if (!this.#isKept(word) && !this.#titleWords.has(word)) this.#titleWords.set(word, this.#replaceWord(word, []));
  }

  /** The text with other letters. `isLabel`: the engine looks for labels in it. */
  redact(text: string, { isLabel = false }: { readonly isLabel?: boolean } = {}): string {
    if (SHORT_NUMBER.test(text)) return text;
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const stems = isLabel ? labelStemsIn(text.toLowerCase()) : [];
    const topics = topicsOf(text);
    let redacted = '';
    for (let tries = 0; tries < TRIES; tries++) {
      redacted = this.#replaceWords(text, stems);
      if (!isLabel || topicsOf(redacted) === topics) break;
    }
    this.#texts.set(text, redacted);
    return redacted;
  }

  #replaceWords(text: string, stems: readonly (readonly [number, number])[]): string {
    const kept = [...stems, ...[...text.matchAll(YEAR)].map(({ index }) => [index, index + 2] as const)];
    const words = [...text.matchAll(WORD)];
    const lower = words.map(([word]) => word.toLowerCase());
    const replaced: (string | undefined)[] = words.map((word, i) => {
      const written = lower[i]!;
      if (this.#isKept(written)) return written;
      const end = word.index + word[0].length;
      const own = kept.filter(([from, to]) => from < end && to > word.index);
      // A word that is kept in part is no word of the title.
      if (own.length > 0)
        return this.#replaceWord(
          written,
          own.map(([a, b]) => [a - word.index, b - word.index]),
        );
      return this.#titleWords.get(written);
    });
    for (let i = 0; i + SEQUENCE <= words.length; i++)
      this.#sequences.get(keyOf(lower, i))?.forEach((word, at) => (replaced[i + at] ??= word));
    const all = replaced.map((word, i) => word ?? this.#replaceWord(lower[i]!, []));
    for (let i = 0; i + SEQUENCE <= words.length; i++) {
      const key = keyOf(lower, i);
      if (!this.#sequences.has(key)) this.#sequences.set(key, all.slice(i, i + SEQUENCE));
    }
    let at = 0;
    return text.replace(WORD, (word) => withCaseOf(word, all[at++]!));
  }

  #isKept(word: string): boolean {
    return this.functionWords.has(word) || CURRENCIES.has(word);
  }

  /** A word in lower case with other letters, except in the ranges `kept`. The result is no word of the page. */
  #replaceWord(word: string, kept: readonly (readonly [number, number])[]): string {
    const isKept = (at: number): boolean => kept.some(([from, to]) => at >= from && at < to);
    return this.originals.avoid(word, () => {
      let [at, replaced] = [0, ''];
      for (const character of word) {
        replaced += isKept(at) ? character : this.letters.replace(character);
        at += character.length;
      }
      return replaced;
    });
  }
}

function topicsOf(text: string): number {
  return labelBitsOfBlocks([{ text, chars: text.length }])[0]!;
}

function keyOf(words: readonly string[], from: number): string {
  return words.slice(from, from + SEQUENCE).join(' ');
}

/** A word in lower case with the capitals of another one of the same length. */
function withCaseOf(model: string, lower: string): string {
  const isCapital = (letter: string | undefined): boolean => letter !== undefined && letter !== letter.toLowerCase();
  const letters = [...model];
  return [...lower]
    .map((letter, i) => {
      const upper = letter.toUpperCase();
      return isCapital(letters[i]) && upper.length === letter.length ? upper : letter;
    })
    .join('');
}
