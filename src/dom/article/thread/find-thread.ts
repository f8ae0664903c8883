import { bareText } from '../../../engine/text/letters.ts';
import { attributeOf, rectOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { findPostMarks, type PostMarks } from './post-marks.ts';
import type { TextShare } from '../outline/text-share.ts';

/** One contribution to a thread. */
export type Post = { readonly depth: number; readonly isAccepted: boolean };

/** What of a page is a thread: posts by different hands, in order. */
export type Thread = {
  /** By the index of its element. */
  readonly posts: ReadonlyMap<number, Post>;
  /** Elements with the name of a post's author. */
  readonly authors: ReadonlySet<number>;
  /** Blocks that say who wrote a post and when; of those with true, nothing but that is shown. */
  readonly credits: ReadonlyMap<number, boolean>;
  /** Elements whose text a restricted credit block is cut to. */
  readonly marks: ReadonlySet<number>;
  /** Blocks of user panels, votes and links to reply. */
  readonly furniture: readonly number[];
  /** Elements that hold what people wrote; media stand there or not at all. */
  readonly bodies: ReadonlySet<number>;
  /** Lists and tables that only carry posts. */
  readonly carriers: ReadonlySet<number>;
};

/** One post, as it was found: a lowest element with an author, a time and something said. */
type PostRecord = { index: number; author: number; time: number; body: number };

const NAMED = /(?:^|[\s_-])(?:question|answer|comment|reply|post|message)(?:$|[\s_-])/i;
const SCHEMA = /schema\.org\/(?:Comment|UserComments|Answer|Question|DiscussionForumPosting)\b/;
const ACCEPTED =
  /(?:^|\s)(?:accepted|accepted-?answer|accepted-solution|best-?answer|is-?solution|solution|marked-answer)(?:\s|$)/i;
/** Outside what was said, lines up to this long that end no sentence are ranks, counters and buttons. */
const FURNITURE_CHARS = 60;
/** Beside author and time, a credit line may have so many characters of its own ("answered", "12 points"). */
const LINE_CHARS = 30;
/** Pages with more posts than this are not asked where each stands. */
const MAX_PLACED = 500;
/** CSS pixels by which one answer may stand in from what it answers. */
const MIN_STEP = 8;
const MAX_STEP = 64;
/** The start of an accepted answer's text by which it is known again. */
const KNOWN_BY = 60;

/** Finds a thread among the kept blocks, from its own evidence: records that repeat, each with an author and a time; accepted is the text that JSON-LD says was accepted, or ''. Null where there is none. */
export function findThread(
  walk: Walk,
  keep: readonly boolean[],
  share: TextShare,
  container: number,
  accepted: string,
): Thread | null {
  const { elements } = walk.outline;
  if (container < 0) return null;
  const marks = findPostMarks(walk, container, elements[container]!.end);
  if (marks.times.length === 0 || marks.authors.length === 0) return null;
  const records = findRecords(walk, keep, marks, container);
  const posts = selectPosts(walk, records, share, container);
  if (posts.length === 0) return null;
  return describe(walk, keep, posts, accepted);
}

function findRecords(
  walk: Walk,
  keep: readonly boolean[],
  { times, authors }: PostMarks,
  container: number,
): PostRecord[] {
  const { elements, runs } = walk.outline;
  const credited = new Set<number>();
  const marked = [...times, ...authors];
  const isMark = new Uint8Array(elements.length);
  for (const index of marked) isMark.fill(1, index, elements[index]!.end);
  for (const { element, block } of runs) if (isMark[element] === 1) credited.add(block);
  const records = new Map<number, PostRecord>();
  for (const time of times) {
    let index = elements[time]!.parent;
    for (; index > container; index = elements[index]!.parent) {
      const { end, firstBlock, lastBlock } = elements[index]!;
      const hasAuthor = firstWithin(authors, index, end) >= 0;
      if (hasAuthor && someBlock(firstBlock, lastBlock, (block) => keep[block] === true && !credited.has(block))) break;
    }
    if (index <= container || records.has(index)) continue;
    records.set(index, { index, author: -1, time: -1, body: -1 });
  }
  const found = [...records.values()].sort((a, b) => a.index - b.index);
  widen(walk, found, container);
  for (const record of found) complete(walk, keep, record, { times, authors }, credited, found);
  return found.filter(({ author, time, body }) => author >= 0 && time >= 0 && body >= 0);
}

/** Where author and time stand right by what was said, the post is what is around all of that: its panel with the author's rank and number of posts, too. */
function widen(walk: Walk, records: readonly PostRecord[], container: number): void {
  const { elements } = walk.outline;
  while (records.length > 1) {
    const parents = records.map(({ index }) => elements[index]!.parent);
    const isAlike =
      new Set(parents).size === records.length &&
      new Set(parents.map((parent) => signatureOf(walk, parent))).size === 1;
    const isOutside = parents.every(
      (parent, i) => parent > container && (i === 0 || parent >= elements[parents[i - 1]!]!.end),
    );
    if (!isAlike || !isOutside) return;
    for (const [i, record] of records.entries()) record.index = parents[i]!;
  }
}

/** Finds what was said, and who said it when, within a record and outside the records it contains. */
function complete(
  walk: Walk,
  keep: readonly boolean[],
  record: PostRecord,
  { times, authors }: PostMarks,
  credited: ReadonlySet<number>,
  records: readonly PostRecord[],
): void {
  const { elements, blocks } = walk.outline;
  const { end, firstBlock, lastBlock } = elements[record.index]!;
  const inner = records.filter(({ index }) => index > record.index && index < end);
  const isOwn = (element: number): boolean =>
    !inner.some(({ index }) => element >= index && element < elements[index]!.end);
  const ownTimes = times.filter((index) => index > record.index && index < end && isOwn(index));
  const ownAuthors = authors.filter((index) => index > record.index && index < end && isOwn(index));
  let longest = -1;
  for (let block = firstBlock; block < lastBlock; block++) {
    if (!keep[block] || credited.has(block) || !isOwn(blocks[block]!.element)) continue;
    if (longest < 0 || blocks[block]!.chars > blocks[longest]!.chars) longest = block;
  }
  if (longest < 0) return;
  // The author in the line that says when, else outside what was said, first in the record or just after; whom the post mentions comes later.
  let body = blocks[longest]!.element;
  const [time, author] = [ownTimes[0] ?? -1, ownAuthors[0] ?? -1];
  const holds = (element: number, mark: number): boolean => mark >= element && mark < elements[element]!.end;
  if (holds(body, time) || holds(body, author)) return;
  for (
    let around = elements[body]!.parent;
    around > record.index && !holds(around, time) && !holds(around, author);
    around = elements[around]!.parent
  )
    body = around;
  const outside =
    ownAuthors.find((index) => time >= 0 && holds(time, index)) ??
    ownAuthors.find((index) => !holds(body, index)) ??
    author;
  Object.assign(record, { time: ownTimes.find((index) => !holds(body, index)) ?? time, author: outside, body });
}

/** The records that are posts: they repeat, or say what they are. One that is nearly the whole article is the article. */
function selectPosts(walk: Walk, records: readonly PostRecord[], share: TextShare, container: number): PostRecord[] {
  const { elements } = walk.outline;
  const signatures = new Map<string, number>();
  for (const { index } of records)
    signatures.set(signatureOf(walk, index), (signatures.get(signatureOf(walk, index)) ?? 0) + 1);
  const [main = '', count = 0] = [...signatures].sort((a, b) => b[1] - a[1])[0] ?? [];
  const isStated = ({ index }: PostRecord): boolean => SCHEMA.test(attributeOf(walk.elements[index]!, 'itemtype'));
  const isNamed = ({ index }: PostRecord): boolean => NAMED.test(elements[index]!.classes);
  if (count < 2 && !(records.length > 1 && records.every((record) => isNamed(record) || isStated(record))))
    return records.filter(isStated);
  return records.filter((record) => {
    if (signatureOf(walk, record.index) === main) return true;
    if (records.some(({ index }) => index > record.index && index < elements[record.index]!.end)) return false;
    return isNamed(record) || isStated(record) || share.kept[record.index]! * 2 < share.kept[container]!;
  });
}

function signatureOf({ outline: { elements } }: Walk, index: number): string {
  const { tag, classes } = elements[index]!;
  return `${tag}.${/[A-Za-z]+/.exec(classes)?.[0] ?? ''}`;
}

function describe(walk: Walk, keep: readonly boolean[], records: readonly PostRecord[], accepted: string): Thread {
  const { elements } = walk.outline;
  const depths = depthsOf(walk, records);
  const chosen = acceptedAmong(walk, records, accepted);
  const posts = new Map(
    records.map((record, i) => [record.index, { depth: depths[i]!, isAccepted: chosen.has(record) }]),
  );
  const credits = new Map<number, boolean>();
  const furniture: number[] = [];
  const marks = new Set<number>();
  const carriers = new Set<number>();
  for (const record of records) {
    marks.add(record.author).add(record.time);
    for (const block of blocksOf(walk, record))
      credits.set(block, credits.get(block) === true || saysMore(walk, record, block));
    for (let i = elements[record.index]!.parent; i >= 0; i = elements[i]!.parent)
      if (/^(?:ul|ol|dl|table)$/.test(elements[i]!.tag)) carriers.add(i);
    // The wrapper of what a table or list item says is a carrier as well.
    if (/^(?:ul|ol|dl|table)$/.test(elements[record.index]!.tag)) carriers.add(record.index);
  }
  for (const record of records) furniture.push(...furnitureOf(walk, keep, record, records, credits));
  return {
    posts,
    authors: new Set(records.map(({ author }) => author)),
    credits,
    marks,
    furniture,
    bodies: new Set(records.map(({ body }) => body)),
    carriers,
  };
}

/** Blocks in which author and time stand. */
function blocksOf({ outline: { elements, runs } }: Walk, { index, author, time }: PostRecord): Set<number> {
  const found = new Set<number>();
  const { firstBlock, lastBlock } = elements[index]!;
  for (const { element, block } of runs) {
    if (block < firstBlock || block >= lastBlock) continue;
    if ([author, time].some((mark) => element >= mark && element < elements[mark]!.end)) found.add(block);
  }
  return found;
}

/** True where a credit block has links, bare numbers or more words beside author and time. */
function saysMore({ outline: { elements, runs, blocks } }: Walk, { author, time }: PostRecord, block: number): boolean {
  let other = '';
  for (const run of runs) {
    if (run.block !== block || [author, time].some((mark) => run.element >= mark && run.element < elements[mark]!.end))
      continue;
    for (let at = run.element; at >= 0 && !elements[at]!.breaks; at = elements[at]!.parent)
      if (elements[at]!.tag === 'a') return true;
    other += blocks[block]!.text.slice(run.start, run.end);
  }
  return other.length > LINE_CHARS || (/\d/.test(other) && !/\p{L}/u.test(other));
}

function furnitureOf(
  walk: Walk,
  keep: readonly boolean[],
  { index, body }: PostRecord,
  records: readonly PostRecord[],
  credits: ReadonlyMap<number, boolean>,
): number[] {
  const { elements, blocks } = walk.outline;
  const { end, firstBlock, lastBlock } = elements[index]!;
  const found: number[] = [];
  const inner = records.filter((record) => record.index > index && record.index < end);
  for (let block = firstBlock; block < lastBlock; block++) {
    const { element, chars, linkChars, sentences, heading } = blocks[block]!;
    if (!keep[block] || credits.has(block) || (element >= body && element < elements[body]!.end)) continue;
    if (inner.some((record) => element >= record.index && element < elements[record.index]!.end)) continue;
    const isWrapped = elements[body]!.parent !== index || holdsBlocks(walk, body);
    if (chars <= FURNITURE_CHARS && (linkChars === chars || (isWrapped && sentences === 0 && heading === 0)))
      found.push(block);
  }
  return found;
}

function holdsBlocks({ outline: { elements } }: Walk, index: number): boolean {
  for (let i = index + 1; i < elements[index]!.end; i++) if (elements[i]!.breaks) return true;
  return false;
}

/** How many posts each answers: by nesting in the page, else by how far it stands in. */
function depthsOf(walk: Walk, records: readonly PostRecord[]): number[] {
  const { elements } = walk.outline;
  const levels = records.map(({ index }) => elements[index]!.depth);
  const nested = rank(levels, signatures(walk, records));
  if (nested.some((depth) => depth > 0) || records.length > MAX_PLACED) return nested;
  const lefts = records.map(({ body }) => Math.round(rectOf(walk.elements[body]!).left));
  const steps = [...new Set(lefts)].sort((a, b) => a - b);
  const isIndented = steps.every(
    (left, i) => i === 0 || (left - steps[i - 1]! >= MIN_STEP && left - steps[i - 1]! <= MAX_STEP),
  );
  return isIndented && lefts[0] === steps[0] ? lefts.map((left) => steps.indexOf(left)) : nested;
}

/** Ranks levels among the posts of the first one's kind; others stand at the top. */
function rank(levels: readonly number[], kinds: readonly string[]): number[] {
  const main = kinds.at(-1);
  const distinct = [...new Set(levels.filter((_, i) => kinds[i] === main))].sort((a, b) => a - b);
  return levels.map((level, i) => (kinds[i] === main ? distinct.indexOf(level) : 0));
}

function signatures(walk: Walk, records: readonly PostRecord[]): string[] {
  return records.map(({ index }) => signatureOf(walk, index));
}

/** The answers marked as accepted: all posts marked alike are none. */
function acceptedAmong(walk: Walk, records: readonly PostRecord[], accepted: string): Set<PostRecord> {
  const { elements, blocks } = walk.outline;
  const start = bareText(accepted).slice(0, KNOWN_BY);
  const chosen = records.filter(({ index, body }) => {
    if (
      start !== '' &&
      bareText(
        blocks
          .slice(elements[body]!.firstBlock, elements[body]!.lastBlock)
          .map(({ text }) => text)
          .join(' '),
      ).startsWith(start)
    )
      return true;
    for (let i = index; i < elements[index]!.end; i++) {
      if (i > index && records.some((record) => record.index === i)) break;
      if (ACCEPTED.test(elements[i]!.classes) || /\bacceptedAnswer\b/.test(attributeOf(walk.elements[i]!, 'itemprop')))
        return true;
    }
    return false;
  });
  return new Set(chosen.length < records.length ? chosen : []);
}

function firstWithin(sorted: readonly number[], start: number, end: number): number {
  return sorted.find((index) => index >= start && index < end) ?? -1;
}

function someBlock(first: number, last: number, test: (block: number) => boolean): boolean {
  for (let block = first; block < last; block++) if (test(block)) return true;
  return false;
}
