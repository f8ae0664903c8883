import { OWN_WORDS } from '../../../text/own-words.ts';
import { type ReadText, readText } from '../../../text/read-text.ts';

/** The paragraphs of a content. */
export type Paragraphs = {
  readonly read: ReadText;
  readonly texts: readonly string[];
  /** Parallel to `texts`: where each begins in the text that was read. */
  readonly starts: readonly number[];
};

/** Reads the paragraphs of contents, shown or not, without what the view added to them. */
export function readParagraphs(contents: readonly Node[]): Paragraphs {
  const read = readText(contents, { without: OWN_WORDS });
  const texts: string[] = [];
  const starts: number[] = [];
  let start = 0;
  for (const text of read.text.split('\n')) {
    if (text.trim() !== '') {
      texts.push(text);
      starts.push(start);
    }
    start += text.length + 1;
  }
  return { read, texts, starts };
}
