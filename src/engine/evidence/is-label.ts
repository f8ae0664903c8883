import type { Block } from '../types.ts';

/** A label has at most this many words. */
const LABEL_WORDS = 8;

/** True for a short line that ends no sentence. */
export function isShortLine({ words, sentences }: Block): boolean {
  return words <= LABEL_WORDS && sentences === 0;
}

/** True for a heading, or a short line without a link: it names the text below it. */
export function isLabel(block: Block): boolean {
  return block.heading > 0 || (block.linkChars === 0 && isShortLine(block));
}
