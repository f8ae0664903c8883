import { attributeOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { linkAround } from '../parts/link-around.ts';

/** Levels above the text of a mark at which its link may be. */
const MAX_LEVELS = 3;

/** The link within the page that a text is part of, or null. */
export function linkWithinPage(
  { outline: { elements }, elements: nodes }: Walk,
  element: number,
): { element: number; id: string } | null {
  const link = linkAround(elements, element, MAX_LEVELS);
  if (link < 0) return null;
  const href = attributeOf(nodes[link]!, 'href');
  return href.length > 1 && href.startsWith('#') ? { element: link, id: href.slice(1) } : null;
}
