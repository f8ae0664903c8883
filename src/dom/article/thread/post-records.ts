import { blockRange, closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Block, OutlineElement } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isNotText } from './not-text.ts';
import { firstFrom, within } from './sorted-numbers.ts';
import type { PostMarks } from './post-marks.ts';
import { replyLines } from './reply-lines.ts';

/**
 * A candidate for a post: the lowest element with an author, a time and other kept text. Fields are element indices, -1
 * where there is none.
 */
export type PostRecord = { index: number; author: number; time: number; body: number; score: number };

/** Tag and first class word of an element: posts of one thread share it. */
export function signatureOf({ outline: { elements } }: Walk, index: number): string {
  const { tag, classes } = itemAt(elements, index);
  return `${tag}.${/[A-Za-z]+/.exec(classes)?.[0] ?? ''}`;
}

/** The records below the element with index `container`, in document order. Author, time and body are all set. */
export function findRecords(
  walk: Walk,
  keep: readonly boolean[],
  { times, authors }: PostMarks,
  container: number,
): PostRecord[] {
  const { elements, runs } = walk.outline;
  const credited = new Set<number>();
  const marked = [...times, ...authors];
  const isMark = new Uint8Array(elements.length);
  for (const index of marked) isMark.fill(1, index, itemAt(elements, index).end);
  for (const { element, block } of runs) if (isMark[element] === 1) credited.add(block);
  for (const line of replyLines(walk, authors, credited)) credited.add(line);
  const records = new Map<number, PostRecord>();

  for (const time of times) {
    let index = itemAt(elements, time).parent;
    for (; index > container; index = itemAt(elements, index).parent) {
      const { end, firstBlock, lastBlock } = itemAt(elements, index);
      const hasText = (): boolean => someBlock(firstBlock, lastBlock, (b) => keep[b] === true && !credited.has(b));
      if (firstFrom(authors, index) < end && hasText()) break;
    }
    if (index <= container || records.has(index)) continue;
    records.set(index, { index, author: -1, time: -1, body: -1, score: -1 });
  }
  const found = [...records.values()].sort((a, b) => a.index - b.index);
  widen(walk, found, container);
  const owners = ownersOf(elements, found);
  for (const record of found) complete(walk, keep, record, { times, authors }, credited, owners);
  return found.filter(({ author, time, body }) => author >= 0 && time >= 0 && body >= 0);
}

/** The index of the innermost record around each element, -1 outside all. `records` in document order. */
export function ownersOf(elements: readonly OutlineElement[], records: readonly PostRecord[]): Int32Array {
  const owners = new Int32Array(elements.length).fill(-1);
  for (const { index } of records) owners.fill(index, index, itemAt(elements, index).end);
  return owners;
}

/** Replaces all records by their parents while those are alike, so that a post includes the panel of its author. */
function widen(walk: Walk, records: readonly PostRecord[], container: number): void {
  const { elements } = walk.outline;
  while (records.length > 1) {
    const parents = records.map(({ index }) => itemAt(elements, index).parent);
    const isAlike =
      new Set(parents).size === records.length &&
      new Set(parents.map((parent) => signatureOf(walk, parent))).size === 1;
    let end = container + 1;
    const isOutside = parents.every((parent) => {
      const isAfter = parent >= end;
      if (isAfter) ({ end } = itemAt(elements, parent));
      return isAfter;
    });
    if (!isAlike || !isOutside) return;
    for (const record of records) record.index = itemAt(elements, record.index).parent;
  }
}

/** Sets the record's author, time and body, outside the records that it contains. */
function complete(
  walk: Walk,
  keep: readonly boolean[],
  record: PostRecord,
  { times, authors }: PostMarks,
  credited: ReadonlySet<number>,
  owners: Int32Array,
): void {
  const { elements, blocks } = walk.outline;
  const whole = itemAt(elements, record.index);
  const isOwn = (element: number): boolean => (owners[element] ?? -1) <= record.index;
  const ownTimes = within(times, record.index + 1, whole.end).filter(isOwn);
  const ownAuthors = within(authors, record.index + 1, whole.end).filter(isOwn);
  let longest: Block | undefined;
  let isText = false;
  for (const b of blockRange(whole)) {
    const block = itemAt(blocks, b);
    if (!keep[b] || credited.has(b) || !isOwn(block.element)) continue;
    // A short text may be shorter than the signature and the buttons.
    const mayBeText = block.linkChars < block.chars && !isBeside(walk, block.element, record.index);
    if (isText && !mayBeText) continue;
    if (longest === undefined || mayBeText !== isText || block.chars > longest.chars) longest = block;
    isText ||= mayBeText;
  }
  if (longest === undefined) return;
  // Prefer the author in the time's line, else the first author outside the body: a mentioned user comes later.
  let body = longest.element;
  const [time, author] = [ownTimes[0] ?? -1, ownAuthors[0] ?? -1];
  const holds = (element: number, mark: number): boolean => mark >= element && mark < itemAt(elements, element).end;
  if (holds(body, time) || holds(body, author)) return;
  for (
    let around = itemAt(elements, body).parent;
    around > record.index && !holds(around, time) && !holds(around, author);
    around = itemAt(elements, around).parent
  )
    body = around;
  const outside =
    ownAuthors.find((index) => time >= 0 && holds(time, index)) ??
    ownAuthors.find((index) => !holds(body, index)) ??
    author;
  Object.assign(record, { time: ownTimes.find((index) => !holds(body, index)) ?? time, author: outside, body });
}

function someBlock(first: number, last: number, test: (block: number) => boolean): boolean {
  for (let block = first; block < last; block++) if (test(block)) return true;
  return false;
}

const BESIDE = /(?:^|[\s_-])(?:controls?|actions?|buttons?|toolbar|footer)(?:$|[\s_-])/i;

/** True in a signature and in a row of buttons. */
function isBeside(walk: Walk, element: number, post: number): boolean {
  const { elements } = walk.outline;
  const row = closest(
    elements,
    element,
    ({ tag, classes }, i) => i <= post || tag === 'footer' || BESIDE.test(classes),
  );
  return row > post || isNotText(walk, element, post);
}
