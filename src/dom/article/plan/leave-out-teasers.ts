import { blockRange, closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Block, OutlineElement } from '../../../engine/types.ts';
import { attributeOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { mediaKindOf } from '../parts/media-kinds.ts';
import { traitsOf } from '../parts/page-traits.ts';
import { leaveOutBlocks, type PlanContext, type PlanState } from './plan-state.ts';
import { parseUrl } from '../../../url/parse-url.ts';

/** A title of a teaser has this many words. Shorter links, but headings, are labels; longer ones are text. */
const TITLE_WORDS = [4, 30] as const;
/** Words of a teaser besides its title: a label, a date, an author. */
const OTHER_WORDS = 12;
const MOST_BLOCKS = 4;
/** A paragraph has at least this many words. */
const PROSE_WORDS = 15;
/** Paragraphs of the article for each teaser. In a list of pieces each piece has one or two. */
const PROSE_OF_TEASER = 3;

/**
 * Leaves out teasers between paragraphs and below them: a box with a picture and a title that both link to the same
 * other page of the site, and hardly anything else. Lists of such boxes stay. Linear in elements.
 */
export function leaveOutTeasers(state: PlanState, { walk, known }: PlanContext): PlanState {
  const { outline, keep } = state.kept;
  if (known.isChosen || known.isComments || state.thread !== null || !traitsOf(outline).pictures) return state;
  const titles = linkedTitles(state, walk);
  if (titles.size === 0) return state;
  const { elements, blocks } = outline;
  const boxes = new Set<number>();
  for (let i = 0; i < elements.length; i++) {
    if (mediaKindOf(itemAt(elements, i)) !== 'image') continue;
    const box = boxOfTeaser(i, titles.get(addressOf(walk, i)));
    if (box >= 0) boxes.add(box);
  }
  const prose = blocks.filter((block, b) => keep[b] && isProse(block) && !isInside(b)).length;
  const between = [...boxes].filter((box) => isBetweenProse(itemAt(elements, box)));
  // Below them is nothing but teasers.
  const end = keep.findLastIndex((isKept, b) => isKept && !isInside(b));
  const last = [...boxes].filter((box) => itemAt(elements, box).firstBlock > end);
  const teasers = prose > last.length ? [...between, ...last] : between;
  if (teasers.length === 0 || prose < PROSE_OF_TEASER * between.length) return state;
  const inTeasers = new Set(teasers);
  const isOutside = (index: number): boolean => closest(elements, index, (_, i) => inTeasers.has(i)) < 0;
  const media = new Map([...state.media].filter(([index]) => isOutside(index)));
  const left = teasers.flatMap((box) => blockRange(itemAt(elements, box)));
  return leaveOutBlocks({ ...state, media }, left);

  /** The largest box around a picture and the title with its address that has no more text. */
  function boxOfTeaser(picture: number, title: number | undefined): number {
    if (title === undefined) return -1;
    const { words } = itemAt(blocks, title);
    let box = closest(elements, picture, ({ firstBlock, lastBlock }) => firstBlock <= title && title < lastBlock);
    let found = -1;
    while (box >= 0 && isSmall(itemAt(elements, box), words)) {
      found = box;
      box = itemAt(elements, box).parent;
    }
    return found;
  }
  function isSmall({ firstBlock, lastBlock }: OutlineElement, words: number): boolean {
    if (lastBlock - firstBlock > MOST_BLOCKS) return false;
    const inside = blocks.slice(firstBlock, lastBlock);
    return inside.reduce((sum, block) => sum + block.words, 0) <= words + OTHER_WORDS;
  }
  function isInside(b: number): boolean {
    return closest(elements, itemAt(blocks, b).element, (_, i) => boxes.has(i)) >= 0;
  }
  function isBetweenProse({ firstBlock, lastBlock }: OutlineElement): boolean {
    const before = blocks[keep.lastIndexOf(true, firstBlock - 1)];
    const after = blocks[keep.indexOf(true, lastBlock)];
    return firstBlock > 0 && before !== undefined && isProse(before) && after !== undefined && isText(after);
  }
}

/** Kept blocks that are one link to another page of the site, by that address. */
function linkedTitles({ kept: { outline, keep } }: PlanState, walk: Walk): Map<string, number> {
  const titles = new Map<string, number>();
  for (const { element, block } of outline.runs) {
    const { words, chars, linkChars, heading } = itemAt(outline.blocks, block);
    if (!keep[block] || linkChars < chars || words > TITLE_WORDS[1]) continue;
    if (heading === 0 && words < TITLE_WORDS[0]) continue;
    const address = addressOf(walk, element);
    if (address !== '' && !titles.has(address)) titles.set(address, block);
  }
  return titles;
}

/** Address of the link around an element, if it is another page of the same host; else ''. */
function addressOf({ outline: { elements }, elements: nodes, address }: Walk, element: number): string {
  const link = nodes[closest(elements, element, ({ tag }) => tag === 'a')];
  const written = link ? attributeOf(link, 'href').trim() : '';
  const target = written === '' || written.startsWith('#') ? null : parseUrl(written, address);
  if (target === null) return '';
  const page = new URL(address);
  return target.host === page.host && target.pathname !== page.pathname ? target.origin + target.pathname : '';
}

function isProse({ words, sentences, chars, linkChars, heading }: Block): boolean {
  return heading === 0 && words >= PROSE_WORDS && sentences > 0 && linkChars * 2 < chars;
}

function isText(block: Block): boolean {
  return isProse(block) || (block.heading > 0 && block.linkChars === 0);
}
