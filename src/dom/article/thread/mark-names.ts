import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { attributeOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';

/** Class words of elements that hold an author. */
const AUTHOR_CLASS =
  /(?:^|[\s_-])(?:author|user-?name|nick(?:name)?|poster|commenter|display-?name|hnuser|creator)(?:$|[\s_-])|(?:^|\s)user(?:\s|$)/i;
/** Addresses of user profiles. */
const PROFILE =
  /(?:^|\/)(?:u|user|users|profile|profiles|people|person|member|members|author|authors|memberlist\.php|member\.php|~[\w-]+|@[\w.-]+)(?:[/?#]|$)/i;
/** Class words of elements that hold the time of a post. */
const TIME_CLASS = /(?:^|[\s_-])(?:age|date|time|datetime|timestamp|posted-?(?:on|at)?|published|created)(?:$|[\s_-])/i;
const TIME_TITLE = /^\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}/;
const TITLED = new Set(['span', 'abbr', 'a']);
/** Tags that may hold an author or a time without a class or microdata. */
export const MARK_TAGS: ReadonlySet<string> = new Set(['time', ...TITLED]);
/** Characters of a date. */
const LONGEST_DATE = 40;
/** schema.org types of posts. */
export const POST_TYPE = /schema\.org\/(?:Comment|UserComments|Answer|Question|DiscussionForumPosting)\b/;

/** True for an element that the page marks as holding an author, by class, microdata, relation or address. */
export function isAuthorMark(walk: Walk, index: number): boolean {
  const { tag, classes } = itemAt(walk.outline.elements, index);
  const node = nodeAt(walk, index);
  return (
    (classes !== '' && AUTHOR_CLASS.test(classes)) ||
    /\bauthor\b/.test(attributeOf(node, 'itemprop')) ||
    (tag === 'a' && (attributeOf(node, 'rel') === 'author' || isProfile(attributeOf(node, 'href'))))
  );
}

/** True for an element that the page marks as holding a time, by tag, class or title. */
export function isTimeMark(walk: Walk, index: number): boolean {
  const { tag, classes } = itemAt(walk.outline.elements, index);
  return (
    tag === 'time' ||
    (classes !== '' && TIME_CLASS.test(classes)) ||
    (TITLED.has(tag) && TIME_TITLE.test(attributeOf(nodeAt(walk, index), 'title')))
  );
}

/** Indices of the elements between two that hold one short text, which passes the test, in document order. */
export function elementsWithLine(
  { outline: { elements, blocks, runs } }: Walk,
  start: number,
  end: number,
  test: (text: string) => boolean,
): number[] {
  const found = new Set<number>();
  for (const { element, block, start: from, end: to } of runs) {
    if (to - from > LONGEST_DATE || element < start || element >= end) continue;
    if (itemAt(elements, element).end > element + 1) continue;
    if (test(itemAt(blocks, block).text.slice(from, to).trim())) found.add(element);
  }
  return [...found].sort((a, b) => a - b);
}

/** True for an address whose path leads to a profile. The path is cut out only where the whole address may match. */
function isProfile(address: string): boolean {
  return PROFILE.test(address) && PROFILE.test(address.replace(/^https?:\/\/[^/]*/, '').replace(/#.*/, ''));
}
