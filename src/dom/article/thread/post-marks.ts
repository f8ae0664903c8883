import { closest, itemAt } from '../../../engine/outline-tree.ts';
import type { OutlineElement } from '../../../engine/types.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { attributeOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isEmbeddedPost } from '../parts/embedded-posts.ts';
import { isPost } from '../parts/post-quotations.ts';
import { elementsWithLine, isAuthorMark, isTimeMark } from './mark-names.ts';
import { textOf } from './text-of.ts';

const LONGEST_TIME = 60;
/** A written date or time of day. */
const WRITTEN_TIME = /(?:^|\D)(?:\d{1,2}:\d{2}|(?:19|20)\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})(?!\d)/;
/** Stands for the author by a picture or by the first letter of the name. */
const AVATAR_CLASS = /(?:^|[\s_-])(?:avatar|gravatar)/i;
const LONGEST_NAME = 50;
/** A line that is nothing but an author and a time: "Ann · 03/03/2026 19:44", "Posted by: Ann | 3 May at 07:44". */
const CREDIT_LINE = /^(?:posted by:? )?(\S(?:.{0,30}\S)?) [·•|–—] (?=.*\d:\d\d)[^.!?。]{6,40}$/i;
/** A numeric date, a time of day, or a day or month with a year: "3 May 2024", "2024年3月5日". */
const DATE =
  /\d:\d\d|\b\d{1,4}([./-])\d{1,2}\1\d{1,4}\b|(?<!\d)\d{1,2}(?!\d).*(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d(?!\d).*(?<!\d)\d{1,2}(?!\d)/;
/** "3 days ago". */
const AGO =
  /^(?:ago|vor|il y a|hace|há|há|назад|тому|geleden|sedan|siden|för|for|temu|před|lalu|önce|trước|قبل|منذ|पहले)(?=\s)|(?<=\s)(?:ago|fa|назад|тому|geleden|sedan|siden|temu|lalu|önce|trước|पहले)$|(?:前|전)$/i;
/** "Joined: May 2011": the date of something else. */
const LABELLED = /^[^\d:]*\p{L}\s?: /u;
const BOLD = new Set(['b', 'strong', 'h3', 'h4', 'h5', 'h6']);
const LETTER = /[A-Za-z]|\p{L}/u;

/** Indices of the elements that hold times and authors, in document order. */
export type PostMarks = { readonly times: readonly number[]; readonly authors: readonly number[] };

/** Finds times and authors between two element indices, without those of embedded posts. Linear. */
export function findPostMarks(walk: Walk, start: number, end: number): PostMarks {
  const { elements } = walk.outline;
  const times: number[] = [];
  const authors: number[] = [];
  for (let i = start; i < end;) {
    if (i > start && isOfOtherService(itemAt(elements, i))) {
      i = itemAt(elements, i).end;
      continue;
    }
    if (isTime(walk, i)) {
      times.push(i);
      i = itemAt(elements, i).end;
      continue;
    }
    if (isCreditLine(walk, i)) {
      times.push(i);
      authors.push(i);
      i = itemAt(elements, i).end;
      continue;
    }
    const author = authorIndexIn(walk, i);
    if (author >= 0) {
      // Many boards write "by Ann » 4 June, 21:10" without an element for the date: the whole line is the time.
      if (author > i && hasWrittenTime(walk, i, author)) times.push(i);
      authors.push(author);
    }
    i = author >= 0 ? itemAt(elements, i).end : i + 1;
  }
  return { times, authors };
}

/** The author of a line that names an author and a time and nothing else; '' for other lines. */
export function authorOfLine(line: string): string {
  return WRITTEN_TIME.test(line) ? (CREDIT_LINE.exec(line)?.[1] ?? '') : '';
}

/** Indices of the elements between two whose whole text is a date: for pages that mark no time. */
export function writtenDates(walk: Walk, start: number, end: number): number[] {
  const { elements } = walk.outline;
  const isInside = (element: OutlineElement, index: number): boolean => index <= start || isOfOtherService(element);
  return elementsWithLine(walk, start, end, isDate).filter((date) => closest(elements, date, isInside) <= start);
}

function isOfOtherService(element: OutlineElement): boolean {
  return isEmbeddedPost(element) || isPost(element);
}

function isDate(text: string): boolean {
  return /\d/.test(text) && (DATE.test(text) || AGO.test(text)) && !LABELLED.test(text);
}

/** True for an element whose whole text is such a line. */
function isCreditLine({ outline: { elements, blocks } }: Walk, index: number): boolean {
  const { firstBlock, lastBlock } = itemAt(elements, index);
  const block = blocks[firstBlock];
  return lastBlock - firstBlock === 1 && block?.element === index && authorOfLine(block.text) !== '';
}

/** True for an element that the page marks as a time and whose text is short and has a digit. */
export function isTime(walk: Walk, index: number): boolean {
  if (!isTimeMark(walk, index)) return false;
  const { tag, end } = itemAt(walk.outline.elements, index);
  const text = textOf(nodeAt(walk, index));
  return text.length <= LONGEST_TIME && /\d/.test(text) && (tag === 'time' || end - index <= 4);
}

/** True for a short line with a date or a time of day next to the author's name. */
function hasWrittenTime({ outline, elements }: Walk, line: number, author: number): boolean {
  const { firstBlock, lastBlock } = itemAt(outline.elements, line);
  if (lastBlock - firstBlock > 1) return false;
  const text = textOf(itemAt(elements, line));
  return (
    text.length <= LONGEST_NAME + LONGEST_TIME && WRITTEN_TIME.test(text.replace(textOf(itemAt(elements, author)), ''))
  );
}

/**
 * Index of the element with the author's name: a link or name in this element, or the element itself. -1 where there is
 * none.
 */
function authorIndexIn(walk: Walk, index: number): number {
  const { elements } = walk.outline;
  const { classes, end } = itemAt(elements, index);
  if (classes !== '' && AVATAR_CLASS.test(classes)) return -1;
  if (!isAuthorMark(walk, index)) return -1;
  for (let i = index; i < end; i++) {
    if (i > index && isTime(walk, i)) return -1;
    const node = nodeAt(walk, i);
    if (isInitial(walk, i)) return -1;
    const isName = itemAt(elements, i).tag === 'a' || /\bname\b/.test(attributeOf(node, 'itemprop'));
    if (isName && isPersonName(node)) return i;
  }
  // "Ann" in bold above her rank.
  const bold = elements.slice(index, end).findIndex(({ tag }) => BOLD.has(tag));
  if (bold > 0 && isPersonName(nodeAt(walk, index + bold))) return index + bold;
  return isPersonName(nodeAt(walk, index)) ? index : -1;
}

/** True for a link whose text is a letter or two in place of a picture of the author. */
function isInitial({ outline: { elements }, elements: nodes }: Walk, index: number): boolean {
  const { tag, end } = itemAt(elements, index);
  const isShort = tag === 'a' && textOf(itemAt(nodes, index)).length <= 2;
  return isShort && elements.slice(index, end).some(({ classes }) => AVATAR_CLASS.test(classes));
}

function isPersonName(node: Element): boolean {
  const text = textOf(node);
  return text !== '' && text.length <= LONGEST_NAME && LETTER.test(text) && !isDate(text);
}
