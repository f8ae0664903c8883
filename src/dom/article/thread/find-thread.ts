import type { Outline, TextRun } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { TextShare } from '../outline/text-share.ts';
import { isQuotation } from '../outline/quotations.ts';
import { acceptedPosts } from './accepted-posts.ts';
import { findFamilyPosts } from './family-posts.ts';
import { creditBlocksOf, FURNITURE_CHARS, furnitureBlocksOf } from './post-blocks.ts';
import { depthsOf, indentation } from './post-depths.ts';
import { factsOf, type PostFacts } from './post-facts.ts';
import { findPostMarks } from './post-marks.ts';
import { findRecords, ownersOf, type PostRecord } from './post-records.ts';
import { findScores } from './post-scores.ts';
import { selectPosts } from './select-posts.ts';

/** One post of a thread. `depth`: number of posts that it is nested in. */
export type Post = PostFacts & { readonly depth: number; readonly isAccepted: boolean };

/** The part of a page that is a thread: posts by different authors, in order. */
export type Thread = {
  /** Posts by element index. */
  readonly posts: ReadonlyMap<number, Post>;
  /** Blocks with a post's author, time or score. */
  readonly credits: ReadonlySet<number>;
  /** Blocks of the posts' texts that are kept whatever their verdicts are. */
  readonly texts: readonly number[];
  /** Blocks of user panels, votes and reply links. */
  readonly furniture: readonly number[];
  /** Elements of posts of another kind among the furniture, such as comments on an answer. */
  readonly others: readonly number[];
  /** True for text that the header of its post states or that is furniture within a block. */
  readonly isSilent: (run: Pick<TextRun, 'element' | 'block'>) => boolean;
  /** Elements that hold the text of a post; media elsewhere in a post are dropped. */
  readonly bodies: ReadonlySet<number>;
  /** Lists and tables that only lay out the posts. */
  readonly carriers: ReadonlySet<number>;
};

const CARRIER_TAG = /^(?:ul|ol|dl|table)$/;

/**
 * Finds a thread: the posts of known software, else records among the kept blocks that repeat, each with an author and
 * a time. Null where there is none. `container`: index of the element around all kept text. `accepted`: text of the
 * accepted answer in JSON-LD, or ''.
 */
export function findThread(
  walk: Walk,
  keep: readonly boolean[],
  share: TextShare,
  container: number,
  accepted: string,
): Thread | null {
  if (container < 0) return null;
  const family = findFamilyPosts(walk, keep);
  const records = family?.records ?? findRepeatedPosts(walk, keep, share, container);
  if (records.length === 0) return null;
  const { elements } = walk.outline;
  const nested = family?.depths ?? depthsOf(walk, records);
  const depths = nested.some((depth) => depth > 0) ? nested : indentation(walk, records);
  const chosen = acceptedPosts(walk, records, accepted);
  const posts = new Map(
    records.map((record, i) => [
      record.index,
      { ...factsOf(walk, record), depth: depths[i]!, isAccepted: chosen.has(record) },
    ]),
  );
  const bodies = new Set(records.map(({ body }) => body));
  const carriers = new Set(
    records.flatMap(({ index }) => [
      ...carriersAround(walk.outline, index),
      ...carriersIn(walk.outline, index, bodies),
    ]),
  );
  const common = { posts, bodies, carriers };
  const credits = new Set(records.flatMap((record) => [...creditBlocksOf(walk, record)]));
  if (family !== null) {
    const isSilent = ({ element }: Pick<TextRun, 'element'>): boolean => family.isSilent[element] === 1;
    const sorted = sortBlocks(walk, records, credits, isSilent);
    const furniture = [...sorted.furniture, ...linesAround(walk.outline, keep, records)];
    return { ...common, ...sorted, furniture, isSilent, others: family.others };
  }
  const owners = ownersOf(elements, records);
  return {
    ...common,
    credits,
    texts: [],
    others: [],
    furniture: records.flatMap((record) => furnitureBlocksOf(walk, keep, record, owners, credits)),
    isSilent: ({ block }) => credits.has(block),
  };
}

function findRepeatedPosts(
  walk: Walk,
  keep: readonly boolean[],
  share: TextShare,
  container: number,
): readonly PostRecord[] {
  const marks = findPostMarks(walk, container, walk.outline.elements[container]!.end);
  if (marks.times.length === 0 || marks.authors.length === 0) return [];
  return findScores(walk, selectPosts(walk, findRecords(walk, keep, marks, container), share, container));
}

/** Divides the blocks in posts into texts, credits and furniture. Quotations are left to their verdicts. */
function sortBlocks(
  { outline }: Walk,
  records: readonly PostRecord[],
  marked: ReadonlySet<number>,
  isSilent: Thread['isSilent'],
): Pick<Thread, 'credits' | 'texts' | 'furniture'> {
  const { elements, runs } = outline;
  const isQuoted = new Uint8Array(elements.length);
  const inPosts = new Set<number>();
  for (const { index, body } of records) {
    for (let b = elements[index]!.firstBlock; b < elements[index]!.lastBlock; b++) inPosts.add(b);
    for (let i = body + 1; i < elements[body]!.end; i++)
      if (isQuotation(elements[i]!)) isQuoted.fill(1, i, elements[i]!.end);
  }
  const spoken = new Set<number>();
  const texts = new Set<number>();
  for (const run of runs) {
    if (!inPosts.has(run.block) || isSilent(run)) continue;
    spoken.add(run.block);
    if (isQuoted[run.element] === 0) texts.add(run.block);
  }
  return {
    credits: new Set([...marked].filter((block) => !spoken.has(block))),
    texts: [...texts],
    furniture: [...inPosts].filter((block) => !spoken.has(block) && !marked.has(block)),
  };
}

/**
 * Kept blocks outside the posts: headings before the first one, which repeat the title, and counts of posts and pages.
 */
function linesAround(
  { elements, blocks }: Outline,
  keep: readonly boolean[],
  records: readonly PostRecord[],
): number[] {
  const inPosts = new Uint8Array(blocks.length);
  for (const { index } of records) inPosts.fill(1, elements[index]!.firstBlock, elements[index]!.lastBlock);
  const first = elements[records[0]!.index]!.firstBlock;
  const found: number[] = [];
  blocks.forEach(({ heading, sentences, chars }, b) => {
    if (!keep[b] || inPosts[b] === 1) return;
    if (heading > 0 ? b < first : sentences === 0 && chars <= FURNITURE_CHARS) found.push(b);
  });
  return found;
}

function carriersAround({ elements }: Outline, index: number): number[] {
  const found: number[] = [];
  for (let i = index; i >= 0; i = elements[i]!.parent) if (CARRIER_TAG.test(elements[i]!.tag)) found.push(i);
  return found;
}

/** The lists and tables in a post but outside its text. */
function carriersIn({ elements }: Outline, index: number, bodies: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (let i = index + 1; i < elements[index]!.end; i = bodies.has(i) ? elements[i]!.end : i + 1)
    if (!bodies.has(i) && CARRIER_TAG.test(elements[i]!.tag)) found.push(i);
  return found;
}
