import { linkDensity } from '../../features/link-density.ts';
import { charsBefore, charsOf, flaggedCharsBefore } from '../../features/chars-before.ts';
import type { Block, Outline } from '../../types.ts';

/** An element of which at least this share is kept is kept whole: a table whose cells are too short to be candidates, a heading in a div of its own. */
const WHOLE_SHARE = 0.5;
/** A hole is filled only with text that is not mostly links. */
const FILL_MAX_LINK_RATIO = 0.5;
/** A row of links: shorter than this and almost nothing but links. */
const LINK_ROW_CHARS = 200;
const LINK_ROW_RATIO = 0.8;
/** Where less than this share of the page's plain text is kept, the page is a list of entries, not one text. Half would find more lists, and take a short news story among old-style side columns for one. */
const LISTING_SHARE = 0.2;

/** What the mending steps know of each block: 1 where text may stand there at all. */
export type Ground = { readonly outline: Outline; readonly plain: Uint8Array };

/** Fills holes: what stands between kept text inside an element of the core that is mostly kept. */
export function fillHoles({ outline, plain }: Ground, keep: Uint8Array, core: number): Uint8Array {
  const { elements, blocks } = outline;
  const all = charsBefore(outline);
  const kept = flaggedCharsBefore(outline, keep);
  const filled = keep.slice();
  const end = elements[core]?.end ?? 0;
  for (let i = core; i < end; i++) {
    const element = elements[i]!;
    const whole =
      element.lastBlock > element.firstBlock && charsOf(kept, element) >= WHOLE_SHARE * charsOf(all, element);
    if (!whole) continue;
    for (let b = element.firstBlock; b < element.lastBlock; b++) {
      if (!filled[b] && plain[b] && linkDensity(blocks[b]!.linkChars, blocks[b]!.chars) < FILL_MAX_LINK_RATIO)
        filled[b] = 1;
    }
    i = element.end - 1;
  }
  return filled;
}

/** Cuts rows of links (share buttons, "more on this", tags) out of the kept text, headings apart. */
export function cutLinkRows({ outline }: Ground, keep: Uint8Array): Uint8Array {
  const isRow = (block: Block): boolean =>
    !block.heading && block.chars < LINK_ROW_CHARS && linkDensity(block.linkChars, block.chars) > LINK_ROW_RATIO;
  const cut = keep.slice();
  for (let i = 0; i < cut.length; i++) if (cut[i] && isRow(outline.blocks[i]!)) cut[i] = 0;
  return cut;
}

/** True where what is kept is less than a fifth of the plain text: a front page, a result list, a shelf of products. */
export function isListing({ outline, plain }: Ground, keep: Uint8Array): boolean {
  let plainChars = 0;
  let keptChars = 0;
  for (let i = 0; i < keep.length; i++) {
    const { chars } = outline.blocks[i]!;
    if (keep[i]) keptChars += chars;
    if (plain[i]) plainChars += chars;
  }
  return keptChars < LISTING_SHARE * plainChars;
}

/** The entries of a listing are its content: everything plain is kept. */
export function keepEntries({ plain }: Ground, keep: Uint8Array): Uint8Array {
  return keep.map((flag, i) => flag || plain[i]!);
}
