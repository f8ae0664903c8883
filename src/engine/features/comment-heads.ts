import { closest, itemAt } from '../outline-tree.ts';
import { rememberLast } from '../remember-last.ts';
import type { Block, Outline } from '../types.ts';

/** Paragraphs of an article above its comments, and words of each. */
const PARAGRAPHS = 3;
const PARAGRAPH_WORDS = 12;
/** Fewer siblings may be anything. */
const MIN_COMMENTS = 3;
/** Blocks at the start of a comment with its author and time, and characters of each. */
const HEAD_BLOCKS = 3;
const HEAD_CHARS = 80;
/** A day with its year, in any order, or "an hour ago". */
const DAY =
  /\p{L}{3,9}\.? \d{1,2},? (?:19|20)\d\d|\d{1,2}\D{1,16}(?:19|20)\d\d(?![/年-])|(?:19|20)\d\d\D{1,3}\d{1,2}(?!\d)|\d[./-]\d\d?[./-]\d\d/u;
const AGO =
  /(?<!\p{L})(?:vor|il y a|hace|há|för|قبل|منذ)\s.{2,16}$|(?<!\S)(?:\S{1,9} ){1,2}(?:ago|fa|назад|önce|geleden|siden|sedan|temu|पहले)$|\d ?\p{L}{1,3}(?:前|전)$/u;
const CLOCK = /\d[:h]\d\d/;
/** Words of a heading that may be the author's name. */
const NAME_WORDS = 4;
/** Characters of the button at the end of each comment. */
const BUTTON_CHARS = 40;

type Comment = { readonly first: number; readonly date: number; readonly end: number };

/**
 * 1 for blocks of comments below an article that nothing but their form shows: siblings of one kind below several
 * paragraphs, each with a name and a date at its head, and either a time of day or the same button in all. Null without
 * such.
 */
export const commentsByHeads = rememberLast(({ elements, blocks }: Outline): Uint8Array | null => {
  let above = 0;
  const dates = new Map<number, number[]>();
  for (const [b, { words, sentences, linkChars, chars, text, heading, element }] of blocks.entries()) {
    if (above < PARAGRAPHS) {
      if (heading === 0 && words >= PARAGRAPH_WORDS && sentences > 0 && linkChars * 2 < chars) above++;
    } else if (chars <= HEAD_CHARS && (DAY.test(text) || AGO.test(text)))
      closest(elements, element, (_, i) => {
        const found = dates.get(i);
        if (found) found.push(b);
        else dates.set(i, [b]);
        return false;
      });
  }
  const groups = new Map<string, Comment[]>();
  for (const [i, [date = 0, second]] of dates) {
    const { parent, tag, classes, firstBlock, lastBlock } = itemAt(elements, i);
    if (second !== undefined || date - firstBlock >= HEAD_BLOCKS) continue;
    const next = blocks[lastBlock];
    const end = tag === 'dt' && next && itemAt(elements, next.element).tag === 'dd' ? lastBlock + 1 : lastBlock;
    const comment = commentOf(blocks, firstBlock, date, end);
    if (comment === null) continue;
    const key = `${parent} ${tag} ${classes}`;
    groups.set(key, [...(groups.get(key) ?? []), comment]);
  }
  const isComment = new Uint8Array(blocks.length);
  for (const group of groups.values())
    if (group.length >= MIN_COMMENTS && isOfComments(blocks, group) && !haveHeadings(blocks, group))
      for (const { first, end } of group) isComment.fill(1, first, end);
  return isComment.includes(1) ? isComment : null;
});

/** The comment with a name and a date before its text; null for anything else. */
function commentOf(blocks: readonly Block[], first: number, date: number, end: number): Comment | null {
  if (end - date < 2) return null;
  const head = blocks.slice(first, date + 1);
  if (head.some(({ chars, heading, words }) => chars > HEAD_CHARS || (heading > 0 && words > NAME_WORDS))) return null;
  if (blocks.slice(date + 1, end).some(({ heading }) => heading > 0)) return null;
  const { text } = itemAt(blocks, date);
  const names = [...head.slice(0, -1).map((block) => block.text), text.replace(DAY, '').replace(AGO, '')];
  return names.some((name) => /\p{L}/u.test(name)) ? { first, date, end } : null;
}

/** True where most stand below a heading each: pieces of an index. The first may stand below that of all comments. */
function haveHeadings(blocks: readonly Block[], [, ...later]: readonly Comment[]): boolean {
  return later.filter(({ first }) => itemAt(blocks, first - 1).heading > 0).length * 2 > later.length;
}

/** True where all have a time of day, or one "ago", or end in the same button. */
function isOfComments(blocks: readonly Block[], group: readonly Comment[]): boolean {
  const textAt = (b: number): string => itemAt(blocks, b).text;
  if (group.every(({ date }) => CLOCK.test(textAt(date)) || AGO.test(textAt(date)))) return true;
  const buttons = new Set(group.map(({ date, end }) => (end - date > 2 ? textAt(end - 1).replace(/\d/g, '') : '')));
  return buttons.size === 1 && [...buttons].every((text) => text !== '' && text.length <= BUTTON_CHARS);
}
