import { linkDensityOfBlocks } from '../../features/link-density.ts';
import { itemAt } from '../../outline-tree.ts';
import type { Outline, OutlineElement } from '../../types.ts';

/** Fewer siblings may differ by chance. */
const MIN_ENTRIES = 3;
/** One block is a paragraph; more are a section. */
const MIN_BLOCKS = 2;
const MAX_BLOCKS = 4;
/** Longer entries are posts or pieces. */
const ENTRY_WORDS = 60;
/** A place follows the set if this share of its blocks was kept, and a set is kept from this share of its words on. */
const PLACE_SHARE = 1 / 3;
const SET_SHARE = 0.5;
/** Entries that are not kept are left out only where they mostly lead elsewhere. */
const LINKED = 0.5;

/**
 * Decides equal places of equal entries alike: siblings of one kind with the same few blocks, such as questions with
 * answers, or teasers. Returns a new decision; linear in elements and blocks.
 */
export function decideAlike({ elements, blocks }: Outline, keep: Uint8Array): Uint8Array {
  const decided = keep.slice();
  const sets = new Map<string, OutlineElement[]>();
  for (const element of elements) {
    const { tag, classes, parent, firstBlock, lastBlock } = element;
    const length = lastBlock - firstBlock;
    if (length < MIN_BLOCKS || length > MAX_BLOCKS) continue;
    const ranks = blocks.slice(firstBlock, lastBlock).map(({ heading }) => heading);
    const key = `${parent} ${tag} ${ranks.join('')} ${classes}`;
    const set = sets.get(key);
    if (set) set.push(element);
    else sets.set(key, [element]);
  }
  // A copy of kept text is not added.
  const known = new Set(blocks.flatMap(({ text }, b) => (keep[b] ? [text] : [])));
  for (const set of sets.values()) {
    const [first] = set;
    if (first === undefined || set.length < MIN_ENTRIES) continue;
    const length = first.lastBlock - first.firstBlock;
    const places = Array.from({ length }, (_, at) => set.map(({ firstBlock }) => firstBlock + at));
    const all = places.flat();
    const words = wordsOf(all);
    const kept = wordsOf(all.filter((b) => keep[b]));
    if (kept === 0 || kept === words || words > ENTRY_WORDS * set.length) continue;
    const isLinked = linkDensityOfBlocks(blocks, first.firstBlock, set.at(-1)?.lastBlock ?? 0) >= LINKED;
    for (const place of places) {
      const share = place.filter((b) => keep[b]).length / place.length;
      const isKept = kept >= SET_SHARE * words && share >= PLACE_SHARE;
      for (const b of place) {
        if (!isKept) decided[b] = isLinked ? 0 : decided[b]!;
        else if (!known.has(itemAt(blocks, b).text)) decided[b] = 1;
      }
    }
  }
  return decided;

  function wordsOf(list: readonly number[]): number {
    return list.reduce((sum, b) => sum + itemAt(blocks, b).words, 0);
  }
}

/** Names of comments. */
const COMMENT = /(?:^|[\s_-])comment(?:$|[\s_-])/i;
const MIN_COMMENTS = 3;
/** Comments of which less than this share of the words was kept are all left out. */
const COMMENTS_SHARE = 1 / 3;

/**
 * Leaves out the few kept ones of elements that are named comments, in place. An element around the page's headline is
 * no comment, whatever its name. Linear in elements and blocks.
 */
export function leaveOutComments({ elements, blocks }: Outline, keep: Uint8Array): void {
  const headline = blocks.findIndex(({ heading }) => heading === 1);
  const inComment = new Uint8Array(blocks.length);
  let [count, filled] = [0, 0];
  for (const { tag, classes, firstBlock, lastBlock } of elements) {
    if (!COMMENT.test(classes) || tag === 'body' || lastBlock === firstBlock) continue;
    if (firstBlock <= headline && headline < lastBlock) continue;
    inComment.fill(1, Math.max(filled, firstBlock), lastBlock);
    filled = Math.max(filled, lastBlock);
    count++;
  }
  if (count < MIN_COMMENTS) return;
  let [all, kept] = [0, 0];
  for (const [b, { words }] of blocks.entries()) {
    if (inComment[b] === 0) continue;
    all += words;
    if (keep[b]) kept += words;
  }
  if (kept >= COMMENTS_SHARE * all) return;
  for (const b of blocks.keys()) if (inComment[b] === 1) keep[b] = 0;
}
