import { tokens } from '../metrics/text-metrics.ts';

/** The words of a page's blocks against its gold text, so that word F1 is cheap for every set of blocks. */
export class TextMatch {
  readonly #gold = new Map<string, number>();
  readonly #goldWords: number;
  readonly #blocks: readonly (readonly string[])[];
  /** Occurrences of each word in the kept blocks. */
  readonly #kept = new Map<string, number>();
  #words = 0;
  #common = 0;

  constructor(texts: readonly string[], gold: string) {
    const words = tokens(gold.toLowerCase());
    for (const word of words) this.#gold.set(word, (this.#gold.get(word) ?? 0) + 1);
    this.#goldWords = words.length;
    this.#blocks = texts.map((text) => tokens(text.toLowerCase()));
  }

  /** Word F1 of the kept blocks. */
  get f1(): number {
    if (this.#words === 0 || this.#goldWords === 0) return Number(this.#words === this.#goldWords);
    return (2 * this.#common) / (this.#words + this.#goldWords);
  }

  /** Adds the words of a block, or takes them away. */
  set(block: number, keep: boolean): void {
    for (const word of this.#blocks[block]!) {
      const count = this.#kept.get(word) ?? 0;
      const gold = this.#gold.get(word) ?? 0;
      if (keep ? count < gold : count <= gold) this.#common += keep ? 1 : -1;
      this.#kept.set(word, keep ? count + 1 : count - 1);
      this.#words += keep ? 1 : -1;
    }
  }
}
