/** Where someone reads: the text at the top of the view and what stands before it, by its words alone, so that it can be found again in another reading of the page. */
export type ReadingPosition = {
  /** Texts of the blocks from the first visible one back to the title, nearest first; empty at the very top. */
  readonly texts: readonly string[];
  /** Where the first visible block begins, in CSS pixels below the top edge of the view; mostly negative. */
  readonly offset: number;
};

const BLOCKS =
  'h1, .standfirst, .content :is(p, li, dt, dd, td, th, pre, blockquote, figcaption, caption, summary, div, section, h2, h3, h4, h5, h6)';

/** Of equal texts, cells of a table for example, the one is meant whose predecessors are equal, too; looking back further would tell no more. */
const PREDECESSORS = 4;

/** A block of which less than this is in sight is no longer being read. CSS pixels. */
const IN_SIGHT = 2;

/** The place of the article inside that scroller; null where it shows none. */
export function readingPosition(scroller: Element): ReadingPosition | null {
  const blocks = blocksOf(scroller);
  if (blocks.length === 0) return null;
  const top = scroller.getBoundingClientRect().top;
  const at =
    scroller.scrollTop < IN_SIGHT
      ? -1
      : blocks.findIndex((block) => block.getBoundingClientRect().bottom > top + IN_SIGHT);
  const first = blocks[at];
  if (first === undefined) return { texts: [], offset: 0 };
  return {
    texts: blocks
      .slice(0, at + 1)
      .reverse()
      .map(wordsOf),
    offset: first.getBoundingClientRect().top - top,
  };
}

/** Scrolls to a place: to its block, else to the nearest one before it that this article has as well, else to the top. */
export function scrollToPosition(scroller: Element, { texts, offset }: ReadingPosition): void {
  const blocks = blocksOf(scroller);
  const words = blocks.map(wordsOf);
  scroller.scrollTop = 0;
  for (let back = 0; back < texts.length; back++) {
    const block = blocks[bestMatch(words, texts, back)];
    if (block === undefined) continue;
    scroller.scrollTop =
      block.getBoundingClientRect().top - scroller.getBoundingClientRect().top - (back === 0 ? offset : 0);
    return;
  }
}

/** Index of the block that has the text `texts[back]`, -1 where none has; of several the one whose predecessors agree best, and of those the one that comes as the same repetition. */
function bestMatch(words: readonly string[], texts: readonly string[], back: number): number {
  const text = texts[back] ?? '';
  const [, ...before] = texts.slice(back);
  const repetition = before.filter((one) => one === text).length;
  let best = { at: -1, equal: -1, apart: 0 };
  let nth = 0;
  for (let at = words.indexOf(text); at !== -1; at = words.indexOf(text, at + 1)) {
    let equal = 0;
    while (equal < PREDECESSORS && before[equal] !== undefined && words[at - equal - 1] === before[equal]) equal++;
    const apart = Math.abs(nth++ - repetition);
    if (equal > best.equal || (equal === best.equal && apart < best.apart)) best = { at, equal, apart };
  }
  return best.at;
}

/** The innermost blocks with words, in document order. */
function blocksOf(scroller: Element): readonly Element[] {
  const all = [...scroller.querySelectorAll(`.sheet :is(${BLOCKS})`)];
  return all.filter((block, at) => !block.contains(all[at + 1] ?? null) && wordsOf(block) !== '');
}

function wordsOf(block: Element): string {
  return block.textContent.replace(/\s+/g, ' ').trim();
}
