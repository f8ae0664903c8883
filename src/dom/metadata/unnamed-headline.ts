import { itemAt } from '../../engine/outline-tree.ts';
import type { Block, Outline } from '../../engine/types.ts';
import { isPersonName, LEADING } from './names.ts';
import { wordsOf } from './title.ts';

/** Characters of the longest name in these scripts; a line without spaces is no name. */
const NAME_CHARS = 8;
const CJK = /[\u3040-\u9fff\uac00-\ud7a3]/;
/** Words of a paragraph. */
const PROSE_WORDS = 20;
/** A headline has at least so many words or, without spaces between them, letters; and at most so many characters. */
const TITLE_WORDS = 3;
const TITLE_LETTERS = 12;
const TITLE_CHARS = 120;
/** Blocks between a headline and its text: time, author, tools, a picture's caption. */
const ABOVE = 8;
/** Blocks of the text in which a headline's words are looked for. */
const TEXT_BLOCKS = 20;
/** Share of a headline's words that its text has too. */
const IN_TEXT = 0.5;
const ENDS_SENTENCE = /[.。．:：]$/;
/** Share of digits in a line with a date or a time. */
const DIGITS = 0.25;
/** Share of the words of a site's name that a text may have by chance: "of", "the", a town. */
const BY_CHANCE = 0.34;

/** The longest text of a page, with where it begins. */
type LongestText = {
  /** Block of its first paragraph; -1 where the page has none. */
  readonly start: number;
  /** The share of the words of a line that the text has too. */
  readonly has: (line: string) => number;
};

function readText({ blocks, elements }: Outline): LongestText {
  const { start, around } = longestText(blocks, elements);
  if (start < 1) return { start: -1, has: () => 0 };
  // A line about the site often stands below its text.
  const end = Math.min(start + TEXT_BLOCKS, itemAt(elements, around).lastBlock);
  const text = blocks.slice(start, end).map((block) => block.text);
  const inText = wordsOf(text.join('\n'));
  const has = (line: string): number => {
    const words = [...wordsOf(line)];
    return words.length === 0 ? 0 : words.filter((word) => inText.has(word)).length / words.length;
  };
  return { start, has };
}

/**
 * The first line above the longest text of a page without a title that may be its title: short, no link, no sentence,
 * no person, and with words that the text has too. A picture's caption stands below it. -1 where there is none, and
 * where the text has the words of the window's title (`windowTitle`).
 */
export function unnamedHeadline(outline: Outline, windowTitle: string): number {
  const { start, has } = readText(outline);
  if (start < 1 || has(windowTitle) > BY_CHANCE) return -1;
  for (let i = Math.max(0, start - ABOVE); i < start; i++) {
    const block = itemAt(outline.blocks, i);
    if (isLikeTitle(block) && has(block.text) > IN_TEXT) return i;
  }
  return -1;
}

/** Words of the name of a section, and of a longer name of which the text has none. */
export const SECTION_WORDS = 2;
const NAME_WORDS = 4;

/**
 * The heading above the longest text with words that the text has, where it has not those of what passes for the title
 * (`title`): the name of a section or of the site. Of several, that of the highest level, and the nearest. Else -1.
 */
export function headingOfText(outline: Outline, title: string, isSite: boolean): number {
  const { start, has } = readText(outline);
  const words = title.split(' ').length;
  const most = isSite || words <= SECTION_WORDS ? BY_CHANCE : words <= NAME_WORDS ? 0 : -1;
  if (start < 1 || has(title) > most) return -1;
  let [best, level] = [-1, 7];
  for (let i = start - 1; i >= Math.max(0, start - ABOVE); i--) {
    const { heading, words: count, text, chars, linkChars } = itemAt(outline.blocks, i);
    if (heading === 0 && count >= PROSE_WORDS) break;
    // A link is the heading of a teaser.
    const mayBeTitle = count >= TITLE_WORDS && chars <= TITLE_CHARS && linkChars < chars && !ENDS_SENTENCE.test(text);
    if (heading > 0 && heading < level && mayBeTitle && has(text) > IN_TEXT) [best, level] = [i, heading];
  }
  return best;
}

function isLikeTitle({ text, words, linkChars, chars, heading }: Block): boolean {
  return (
    heading === 0 &&
    linkChars === 0 &&
    chars <= TITLE_CHARS &&
    (words >= TITLE_WORDS || chars >= TITLE_LETTERS) &&
    !ENDS_SENTENCE.test(text) &&
    text.replace(/\D/g, '').length < DIGITS * chars &&
    !LEADING.test(text) &&
    !(isPersonName(text) && (chars <= NAME_CHARS || !CJK.test(text)))
  );
}

/** The element with the most words in paragraphs, and the first of these; -1 where there is none. */
function longestText(
  blocks: Outline['blocks'],
  elements: Outline['elements'],
): { readonly start: number; readonly around: number } {
  const texts = new Map<number, { readonly start: number; readonly around: number; words: number }>();
  for (const [i, { words, linkChars, chars, heading, element }] of blocks.entries()) {
    if (heading > 0 || words < PROSE_WORDS || linkChars > chars / 2) continue;
    const { tag, parent } = itemAt(elements, element);
    const around = tag === 'p' ? parent : element;
    const known = texts.get(around);
    if (known) known.words += words;
    else texts.set(around, { start: i, around, words });
  }
  let longest = { start: -1, around: -1, words: 0 };
  for (const text of texts.values()) if (text.words > longest.words) longest = text;
  return longest;
}
