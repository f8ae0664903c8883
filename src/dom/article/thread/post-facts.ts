import { firstRunOf, itemAt } from '../../../engine/outline-tree.ts';
import { attributeOf, firstChildOf, nextSiblingOf, textContentOf } from '../../safe-dom.ts';
import { normaliseDate } from '../../metadata/date.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { linkAround } from '../parts/link-around.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { SPEAKERS } from './families.ts';
import { authorOfLine } from './post-marks.ts';
import type { PostRecord } from './post-records.ts';
import { textOf } from './text-of.ts';

/** What the page states about a post. Strings are the page's. */
export type PostFacts = {
  /** '' where the page names nobody. */
  readonly author: string;
  /** Index of the link to the author; -1 where there is none. */
  readonly link: number;
  /** The time as the page writes it. */
  readonly time: string;
  /** ISO 8601; '' where the page does not state it for machines. */
  readonly datetime: string;
  readonly score: number | null;
};

/** Parts of the element with the name that are not the name: a rank, a reputation, a count of posts, a button. */
const BADGE = /badge|reputation|user-?title|(?:^|[\s_-])(?:rank|points|score|posts?-?count)(?:$|[\s_-])/i;
const BADGE_TAGS = new Set(['button', 'small']);
const ROLE = new RegExp(SPEAKERS.join('|'));
/** "By" before a name on a line of its own, and signs between it and other parts of a credit. */
const AROUND_NAME = /^(?:by:? )?[·•|–— -]{0,4}|[·•|–— -]{1,4}$/gi;
/** Characters of a name or a time. A longer text is no time. */
const LONGEST = 80;
const ISO_START = /^\d{4}-\d\d-\d\d(?:[T ][\d:]+(?:\.\d+)? ?(?:Z|[+-]\d\d:?\d\d)?)?/;
/** Attributes with a time as ISO 8601, or in seconds or milliseconds since 1970. */
const TIMES = ['datetime', 'title', 'data-timestamp', 'data-time'];
/** Seconds since 1970, also after a time that does not name its zone. */
const EPOCH = /(?:^|\d )(\d{10})(?:\d{3})?$/;
/** "Posted: " before a time, and what old boards write behind it: "Post subject: Bells". */
const TIME_LABEL = /^(?:[^\d:]{2,20}: |(?:[^\d:]{2,20}#\d{1,6} )?on:? )(?=\S)/;
/** A year, or a time of day. */
const HAS_TIME = /(?<!\d)(?:19|20)\d\d(?!\d)|\d:\d\d/;
const AFTER_TIME = /(\d(?: ?[ap]\.?m\b\.?)?) [^\d:]{3,40}: .*/i;
/** Attributes with a number of votes, before the text of the element. */
const SCORES = ['score', 'data-value', 'data-score'];
/** A number, but none that is rounded to thousands. */
const SCORE = /^[+\-\u2212]?\d+(?:[.,]\d{3})*(?=\s|$)/;

/** Reads the facts of a post from the elements that hold them. */
export function factsOf(walk: Walk, { index, author, time, score }: PostRecord): PostFacts {
  const line = authorOf(walk, { index, author, time });
  const named = cutAtWord(((author === time && authorOfLine(line)) || line).replace(/ ?:$/, ''));
  const name = author < 0 && time < 0 ? roleOf(nodeAt(walk, index)) : named;
  const written = timeWithout(timeLine(walk.elements[time]), name);
  return {
    author: name,
    link: author < 0 ? -1 : linkOf(walk, author, author === time ? name : null),
    time: written.length > LONGEST ? '' : written,
    datetime: datetimeOf(walk, time),
    score: walk.elements[score] === undefined ? null : scoreOf(walk.elements[score]),
  };
}

/** A longer text up to the last word that fits, with an ellipsis. */
function cutAtWord(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const space = start.lastIndexOf(' ');
  return `${start.slice(0, space > 0 ? space : LONGEST).toWellFormed()}…`;
}

type Credit = Pick<PostRecord, 'index' | 'author' | 'time'>;

/** The author's name: that in an attribute of the post, else the text of the element without ranks and counts. */
function authorOf(walk: Walk, { index, author, time }: Credit): string {
  const stated = attributeOf(nodeAt(walk, index), 'data-author').trim();
  const line = textOf(walk.elements[author]);
  if (stated !== '' && (line === '' || line.includes(stated))) return stated;
  return author < 0 ? line : nameIn(walk, author, time) || line;
}

/**
 * The shown text of an element without its badges, or of several lines without the time and the signs around it; ''
 * where the element is one line without badges.
 */
function nameIn(walk: Walk, author: number, time: number): string {
  const { elements, blocks, runs } = walk.outline;
  const { end, firstBlock, lastBlock } = itemAt(elements, author);
  const left = new Set<number>();
  let hasLines = lastBlock - firstBlock > 1;
  for (let i = author + 1; i < end; i++) {
    const { tag, classes, parent } = itemAt(elements, i);
    hasLines ||= tag === 'br';
    if (i === time || left.has(parent) || BADGE_TAGS.has(tag) || (classes !== '' && BADGE.test(classes))) left.add(i);
  }
  if (left.size === 0 && !hasLines) return '';
  let name = '';
  let before = -1;
  for (let at = firstRunOf(runs, firstBlock); at < runs.length; at++) {
    const { element, block, start, end: stop } = itemAt(runs, at);
    if (element >= end) break;
    if (element < author || left.has(element)) continue;
    // Offsets in a block begin anew, and a line break has no run.
    if (start !== before) name += ' ';
    name += itemAt(blocks, block).text.slice(start, stop);
    before = stop;
  }
  name = name.replace(/\s+/g, ' ').trim();
  return hasLines ? name.replace(AROUND_NAME, '') : name;
}

/** The word for who speaks in an attribute of a turn of a chat; '' where there is none. */
function roleOf(node: Element): string {
  const role = attributeOf(node, 'data-message-author-role');
  return role || (ROLE.exec(`${attributeOf(node, 'data-testid')} ${attributeOf(node, 'class')}`)?.[0] ?? '');
}

/** The text of a time; of several lines, the last one with a year or a time of day. */
function timeLine(node: Element | undefined): string {
  const all = textOf(node);
  const lines = [''];
  for (let child = node ? firstChildOf(node) : null; child !== null; child = nextSiblingOf(child))
    if (child.nodeName === 'BR') lines.push('');
    else lines.push((lines.pop() ?? '') + (textContentOf(child) ?? ''));
  const line = lines.length > 1 ? lines.findLast((text) => HAS_TIME.test(text)) : undefined;
  return line === undefined ? all : line.replace(/\s+/g, ' ').trim();
}

/** The link in or around the element with the author; with a `name`, only a link with this text. */
function linkOf({ outline: { elements }, elements: nodes }: Walk, author: number, name: string | null): number {
  const link = elements
    .slice(author, itemAt(elements, author).end)
    .findIndex(({ tag }, i) => tag === 'a' && (name === null || textOf(nodes[author + i]) === name));
  return link >= 0 ? author + link : linkAround(elements, author);
}

/** The time in a line that may also hold the author ("by Ann » 4 June, 21:10") and a note in brackets. */
function timeWithout(written: string, name: string): string {
  const short = name.replace(/ \(.*/, '');
  const line = written
    .replace(name, () => short)
    .replace(/ \(.*/, '')
    .replace(AFTER_TIME, '$1');
  const at = short === '' ? -1 : line.indexOf(short);
  const parts = at < 0 ? [line] : [line.slice(at + short.length), line.slice(0, at)];
  return (parts.find((part) => /\d/.test(part)) ?? line)
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}.])[^\p{L}\p{N}.]+$/gu, '')
    .replace(TIME_LABEL, '');
}

function datetimeOf({ outline, elements: nodes }: Walk, time: number): string {
  if (time < 0) return '';
  for (const node of nodes.slice(time, itemAt(outline.elements, time).end)) {
    for (const name of TIMES) {
      const value = attributeOf(node, name);
      const epoch = EPOCH.exec(value)?.[1];
      if (epoch !== undefined) return new Date(Number(epoch) * 1000).toISOString().replace('.000', '');
      const stated = ISO_START.exec(value)?.[0];
      if (stated !== undefined) return normaliseDate(stated.replace(/\.\d+| (?=Z|[+-])/g, '')) ?? '';
    }
  }
  return '';
}

function scoreOf(node: Element): number | null {
  const stated = [...SCORES.map((name) => attributeOf(node, name)), textOf(node)].find((text) => SCORE.test(text));
  const score = SCORE.exec(stated ?? '')?.[0];
  return score === undefined ? null : Number(score.replace('\u2212', '-').replace(/[.,]/g, ''));
}
