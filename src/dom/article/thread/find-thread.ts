import { blockRange, closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Block, Outline, TextRun } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { matchesOf } from '../../safe-dom.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { measureTextShare, type TextShare } from '../parts/text-share.ts';
import { acceptedPosts } from './accepted-posts.ts';
import { findFamilyPosts, findForumPosts, knownComments, withScores } from './family-posts.ts';
import { ATTACHED } from './families.ts';
import { areComments, blocksOfComments } from './are-comments.ts';
import { arePieces } from './are-pieces.ts';
import { shortPosts } from './short-posts.ts';
import { carriersOf } from './carriers.ts';
import { creditBlocksOf, FURNITURE_CHARS, furnitureBlocksOf, linesAfter } from './post-blocks.ts';
import { findLiveBlog } from './find-live-blog.ts';
import { blocksBeside, droppedTexts } from './dropped-texts.ts';
import { openingText } from './opening-text.ts';
import { NO_TEXT } from './no-text.ts';
import { depthsOf, indentation } from './post-depths.ts';
import { factsOf } from './post-facts.ts';
import { findPostMarks, type PostMarks, writtenDates } from './post-marks.ts';
import { findRecords, ownersOf, type PostRecord } from './post-records.ts';
import { replyLines } from './reply-lines.ts';
import { selectPosts } from './select-posts.ts';
import type { Post, Thread } from './thread.ts';

/**
 * accepted: text of the accepted answer in the page's metadata, or ''. isComments: only comments are read. isChosen: a
 * person chose the part of the page. isLive: the page says that it is a live blog.
 */
type ThreadPage = {
  readonly accepted: string;
  readonly isComments: boolean;
  readonly isChosen: boolean;
  readonly isLive: boolean;
};

/** Old boards print this line above a signature. */
const SIGNATURE = /^_{10}/;
/** Hacker News and HyperKitty show replies by indentation alone; posts of other forums are flat or nested. */
const INDENTED = '.ind,.email-body';
/** Class words and ids of lines about the thread, which are not its text. */
const NOTICE = /notice|banner|alert|announce|blockMessage|\brules\b|(?:page|forum)-?desc/i;
/** With the first author or the title: "Discussion in 'Boats' started by Ada". */
const NAMES_FORUM = /\bforum|discussion in |\bforo\b|форум/i;

/**
 * Finds a thread: the posts of known software, else records among the kept blocks that repeat, each with an author and
 * a time. Null where there is none. The posts of forum software are the article whatever is kept, unless a person chose
 * another part. `container`: index of the element around all kept text, -1 where nothing is kept.
 */
export function findThread(
  walk: Walk,
  keep: readonly boolean[],
  share: TextShare,
  container: number,
  { accepted, isComments, isChosen, isLive }: ThreadPage,
): Thread | null {
  const forum = isComments || isChosen ? null : findForumPosts(walk, keep);
  const isOther = forum !== null || isComments || isChosen || container < 0;
  const live = isOther ? null : findLiveBlog(walk, keep, isLive);
  if (live !== null) return live;
  const family = forum ?? findFamilyPosts(walk, keep);
  const records = family?.records ?? (container < 0 ? [] : findRepeatedPosts(walk, keep, share, container));
  if (forum === null && !isComments && !isChosen) {
    const below = [records, ...knownComments(walk), keptRecords(walk, keep, container)].find((comments) =>
      areComments(walk, keep, comments),
    );
    if (below) return commentsBelow(walk, below);
  }
  if (records.length === 0) return null;
  const { elements } = walk.outline;
  const nested = family?.depths ?? depthsOf(walk, records);
  const isFlat = forum !== null && !walk.elements.some((node) => matchesOf(node, INDENTED));
  const depths = isFlat || nested.some((depth) => depth > 0) ? nested : indentation(walk, records);
  const chosen = acceptedPosts(walk, records, accepted);
  const posts = new Map(
    records.map((record, i) => [
      record.index,
      { ...factsOf(walk, record), depth: depths[i] ?? 0, isAccepted: chosen.has(record) },
    ]),
  );
  const bodies = new Set(records.map(({ body }) => body));
  const carriers = carriersOf(walk.outline, records, bodies);
  const isWhole = forum !== null;
  const common = { posts, bodies: withAttachments(walk, bodies, posts), carriers, isWhole };
  const credits = creditBlocksOf(walk.outline, records);
  if (family !== null) {
    const isSilent = ({ element }: Pick<TextRun, 'element'>): boolean => family.isSilent[element] === 1;
    const author = posts.values().next().value?.author;
    const sorted = sortBlocks(walk.outline, { keep, records, credits, isSilent, isWhole, author });
    const opening = isComments ? [] : openingText(walk, keep, records);
    const furniture = isWhole ? sorted.furniture : [...sorted.furniture, ...linesAfter(walk.outline, keep, records)];
    return { ...common, ...sorted, furniture, texts: [...opening, ...sorted.texts], isSilent };
  }
  const authors = records.map(({ author }) => author).filter((author) => author >= 0);
  for (const line of replyLines(walk, authors, credits)) credits.add(line);
  const owners = ownersOf(elements, records);
  return {
    ...common,
    credits,
    texts: isComments ? [] : droppedTexts(walk, keep, records, credits),
    furniture: [
      ...records.flatMap((record) => furnitureBlocksOf(walk, keep, record, owners, credits)),
      ...linesAfter(walk.outline, keep, records),
    ],
    isSilent: ({ block }) => credits.has(block),
  };
}

/** Parts of the kept text that have an author and a time, also one alone. */
function keptRecords(walk: Walk, keep: readonly boolean[], container: number): readonly PostRecord[] {
  if (container < 0) return [];
  const marks = findPostMarks(walk, container, itemAt(walk.outline.elements, container).end);
  return findRecords(walk, keep, marks, container);
}

function findRepeatedPosts(
  walk: Walk,
  keep: readonly boolean[],
  share: TextShare,
  container: number,
): readonly PostRecord[] {
  const marks = marksIn(walk, container);
  if (marks.times.length === 0 || marks.authors.length === 0) return postsBeside(walk, keep, share, container) ?? [];
  const records = findRecords(walk, keep, marks, container);
  if (arePieces(walk, records)) return [];
  const posts = selectPosts(walk, records, share, container);
  const held = posts.reduce((sum, { index }) => sum + (share.kept[index] ?? 0), 0);
  if (posts.length < 2) return withScores(walk, postsBeside(walk, keep, share, container) ?? posts);
  if (held * 2 < (share.kept[container] ?? 0)) return withScores(walk, posts);
  const all = [...keep];
  for (const block of blocksBeside(walk, posts)) all[block] = true;
  const more = findRecords(walk, all, marks, container);
  return withScores(walk, selectPosts(walk, more, measureTextShare(walk.outline, all), container));
}

/** The marks of posts in an element, with dates in its text where it marks no two times. */
function marksIn(walk: Walk, element: number): PostMarks {
  const { end } = itemAt(walk.outline.elements, element);
  const marked = findPostMarks(walk, element, end);
  return marked.times.length > 1 ? marked : { ...marked, times: writtenDates(walk, element, end) };
}

/** The posts beside one that is kept; null where there are none. */
function postsBeside(
  walk: Walk,
  keep: readonly boolean[],
  share: TextShare,
  container: number,
): readonly PostRecord[] | null {
  const { outline } = walk;
  const { elements } = outline;
  const siblings = shortPosts(walk, share.kept, container);
  const [first] = siblings;
  if (first === undefined) return null;
  const box = itemAt(elements, first).parent;
  const marks = marksIn(walk, box);
  const all = [...keep];
  for (const index of siblings) for (const b of blockRange(itemAt(elements, index))) all[b] = true;
  const records = findRecords(walk, all, marks, box);
  const posts = arePieces(walk, records) ? [] : selectPosts(walk, records, measureTextShare(outline, all), box);
  return posts.length > 1 ? posts : null;
}

/** A thread without posts, whose furniture is the comments below an article. */
function commentsBelow(walk: Walk, records: readonly PostRecord[]): Thread {
  return {
    posts: new Map(),
    credits: new Set(),
    texts: [],
    furniture: blocksOfComments(walk, records),
    isSilent: () => false,
    bodies: new Set(),
    carriers: new Set(),
    isWhole: false,
  };
}

type Sorting = Pick<Thread, 'credits' | 'isSilent' | 'isWhole'> & {
  readonly keep: readonly boolean[];
  readonly records: readonly PostRecord[];
  /** The author of the first post. */
  readonly author: string | undefined;
};

/**
 * Divides the blocks in posts into texts, credits and furniture. Outside posts, headings before the first one, which
 * repeat the title, and counts of posts and pages are furniture. Where the posts are all of the article, everything
 * outside is, except prose between the page's title and the first post.
 */
function sortBlocks(
  { elements, blocks, runs }: Outline,
  { keep, records, credits, isSilent, isWhole, author }: Sorting,
): Pick<Thread, 'credits' | 'texts' | 'furniture'> {
  const inPosts = new Uint8Array(blocks.length);
  for (const { index } of records) {
    const { firstBlock, lastBlock } = itemAt(elements, index);
    inPosts.fill(1, firstBlock, lastBlock);
  }
  const spoken = new Set<number>();
  for (const run of runs) {
    const { text } = itemAt(blocks, run.block);
    if (inPosts[run.block] === 1 && !isSilent(run) && !SIGNATURE.test(text) && !NO_TEXT.test(text))
      spoken.add(run.block);
  }
  const first = inPosts.indexOf(1);
  const title = blocks.slice(0, first).findLastIndex(({ heading }) => heading === 1);
  const isAboutThread = (text: string): boolean =>
    NAMES_FORUM.test(text) && [author, blocks[title]?.text].some((name) => name && text.includes(name));
  const isOpening = ({ element, sentences, text }: Block, b: number): boolean =>
    title >= 0 &&
    b > title &&
    b < first &&
    sentences > 0 &&
    !isAboutThread(text) &&
    closest(elements, element, ({ classes, id }) => NOTICE.test(`${classes} ${id}`)) < 0;
  const isFurniture = (block: Block, b: number): boolean => {
    const { heading, sentences, chars } = block;
    if (inPosts[b] === 1) return !spoken.has(b) && !credits.has(b);
    if (!keep[b]) return false;
    if (isWhole && !isOpening(block, b)) return true;
    return heading > 0 ? b < first : sentences === 0 && chars <= FURNITURE_CHARS;
  };
  return {
    credits: new Set([...credits].filter((b) => !spoken.has(b))),
    texts: [...spoken],
    furniture: blocks.flatMap((block, b) => (isFurniture(block, b) ? [b] : [])),
  };
}

/** The bodies, and the pictures and files of posts beside them. */
function withAttachments(
  walk: Walk,
  bodies: ReadonlySet<number>,
  posts: ReadonlyMap<number, Post>,
): ReadonlySet<number> {
  const all = new Set(bodies);
  for (const index of posts.keys())
    for (let i = index; i < itemAt(walk.outline.elements, index).end; i++)
      if (matchesOf(nodeAt(walk, i), ATTACHED)) all.add(i);
  return all;
}
