/** Shorter runs of letters occur in every text, so they are not avoided. */
const LEAST_LETTERS = 4;
const LETTERS = /\p{L}+/gu;
/** Most tries. Random letters rarely make a word of the page; the last ones are taken as they are. */
const TRIES = 50;

/** The words of the page, none of which may come out of the redaction by chance. */
export class Originals {
  readonly #words = new Set<string>();

  add(text: string): void {
    for (const [run] of text.toLowerCase().matchAll(LETTERS)) if (run.length >= LEAST_LETTERS) this.#words.add(run);
  }

  /** The first replacement of a word in which no run of letters is a word of the page, unless the word itself stays. */
  avoid(word: string, make: () => string): string {
    let made = make();
    for (let tries = 1; tries < TRIES && made !== word && this.#holds(made); tries++) made = make();
    return made;
  }

  #holds(text: string): boolean {
    return (text.toLowerCase().match(LETTERS) ?? []).some((run) => this.#words.has(run));
  }
}
