import { itemAt } from '../../engine/outline-tree.ts';
import { markOf, type VisiblePage } from './visible-page.ts';

/** Fewer siblings may be anything. */
const MIN_ENTRIES = 3;
const LIVE = /live-?blog|live-?ticker/;

/**
 * 1 for each element that is an entry of the page, such as a post or a report of a live blog, or inside one: its name
 * and date are not the page's. Entries are siblings of one kind: articles, and in a live blog whatever has a time.
 * Those that hold the headline are none.
 */
export function entriesOf(page: VisiblePage): Uint8Array {
  const { elements, blocks } = page.outline;
  const anchor = blocks[page.headline]?.element ?? -1;
  const isLive = new Uint8Array(elements.length);
  const hasTime = new Uint8Array(elements.length);
  for (let i = elements.length - 1; i > 0; i--) {
    const { tag, parent } = itemAt(elements, i);
    if (tag === 'time') hasTime[i] = 1;
    if (hasTime[i] === 1 && parent >= 0) hasTime[parent] = 1;
  }
  const groups = new Map<string, number[]>();
  for (const [i, { tag, classes, parent, end }] of elements.entries()) {
    if (parent < 0) continue;
    isLive[i] = isLive[parent] === 1 || LIVE.test(markOf(page, i)) ? 1 : 0;
    if (tag !== 'article' && (isLive[i] === 0 || hasTime[i] === 0)) continue;
    if (i <= anchor && anchor < end) continue;
    const key = `${parent} ${tag === 'article' ? tag : `${tag} ${classes}`}`;
    const group = groups.get(key);
    if (group) group.push(i);
    else groups.set(key, [i]);
  }
  const found = new Uint8Array(elements.length);
  for (const group of groups.values())
    if (group.length >= MIN_ENTRIES) for (const entry of group) found.fill(1, entry, itemAt(elements, entry).end);
  return found;
}
