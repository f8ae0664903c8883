import type { Filter } from './filter.ts';
import { END_OF_TEXT, hasLabel, textDensity, withLabel, withVerdict } from './text-block.ts';

/** An end sign has fewer words and at least so many characters (TerminatingBlocksFinder, code 1.2.0). */
const MAX_SIGN_WORDS = 15;
const MIN_SIGN_CHARS = 8;

const SIGN_STARTS = /^(?:comments|© reuters|please rate this|post a comment|\d+(?: comments| users responded in))/;
const SIGN_PARTS =
  /what you think\.\.\.|add your comment|add comment|reader views|have your say|reader comments|rätta artikeln/;
const SIGN = 'thanks for your comments - this feedback is now closed';

/** An end sign counts once the content before it has so many words (IgnoreBlocksAfterContentFilter, code 1.2.0). */
const MIN_ARTICLE_WORDS = 60;
/** Only blocks with at least so many words per line add to that sum. */
const MIN_TEXT_DENSITY = 9;

/** True for a phrase that news sites of 2009 put after an article. */
export function isEndSign(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return plain.length >= MIN_SIGN_CHARS && (SIGN_STARTS.test(plain) || SIGN_PARTS.test(plain) || plain === SIGN);
}

/** Labels the end signs. */
export const findEnd: Filter = (blocks, { textOf }) =>
  blocks.map((block, i) =>
    block.words < MAX_SIGN_WORDS && isEndSign(textOf(i)) ? withLabel(block, END_OF_TEXT) : block,
  );

/** Removes the first end sign that follows enough content, and every block after it. */
export const ignoreAfterEnd: Filter = (blocks) => {
  let words = 0;
  let isOver = false;
  return blocks.map((block) => {
    if (block.isContent && textDensity(block) >= MIN_TEXT_DENSITY) words += block.words;
    isOver ||= hasLabel(block, END_OF_TEXT) && words >= MIN_ARTICLE_WORDS;
    return isOver ? withVerdict(block, false) : block;
  });
};
