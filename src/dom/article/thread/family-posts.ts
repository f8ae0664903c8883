import { attributeOf, matchesOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { FAMILIES, type Family, NOT_TEXT } from './families.ts';
import type { PostRecord } from './post-records.ts';

/** The posts of one kind of software, in document order. */
export type FamilyPosts = {
  readonly records: readonly PostRecord[];
  readonly depths: readonly number[];
  /** 1 for each element in a post whose own text is not the post's. Parallel to the elements. */
  readonly isSilent: Uint8Array;
  /** Elements of posts of another kind, such as comments on an answer. */
  readonly others: readonly number[];
};

const ANY_POST = FAMILIES.map(({ post }) => post).join();

/**
 * Finds the posts of known software that hold at least half of the kept text. Where several kinds do, the one with most
 * kept text in the bodies of its posts counts. Null where there is none. It also finds posts of which nothing is kept.
 */
export function findFamilyPosts(walk: Walk, keep: readonly boolean[]): FamilyPosts | null {
  const found = new Map<Family, number[]>();
  walk.elements.forEach((node, i) => {
    if (!matchesOf(node, ANY_POST)) return;
    for (const family of FAMILIES) {
      if (!matchesOf(node, family.post)) continue;
      const indices = found.get(family);
      if (indices) indices.push(i);
      else found.set(family, [i]);
    }
  });
  let [best, most]: [FamilyPosts | null, number] = [null, 0];
  for (const [family, indices] of found) {
    const posts = postsOf(walk, family, indices);
    const { total, inPosts, inBodies } = measure(walk, keep, posts);
    if (inPosts * 2 < total || inBodies <= most) continue;
    const others = [...found].flatMap(([other, posts]) => (other === family ? [] : posts));
    [best, most] = [{ ...posts, others }, inBodies];
  }
  return best;
}

function postsOf(walk: Walk, family: Family, indices: readonly number[]): Omit<FamilyPosts, 'others'> {
  const { elements } = walk.outline;
  const records: PostRecord[] = [];
  const depths: number[] = [];
  const isSilent = new Uint8Array(elements.length);
  const around: number[] = [];
  for (const [at, index] of indices.entries()) {
    const own = ownElements(walk, index, indices, at);
    const find = (selectors: readonly string[]): number => {
      for (const selector of selectors) {
        const match = own.find((i) => matchesOf(walk.elements[i]!, selector));
        if (match !== undefined) return match;
      }
      return -1;
    };
    const [author, time, body] = [find(family.author), find(family.time), find(family.body)];
    if (body < 0 || (author < 0 && time < 0)) continue;
    const score = family.score === undefined ? -1 : find(family.score);
    records.push({ index, author, time, body, score });
    while (around.length > 0 && elements[around.at(-1)!]!.end <= index) around.pop();
    depths.push(around.length + statedDepth(walk, family, find));
    around.push(index);
    isSilent.fill(1, index, elements[index]!.end);
    isSilent.fill(0, body, elements[body]!.end);
    for (const i of own)
      if (i > body && i < elements[body]!.end && matchesOf(walk.elements[i]!, NOT_TEXT))
        isSilent.fill(1, i, elements[i]!.end);
  }
  return { records, depths, isSilent };
}

/** The elements of a post without those of the posts in it. */
function ownElements({ outline: { elements } }: Walk, index: number, posts: readonly number[], at: number): number[] {
  const own: number[] = [];
  let next = at + 1;
  for (let i = index; i < elements[index]!.end;) {
    while (next < posts.length && posts[next]! < i) next++;
    if (posts[next] === i) i = elements[i]!.end;
    else own.push(i++);
  }
  return own;
}

function statedDepth(walk: Walk, { depth }: Family, find: (selectors: readonly string[]) => number): number {
  if (depth === undefined) return 0;
  const [selector, attribute, unit] = depth;
  const node = walk.elements[find([selector])];
  return node === undefined ? 0 : Math.round(Number(attributeOf(node, attribute)) / unit) || 0;
}

function measure(
  { outline: { elements, runs } }: Walk,
  keep: readonly boolean[],
  { records, isSilent }: Pick<FamilyPosts, 'records' | 'isSilent'>,
): { total: number; inPosts: number; inBodies: number } {
  const isInPost = new Uint8Array(elements.length);
  for (const { index } of records) isInPost.fill(1, index, elements[index]!.end);
  const sizes = { total: 0, inPosts: 0, inBodies: 0 };
  for (const { element, block, start, end } of runs) {
    if (!keep[block]) continue;
    sizes.total += end - start;
    if (isInPost[element] !== 1) continue;
    sizes.inPosts += end - start;
    if (isSilent[element] !== 1) sizes.inBodies += end - start;
  }
  return sizes;
}
