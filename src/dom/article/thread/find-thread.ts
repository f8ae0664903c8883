import { closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Block, Outline, OutlineElement, TextRun } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { TextShare } from '../parts/text-share.ts';
import { isQuotation } from '../parts/quotations.ts';
import { acceptedPosts } from './accepted-posts.ts';
import { findFamilyPosts, withScores } from './family-posts.ts';
import { creditBlocksOf, FURNITURE_CHARS, furnitureBlocksOf } from './post-blocks.ts';
import { openingText } from './opening-text.ts';
import { depthsOf, indentation } from './post-depths.ts';
import { factsOf, type PostFacts } from './post-facts.ts';
import { findPostMarks } from './post-marks.ts';
import { findRecords, ownersOf, type PostRecord } from './post-records.ts';
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
  /** True for text that the header of its post states or that is furniture within a block. */
  readonly isSilent: (run: Pick<TextRun, 'element' | 'block'>) => boolean;
  /** Elements that hold the text of a post; media elsewhere in a post are dropped. */
  readonly bodies: ReadonlySet<number>;
  /** Lists and tables that only lay out the posts. */
  readonly carriers: ReadonlySet<number>;
};

/**
 * accepted: text of the accepted answer in the page's metadata, or ''. isComments: only comments are read.
 */
type ThreadPage = { readonly accepted: string; readonly isComments: boolean };

const CARRIER_TAG = /^(?:ul|ol|dl|table)$/;

/**
 * Finds a thread: the posts of known software, else records among the kept blocks that repeat, each with an author and
 * a time. Null where there is none. `container`: index of the element around all kept text.
 */
export function findThread(
  walk: Walk,
  keep: readonly boolean[],
  share: TextShare,
  container: number,
  { accepted, isComments }: ThreadPage,
): Thread | null {
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
      { ...factsOf(walk, record), depth: depths[i] ?? 0, isAccepted: chosen.has(record) },
    ]),
  );
  const bodies = new Set(records.map(({ body }) => body));
  const carriers = carriersOf(walk.outline, records, bodies);
  const common = { posts, bodies, carriers };
  const credits = creditBlocksOf(walk.outline, records);
  if (family !== null) {
    const isSilent = ({ element }: Pick<TextRun, 'element'>): boolean => family.isSilent[element] === 1;
    const sorted = sortBlocks(walk.outline, keep, records, credits, isSilent);
    const opening = isComments ? [] : openingText(walk, keep, records);
    return { ...common, ...sorted, texts: [...opening, ...sorted.texts], isSilent };
  }
  const owners = ownersOf(elements, records);
  return {
    ...common,
    credits,
    texts: [],
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
  const marks = findPostMarks(walk, container, itemAt(walk.outline.elements, container).end);
  if (marks.times.length === 0 || marks.authors.length === 0) return [];
  return withScores(walk, selectPosts(walk, findRecords(walk, keep, marks, container), share, container));
}

/**
 * Divides the blocks in posts into texts, credits and furniture. Quotations are left to their verdicts. Outside posts,
 * headings before the first one, which repeat the title, and counts of posts and pages are furniture.
 */
function sortBlocks(
  { elements, blocks, runs }: Outline,
  keep: readonly boolean[],
  records: readonly PostRecord[],
  marked: ReadonlySet<number>,
  isSilent: Thread['isSilent'],
): Pick<Thread, 'credits' | 'texts' | 'furniture'> {
  const isQuoted = new Uint8Array(elements.length);
  const inPosts = new Uint8Array(blocks.length);
  for (const { index, body } of records) {
    const { firstBlock, lastBlock } = itemAt(elements, index);
    inPosts.fill(1, firstBlock, lastBlock);
    for (let i = body + 1; i < itemAt(elements, body).end; i++) {
      const element = itemAt(elements, i);
      if (element.tag === 'blockquote' || isQuotation(element)) isQuoted.fill(1, i, element.end);
    }
  }
  const spoken = new Set<number>();
  const texts = new Set<number>();
  for (const run of runs) {
    if (inPosts[run.block] === 0 || isSilent(run)) continue;
    spoken.add(run.block);
    if (isQuoted[run.element] === 0) texts.add(run.block);
  }
  const first = inPosts.indexOf(1);
  const isFurniture = ({ heading, sentences, chars }: Block, b: number): boolean => {
    if (inPosts[b] === 1) return !spoken.has(b) && !marked.has(b);
    return keep[b] === true && (heading > 0 ? b < first : sentences === 0 && chars <= FURNITURE_CHARS);
  };
  return {
    credits: new Set([...marked].filter((b) => !spoken.has(b))),
    texts: [...texts],
    furniture: blocks.flatMap((block, b) => (isFurniture(block, b) ? [b] : [])),
  };
}

/** Lists and tables around and in posts, but not in their texts. */
function carriersOf({ elements }: Outline, records: readonly PostRecord[], bodies: ReadonlySet<number>): Set<number> {
  const found = new Set<number>();
  const add = ({ tag }: OutlineElement, i: number): false => {
    if (CARRIER_TAG.test(tag)) found.add(i);
    return false;
  };
  for (const { index } of records) {
    closest(elements, index, add);
    for (let i = index; i < itemAt(elements, index).end;) {
      const element = itemAt(elements, i);
      const isBody = bodies.has(i);
      if (!isBody) add(element, i);
      i = isBody ? element.end : i + 1;
    }
  }
  return found;
}
