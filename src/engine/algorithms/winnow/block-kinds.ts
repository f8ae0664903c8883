import type { BlockKind } from '../../../article/blocks.ts';
import { IN_FURNITURE, type PageFacts } from '../../evidence/page-facts.ts';
import { linkDensity } from '../../features/link-density.ts';
import { itemAt } from '../../outline-tree.ts';
import type { Outline } from '../../types.ts';

/** A dropped block is a comment from this probability on: the best F1 on pages of dragnet by folds. */
export const COMMENT = 0.3;
/** A block is never part of the article above this probability of being a comment, unless the page is a forum. */
export const SURE_COMMENT = 0.5;
/** A page with at least this probability of the kind "forum" is one: its posts are the content. */
export const SURE_FORUM = 0.5;
/** A dropped text of fewer words is a label, a menu entry or a button. */
const PIECE_WORDS = 4;

/** 1 for blocks that are comments below an article. `forum`: probability that the page is a forum. */
export function sureComments(comment: Float32Array, forum: number): Uint8Array {
  return Uint8Array.from(comment, (value) => (forum < SURE_FORUM && value > SURE_COMMENT ? 1 : 0));
}

/** A paragraph of an entry has at least this many words. */
const PROSE_WORDS = 12;
/** The heading of an entry leads to its page. */
const ENTRY_LINKS = 0.8;

/**
 * Takes back that texts are comments if they stand below a heading of an entry: one that is a link and is like the
 * heading of an earlier text that is no comment. In place; linear in blocks.
 */
export function takeBackEntries({ elements, blocks }: Outline, isComment: Uint8Array): void {
  const known = new Map<string, number>();
  let [kind, at] = ['', -1];
  for (const [b, { heading, words, element, linkChars, chars }] of blocks.entries()) {
    if (heading > 0) {
      const { tag, classes, parent } = itemAt(elements, element);
      const around = classes === '' && parent >= 0 ? itemAt(elements, parent).classes : '';
      const isEntry = linkDensity(linkChars, chars) >= ENTRY_LINKS && `${classes}${around}` !== '';
      [kind, at] = [isEntry ? `${tag} ${classes} ${around}` : '', b];
    } else if (kind !== '' && isComment[b]! === 0 && words >= PROSE_WORDS && !known.has(kind)) known.set(kind, at);
    else if (isComment[b]! === 1 && (known.get(kind) ?? at) < at) isComment[b] = 0;
  }
}

/** 1 for blocks in a form that holds no kept block: the form for a new comment, a search or a newsletter. */
function inForms({ outline: { elements, blocks } }: PageFacts, keep: readonly boolean[]): Uint8Array {
  const inForm = new Uint8Array(blocks.length);
  for (const { tag, firstBlock, lastBlock } of elements)
    if (tag === 'form' && !keep.slice(firstBlock, lastBlock).includes(true)) inForm.fill(1, firstBlock, lastBlock);
  return inForm;
}

/**
 * What each block is. A kept block is 'article'. A dropped block in a form is 'furniture'. Another dropped block is
 * 'comment' if it probably is one. It is 'other' (a teaser, a related or further article) if it has as many words as a
 * headline and is not in furniture. All others are 'furniture'.
 */
export function kindsOfBlocks(facts: PageFacts, keep: readonly boolean[], comment: Float32Array): BlockKind[] {
  const { outline, area } = facts;
  const inForm = inForms(facts, keep);
  return outline.blocks.map(({ element, words }, b) => {
    if (keep[b]) return 'article';
    if (inForm[b] === 1) return 'furniture';
    if (comment[b]! >= COMMENT) return 'comment';
    return words >= PIECE_WORDS && (area[element]! & IN_FURNITURE) === 0 ? 'other' : 'furniture';
  });
}
