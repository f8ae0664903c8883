/** Reads a text from its start to its end by sticky patterns. No part is read twice, so that it takes linear time. */
export class Scanner {
  readonly text: string;
  /** Where the next pattern must match. */
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The text that a sticky pattern matches here, which is passed; '' for none. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [taken = ''] = pattern.exec(this.text) ?? [];
    this.at += taken.length;
    return taken;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The character here; undefined at the end. */
  get next(): string | undefined {
    return this.text[this.at];
  }
}
