import type { Step } from './chain.ts';
import { END_OF_TEXT, withLabel } from './text-block.ts';

/** Signs of an end are short, but not the shortest (TerminatingBlocksFinder, code 1.2.0). */
const MAX_WORDS = 15;
const MIN_CHARS = 8;

const STARTS = /^(?:comments|© reuters|please rate this|post a comment|\d+(?: comments| users responded in))/;
const HOLDS =
  /what you think\.\.\.|add your comment|add comment|reader views|have your say|reader comments|rätta artikeln/;
const CLOSED = 'thanks for your comments - this feedback is now closed';

/** True for text that says the article is over, in the words of news sites of 2009. */
export function saysEnd(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return plain.length >= MIN_CHARS && (STARTS.test(plain) || HOLDS.test(plain) || plain === CLOSED);
}

/** Labels the blocks behind which the article is over. */
export const findEnd: Step = (blocks, { textOf }) =>
  blocks.map((block, i) => (block.words < MAX_WORDS && saysEnd(textOf(i)) ? withLabel(block, END_OF_TEXT) : block));
