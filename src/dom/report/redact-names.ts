import type { Originals } from './originals.ts';
import type { LetterReplacer } from './replace-letters.ts';

/** The words of a name: "shareRow" and "share-row" have two each. */
const PART = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lu}+|\p{L}|\p{N}+/gu;
/** Shorter words of the vocabulary are kept only where they are a whole word of the name. */
const LEAST_INSIDE = 4;
/** Numbers with fewer digits are columns, levels and marks of notes; longer ones may be ids of a database. */
const LONG_NUMBER = 3;

/**
 * Replaces the words of classes, ids and paths, and keeps those that the engine itself looks for. A word gets the same
 * replacement each time, so that repetition stays visible.
 */
export class NameRedactor {
  readonly #known = new Map<string, string>();

  constructor(
    private readonly letters: LetterReplacer,
    private readonly originals: Originals,
    private readonly vocabulary: ReadonlySet<string>,
  ) {}

  redact(name: string): string {
    return name.replace(PART, (part) => {
      const replaced = this.#replaced(part.toLowerCase());
      if (part === part.toLowerCase()) return replaced;
      return part === part.toUpperCase() && part.length > 1
        ? replaced.toUpperCase()
        : replaced.slice(0, 1).toUpperCase() + replaced.slice(1);
    });
  }

  /** True where the name has no word that the engine does not look for. */
  isPublic(name: string): boolean {
    return this.redact(name) === name;
  }

  #replaced(part: string): string {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    const replaced = /\p{N}/u.test(part) ? this.#number(part) : this.#word(part);
    this.#known.set(part, replaced);
    return replaced;
  }

  #number(digits: string): string {
    if (digits.length < LONG_NUMBER) return digits;
    const isYear = /^(?:19|20)\d\d$/.test(digits);
    return [...digits].map((digit, i) => (isYear && i < 2 ? digit : this.letters.replace(digit))).join('');
  }

  #word(word: string): string {
    if (this.vocabulary.has(word) || word.length === 1) return word;
    const pieces = this.#piecesOf(word);
    if (pieces.length > 1 || pieces[0]!.isKept) {
      return this.originals.avoid(word, () =>
        pieces.map(({ text, isKept }) => (isKept || this.vocabulary.has(text) ? text : this.#random(text))).join(''),
      );
    }
    // A replacement must not be a word that the engine looks for.
    let made = word;
    for (let tries = 0; tries < 20; tries++) {
      made = this.originals.avoid(word, () => this.#random(word));
      if (!this.vocabulary.has(made)) break;
    }
    return made;
  }

  #random(word: string): string {
    return [...word].map((letter) => this.letters.replace(letter)).join('');
  }

  /** The word in pieces: words of the vocabulary, the longest first, and what is between them. */
  #piecesOf(word: string): { readonly text: string; readonly isKept: boolean }[] {
    for (let length = word.length; length >= LEAST_INSIDE; length--)
      for (let from = 0; from + length <= word.length; from++) {
        const text = word.slice(from, from + length);
        if (!this.vocabulary.has(text)) continue;
        const around = (part: string) => (part === '' ? [] : this.#piecesOf(part));
        return [...around(word.slice(0, from)), { text, isKept: true }, ...around(word.slice(from + length))];
      }
    return [{ text: word, isKept: false }];
  }
}
