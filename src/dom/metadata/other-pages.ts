import { itemAt } from '../../engine/outline-tree.ts';
import { isPersonName } from './names.ts';
import type { VisiblePage } from './visible-page.ts';
import { parseUrl } from '../../url/parse-url.ts';

/** Elements around a date or a name that may be a link or the box of a teaser. */
const MAX_LEVELS = 6;
/** Blocks of the largest teaser: label, heading, summary, name, date, more. */
const TEASER_BLOCKS = 6;
/** Words beside a date in a link that leads to the page of that day, such as "Posted on". */
const MORE_CHARS = 24;

/**
 * True where an element stands in a teaser: in a link that holds more than it, or in a small box whose heading is a
 * link. Boxes that hold the headline are none. `chars`: the length of the text that is asked about.
 */
export function isOfOtherPage(page: VisiblePage, element: number, chars: number): boolean {
  const { elements, blocks } = page.outline;
  const anchor = blocks[page.headline]?.element ?? -1;
  let at = element;
  for (let level = 0; at > 0 && level < MAX_LEVELS; level++) {
    const { tag, end, firstBlock, lastBlock, parent } = itemAt(elements, at);
    if ((at <= anchor && anchor < end) || lastBlock - firstBlock > TEASER_BLOCKS) return false;
    let [linked, hasLinkedHeading] = [0, false];
    for (let i = firstBlock; i < lastBlock; i++) {
      const block = itemAt(blocks, i);
      linked += block.linkChars;
      if (block.heading > 0 && block.linkChars >= block.chars && !isPersonName(block.text)) hasLinkedHeading = true;
    }
    if (hasLinkedHeading) return true;
    if (tag === 'a' && lastBlock > firstBlock && linked > chars + MORE_CHARS && leadsAway(page, at)) return true;
    at = parent;
  }
  return false;
}

function leadsAway({ attribute, url }: VisiblePage, link: number): boolean {
  const href = attribute(link, 'href');
  if (href === '' || href.startsWith('#')) return false;
  const target = parseUrl(href, url);
  return target === null || target.pathname !== new URL(url).pathname;
}
