import type { OutlineElement } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { lowerBound } from './lower-bound.ts';
import type { PostMarks } from './post-marks.ts';

/**
 * A candidate for a post: the lowest element with an author, a time and other kept text. Fields are element indices, -1
 * where there is none.
 */
export type PostRecord = { index: number; author: number; time: number; body: number; score: number };

/** Tag and first class word of an element: posts of one thread share it. */
export function signatureOf({ outline: { elements } }: Walk, index: number): string {
  const { tag, classes } = elements[index]!;
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
  for (const index of marked) isMark.fill(1, index, elements[index]!.end);
  for (const { element, block } of runs) if (isMark[element] === 1) credited.add(block);
  const records = new Map<number, PostRecord>();
  for (const time of times) {
    let index = elements[time]!.parent;
    for (; index > container; index = elements[index]!.parent) {
      const { end, firstBlock, lastBlock } = elements[index]!;
      const hasAuthor = (authors[lowerBound(authors.length, (i) => authors[i]! < index)] ?? end) < end;
      if (hasAuthor && someBlock(firstBlock, lastBlock, (block) => keep[block] === true && !credited.has(block))) break;
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
  for (const { index } of records) owners.fill(index, index, elements[index]!.end);
  return owners;
}

/** Replaces all records by their parents while those are alike, so that a post includes the panel of its author. */
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
  const { end, firstBlock, lastBlock } = elements[record.index]!;
  const isOwn = (element: number): boolean => owners[element]! <= record.index;
  const ownTimes = within(times, record.index + 1, end).filter(isOwn);
  const ownAuthors = within(authors, record.index + 1, end).filter(isOwn);
  let longest = -1;
  for (let block = firstBlock; block < lastBlock; block++) {
    if (!keep[block] || credited.has(block) || !isOwn(blocks[block]!.element)) continue;
    if (longest < 0 || blocks[block]!.chars > blocks[longest]!.chars) longest = block;
  }
  if (longest < 0) return;
  // Prefer the author in the time's line, else the first author outside the body: a mentioned user comes later.
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

/** The sorted numbers from `start` up to, but not including, `end`. */
function within(sorted: readonly number[], start: number, end: number): readonly number[] {
  const [first, last] = [start, end].map((limit) => lowerBound(sorted.length, (i) => sorted[i]! < limit));
  return sorted.slice(first, last);
}

function someBlock(first: number, last: number, test: (block: number) => boolean): boolean {
  for (let block = first; block < last; block++) if (test(block)) return true;
  return false;
}
