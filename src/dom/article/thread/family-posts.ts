import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { attributeOf, matchesOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isTime, writtenDates } from './post-marks.ts';
import { CHAT, COMMENTS, type Family, FORUMS, MICRODATA, NOT_TEXT, SCORE } from './families.ts';
import { isEmptyBody } from './no-text.ts';
import { type PostRecord, signatureOf } from './post-records.ts';

/** The posts of one kind of software, in document order. */
export type FamilyPosts = {
  readonly records: readonly PostRecord[];
  readonly depths: readonly number[];
  /** 1 for each element in a post whose own text is not the post's. Parallel to the elements. */
  readonly isSilent: Uint8Array;
  /** True for the posts of a forum, which are all of the article. */
  readonly isWhole: boolean;
};

/**
 * Finds the posts of forum software, whatever is kept of them: those with most text. Null where there is none. A single
 * post with less text than is kept outside it may be quoted by an article.
 */
export function findForumPosts(walk: Walk, keep: readonly boolean[]): FamilyPosts | null {
  const all = walk.outline.blocks.map(() => true);
  return most(
    familiesOn(walk).filter(({ isWhole }) => isWhole),
    (posts) => {
      const { inBodies } = textIn(walk, all, posts);
      return posts.records.length > 1 || inBodies > textIn(walk, keep, posts).outside ? inBodies : 0;
    },
  );
}

/**
 * Finds the posts of known software that hold at least half of the kept text. Where several kinds do, the one with most
 * kept text in the bodies of its posts counts. Null where there is none. It also finds posts of which nothing is kept.
 */
export function findFamilyPosts(walk: Walk, keep: readonly boolean[]): FamilyPosts | null {
  return most(familiesOn(walk), (posts) => {
    const { outside, inPosts, inBodies } = textIn(walk, keep, posts);
    return inPosts < outside ? 0 : inBodies;
  });
}

/** The posts of each software of comments on the page. */
export function knownComments(walk: Walk): (readonly PostRecord[])[] {
  return familiesOn(walk).flatMap(({ records, isWhole }) => (isWhole ? [] : [records]));
}

function most(families: readonly FamilyPosts[], size: (posts: FamilyPosts) => number): FamilyPosts | null {
  let [best, largest]: [FamilyPosts | null, number] = [null, 0];
  for (const posts of families) {
    const own = size(posts);
    if (own > largest) [best, largest] = [posts, own];
  }
  return best;
}

/** Blocks with the text of posts of known software, where the article holds no block of that software's posts. */
export function familyComments(walk: Walk, inArticle: readonly boolean[]): Set<number> {
  const { elements, runs } = walk.outline;
  const found = new Set<number>();
  for (const { records, isSilent } of familiesOn(walk)) {
    const inPosts = new Uint8Array(elements.length);
    for (const { index } of records) inPosts.fill(1, index, itemAt(elements, index).end);
    const texts = runs.filter(({ element }) => inPosts[element] === 1);
    if (texts.some(({ element, block }) => isSilent[element] === 0 && inArticle[block])) continue;
    for (const { element, block } of texts) if (isSilent[element] === 0) found.add(block);
  }
  return found;
}

/** The posts of each kind of software on each walked page. The article and its comments both ask for them. */
const families = new WeakMap<Walk, readonly FamilyPosts[]>();

const ALL: readonly Family[] = [...FORUMS, ...COMMENTS];
const ANY_POST = ALL.map(([post]) => post).join();

function familiesOn(walk: Walk): readonly FamilyPosts[] {
  let posts = families.get(walk);
  if (posts !== undefined) return posts;
  const found = new Map<Family, number[]>();
  walk.elements.forEach((node, i) => {
    if (!matchesOf(node, ANY_POST)) return;
    for (const family of ALL) if (matchesOf(node, family[0])) found.set(family, [...(found.get(family) ?? []), i]);
  });
  posts = [...found].map(([family, indices]) => postsOf(walk, family, indices));
  families.set(walk, posts);
  return posts;
}

/**
 * Adds to each post of unknown software the element with its score. An element in the text of the post does not count.
 */
export function withScores(walk: Walk, records: readonly PostRecord[]): PostRecord[] {
  const posts = records.map(({ index }) => index);
  return records.map((record, at) => {
    const end = itemAt(walk.outline.elements, record.body).end;
    const own = ownElements(walk, posts, at).filter((i) => i < record.body || i >= end);
    return { ...record, score: findIn(walk, own, SCORE) };
  });
}

function postsOf(walk: Walk, family: Family, posts: readonly number[]): FamilyPosts {
  const [, author, time, body, score = ''] = family;
  const { elements } = walk.outline;
  const records: PostRecord[] = [];
  const depths: number[] = [];
  const isSilent = new Uint8Array(elements.length);
  const around: number[] = [];
  const candidates = posts.map((index, at) => {
    const own = ownElements(walk, posts, at);
    const find = (selectors: string): number => findIn(walk, own, selectors);
    const before = headBefore(walk, posts, at);
    const findMark = (selectors: string): number => {
      const inside = find(selectors);
      return inside < 0 ? findIn(walk, before, selectors) : inside;
    };
    return {
      own,
      record: { index, author: findMark(author), time: findMark(time), body: find(body), score: find(score) },
    };
  });
  const isNamed = ({ index, author: by }: PostRecord): boolean =>
    by >= 0 || attributeOf(nodeAt(walk, index), 'data-author') !== '';
  const isMarked = (record: PostRecord): boolean => isNamed(record) || record.time >= 0;
  // Guests have no element with their name, and a theme may write the time in another place.
  if (family !== CHAT && posts.length > 1 && candidates.some(({ record }) => isNamed(record)))
    for (const { own, record } of candidates)
      if (record.author + record.time < -1 && record.body >= 0) record.time = timeOutside(walk, own, record.body);
  // A post without a name and a time counts where others of its kind have them.
  const kinds = new Set(
    candidates.flatMap(({ record }) => (isMarked(record) ? [signatureOf(walk, record.index)] : [])),
  );
  for (const { own, record } of candidates) {
    const { index } = record;
    if (record.body < 0 || isEmptyBody(walk, record.body) || (family !== CHAT && !kinds.has(signatureOf(walk, index))))
      continue;
    records.push(record);
    while (around.length > 0 && itemAt(elements, around.at(-1)!).end <= index) around.pop();
    depths.push(around.length);
    around.push(index);
    const { end } = itemAt(elements, record.body);
    isSilent.fill(1, index, itemAt(elements, index).end).fill(0, record.body, end);
    if (family === MICRODATA) for (const i of titlesIn(walk, own, record)) isSilent.fill(0, i, itemAt(elements, i).end);
    for (const i of own)
      if (i > record.body && i < end && matchesOf(nodeAt(walk, i), NOT_TEXT))
        isSilent.fill(1, i, itemAt(elements, i).end);
  }
  return { records, depths, isSilent, isWhole: FORUMS.includes(family) };
}

/** The first time in a post outside its body: marked as one, else a date without other words; -1 without one. */
function timeOutside(walk: Walk, own: readonly number[], body: number): number {
  const { end } = itemAt(walk.outline.elements, body);
  const outside = own.filter((i) => i < body || i >= end);
  const marked = outside.find((i) => i !== own[0] && isTime(walk, i));
  if (marked !== undefined) return marked;
  const [first] = own;
  if (first === undefined) return -1;
  const written = new Set(writtenDates(walk, first, itemAt(walk.outline.elements, first).end));
  return outside.find((i) => written.has(i)) ?? -1;
}

/** The headings of a post that hold neither its author nor its time, without that of the page. */
function titlesIn({ outline: { elements } }: Walk, own: readonly number[], { author, time }: PostRecord): number[] {
  return own.filter((i) => {
    const { tag, end } = itemAt(elements, i);
    return /^h[2-6]$/.test(tag) && ![author, time].some((mark) => mark >= i && mark < end);
  });
}

/** The elements of the sibling before a post, which may be its head; none where posts are in it. */
function headBefore({ outline: { elements } }: Walk, posts: readonly number[], at: number): number[] {
  const index = posts[at]!;
  const { parent } = itemAt(elements, index);
  let head = index - 1;
  while (head > parent && itemAt(elements, head).parent !== parent) head = itemAt(elements, head).parent;
  const before = posts[at - 1] ?? -1;
  if (head <= parent || (before >= head && before < index)) return [];
  return Array.from({ length: itemAt(elements, head).end - head }, (_, i) => head + i);
}

/** The first element that the first selector with a match finds; -1 where none matches. */
function findIn(walk: Walk, own: readonly number[], selectors: string): number {
  for (const selector of selectors === '' ? [] : selectors.split(';')) {
    const match = own.find((i) => matchesOf(nodeAt(walk, i), selector));
    if (match !== undefined) return match;
  }
  return -1;
}

/** The elements of a post without those of the posts in it. `posts`: element indices, of which `at` is the place. */
export function ownElements({ outline: { elements } }: Walk, posts: readonly number[], at: number): number[] {
  const own: number[] = [];
  let next = at + 1;
  for (let i = posts[at]!, { end } = itemAt(elements, i); i < end;) {
    while (posts[next]! < i) next++;
    if (posts[next] === i) i = itemAt(elements, i).end;
    else own.push(i++);
  }
  return own;
}

/** Characters of kept text outside posts, in them, and in their bodies. */
function textIn({ outline: { elements, runs } }: Walk, keep: readonly boolean[], { records, isSilent }: FamilyPosts) {
  const isInPost = new Uint8Array(elements.length);
  for (const { index } of records) isInPost.fill(1, index, itemAt(elements, index).end);
  const sums = { outside: 0, inPosts: 0, inBodies: 0 };
  for (const { element, block, start, end } of runs) {
    if (!keep[block]) continue;
    if (isInPost[element] === 0) sums.outside += end - start;
    else sums.inPosts += end - start;
    if (isInPost[element] === 1 && isSilent[element] === 0) sums.inBodies += end - start;
  }
  return sums;
}
