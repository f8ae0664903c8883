import type { Walk } from '../../walk/walk-page.ts';
import type { TextShare } from '../outline/text-share.ts';
import { acceptedPosts } from './accepted-posts.ts';
import { creditBlocksOf, furnitureBlocksOf, holdsMoreThanCredits } from './post-blocks.ts';
import { depthsOf } from './post-depths.ts';
import { findPostMarks } from './post-marks.ts';
import { findRecords, ownersOf, type PostRecord } from './post-records.ts';
import { selectPosts } from './select-posts.ts';

/** One post of a thread. `depth`: number of posts that it is nested in. */
export type Post = { readonly depth: number; readonly isAccepted: boolean };

/** The part of a page that is a thread: posts by different authors, in order. */
export type Thread = {
  /** Posts by element index. */
  readonly posts: ReadonlyMap<number, Post>;
  /** Elements with the name of a post's author. */
  readonly authors: ReadonlySet<number>;
  /** Blocks with a post's author and time. True where the block holds more and is cut to the elements in `marks`. */
  readonly credits: ReadonlyMap<number, boolean>;
  /** Elements whose text remains of a credit block that is cut. */
  readonly marks: ReadonlySet<number>;
  /** Blocks of user panels, votes and reply links. */
  readonly furniture: readonly number[];
  /** Elements that hold the text of a post; media elsewhere in a post are dropped. */
  readonly bodies: ReadonlySet<number>;
  /** Lists and tables that only lay out the posts. */
  readonly carriers: ReadonlySet<number>;
};

const CARRIER_TAG = /^(?:ul|ol|dl|table)$/;

/**
 * Finds a thread among the kept blocks: records that repeat, each with an author and a time. Null where there is none.
 * `container`: index of the element around all kept text. `accepted`: text of the accepted answer in JSON-LD, or ''.
 */
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

function describe(walk: Walk, keep: readonly boolean[], records: readonly PostRecord[], accepted: string): Thread {
  const { elements } = walk.outline;
  const depths = depthsOf(walk, records);
  const chosen = acceptedPosts(walk, records, accepted);
  const posts = new Map(
    records.map((record, i) => [record.index, { depth: depths[i]!, isAccepted: chosen.has(record) }]),
  );
  const credits = new Map<number, boolean>();
  const furniture: number[] = [];
  const marks = new Set<number>();
  const carriers = new Set<number>();
  for (const record of records) {
    marks.add(record.author).add(record.time);
    for (const block of creditBlocksOf(walk, record))
      credits.set(block, credits.get(block) === true || holdsMoreThanCredits(walk, record, block));
    for (let i = elements[record.index]!.parent; i >= 0; i = elements[i]!.parent)
      if (CARRIER_TAG.test(elements[i]!.tag)) carriers.add(i);
    // A post that is itself a list or table only lays out its own text.
    if (CARRIER_TAG.test(elements[record.index]!.tag)) carriers.add(record.index);
  }
  const owners = ownersOf(elements, records);
  for (const record of records) furniture.push(...furnitureBlocksOf(walk, keep, record, owners, credits));
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
