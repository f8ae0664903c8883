import { showWhole } from './show-whole.ts';

/** The reading position, described by the texts of blocks so that it can be found again in another article. */
export type ReadingPosition = {
  /** Texts of the blocks from the first visible one back to the title, nearest first; empty at the very top. */
  readonly texts: readonly string[];
  /** Top of the first visible block below the top edge of the view, in CSS pixels; mostly negative. */
  readonly offset: number;
};

/** Elements that hold running text. */
export const BLOCKS =
  'h1, .standfirst, .content :is(p, li, dt, dd, td, th, pre, blockquote, figcaption, caption, summary, div, section, h2, h3, h4, h5, h6)';

/** Equal texts, such as table cells, are told apart by at most this many preceding blocks. */
const PREDECESSORS = 4;

/** A block with less than this height in view does not count as visible. CSS pixels. */
const MIN_VISIBLE = 2;

/** The reading position inside the scroller; null when it shows no article. */
export function readingPosition(scroller: Element): ReadingPosition | null {
  const blocks = blocksOf(scroller);
  if (blocks.length === 0) return null;
  const top = scroller.getBoundingClientRect().top;
  const at =
    scroller.scrollTop < MIN_VISIBLE
      ? -1
      : blocks.findIndex((block) => block.getBoundingClientRect().bottom > top + MIN_VISIBLE);
  const first = blocks[at];
  if (first === undefined) return { texts: [], offset: 0 };
  return {
    texts: blocks
      .slice(0, at + 1)
      .reverse()
      .map(textOf),
    offset: first.getBoundingClientRect().top - top,
  };
}

/** Events by which the user moves the view. */
export const USER_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Shows the whole article and scrolls to the block at that position, else to the nearest earlier block that it has,
 * else to the top. Stays there as `hold` does.
 */
export function holdPosition(scroller: Element, { texts, offset }: ReadingPosition): () => void {
  showWhole(scroller);
  const found = findBlock(scroller, texts, textOf);
  if (found === null) {
    scroller.scrollTop = 0;
    return () => undefined;
  }
  const top = found.isExact ? offset : 0;
  return hold(scroller, () => found.block.getBoundingClientRect().top - top);
}

/**
 * Scrolls so that a height in the window is at the top of the view. Scrolls again when the sheet changes its height, as
 * pictures above may load late, until the user moves the view. Returns a function that ends this.
 */
export function hold(scroller: Element, heightNow: () => number): () => void {
  const restore = (): void => {
    scroller.scrollTop += heightNow() - scroller.getBoundingClientRect().top;
  };
  restore();
  const observer = new ResizeObserver(restore);
  const sheet = scroller.querySelector('.sheet');
  if (sheet !== null) observer.observe(sheet);
  const listening = new AbortController();
  const end = (): void => {
    observer.disconnect();
    listening.abort();
  };
  for (const type of USER_MOVES)
    window.addEventListener(type, end, { capture: true, passive: true, signal: listening.signal });
  return end;
}

/**
 * Scrolls so that some text is this far below the top of the view, as a share of its height, and stays there as `hold`
 * does.
 */
export function holdText(scroller: Element, text: Range, share: number): () => void {
  return hold(scroller, () => text.getBoundingClientRect().top - scroller.clientHeight * share);
}

/**
 * The first of these blocks that the article has, nearest first; null if it has none of them. `read` gives the text of
 * a block, or what stands for it.
 */
export function findBlock(
  scroller: Element,
  texts: readonly string[],
  read: (block: Element) => string,
): { readonly block: Element; readonly isExact: boolean } | null {
  const blocks = blocksOf(scroller);
  const blockTexts = blocks.map(read);
  for (let back = 0; back < texts.length; back++) {
    const block = blocks[bestMatch(blockTexts, texts, back)];
    if (block !== undefined) return { block, isExact: back === 0 };
  }
  return null;
}

/**
 * Index of the block with the text `texts[back]`, -1 if there is none. Among several, the one with the most equal
 * predecessors; on a tie, the one whose ordinal among the repetitions is closest.
 */
function bestMatch(blockTexts: readonly string[], texts: readonly string[], back: number): number {
  const text = texts[back] ?? '';
  const [, ...before] = texts.slice(back);
  const ordinal = before.filter((one) => one === text).length;
  let best = { at: -1, equal: -1, distance: 0 };
  let seen = 0;
  for (let at = blockTexts.indexOf(text); at !== -1; at = blockTexts.indexOf(text, at + 1)) {
    let equal = 0;
    while (equal < PREDECESSORS && before[equal] !== undefined && blockTexts[at - equal - 1] === before[equal]) equal++;
    const distance = Math.abs(seen++ - ordinal);
    if (equal > best.equal || (equal === best.equal && distance < best.distance)) best = { at, equal, distance };
  }
  return best.at;
}

/** The innermost blocks with text, in document order. */
function blocksOf(scroller: Element): readonly Element[] {
  const all = [...scroller.querySelectorAll(`.sheet :is(${BLOCKS})`)];
  return all.filter((block, at) => !block.contains(all[at + 1] ?? null) && textOf(block) !== '');
}

/** The text of a block in one line; without a translation, so that places stay those of the original. */
export function textOf(block: Element): string {
  if (document.documentElement.dataset['translation'] !== undefined && block.querySelector('.translation') !== null) {
    const copy = block.cloneNode(true) as Element;
    for (const one of copy.querySelectorAll('.translation')) one.remove();
    return oneLine(copy);
  }
  return oneLine(block);
}

function oneLine(block: Element): string {
  return block.textContent.replace(/\s+/g, ' ').trim();
}
