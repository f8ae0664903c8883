/** Long lines of the visible text of a page: its sentences, without most of its menus. */
export type PageText = ReadonlySet<string>;

/** Least characters of a line that is probably a sentence and not a label. */
const MIN_LINE = 40;

export const NO_TEXT: PageText = new Set();

/** The long lines of a text. */
export function longLines(text: string): PageText {
  return new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(({ length }) => length >= MIN_LINE),
  );
}

/** The share, 0 to 1, of the characters of the first text that the second has too; 0 for a text without lines. */
export function sharedPart(text: PageText, other: PageText): number {
  let [shared, all] = [0, 0];
  for (const line of text) {
    all += line.length;
    if (other.has(line)) shared += line.length;
  }
  return all === 0 ? 0 : shared / all;
}
