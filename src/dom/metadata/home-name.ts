import { bareText } from '../../engine/text/letters.ts';
import { closest, firstRunOf, itemAt } from '../../engine/outline-tree.ts';
import { SEPARATOR } from './title.ts';
import type { VisiblePage } from './visible-page.ts';
import { parseUrl } from '../../url/parse-url.ts';

/** Words of a site's name. */
const NAME_WORDS = 5;
const FRONT = /^\/(?:index\.\w{2,5})?$/;

/**
 * The part of the window's title that is the text or the picture of a link to the front page: the name of a site that
 * does not state it. Null where there is none, and on the front page itself.
 */
export function homeName(page: VisiblePage, windowTitle: string): string | null {
  const parts = new Map(windowTitle.split(SEPARATOR).map((part) => [bareText(part), part.trim()]));
  parts.delete('');
  if (parts.size === 0 || isFront(page.url, page.url)) return null;
  const { elements, blocks, runs } = page.outline;
  const leadsHome = (element: number): boolean => {
    const link = closest(elements, element, ({ tag }) => tag === 'a');
    return link >= 0 && isFront(page.attribute(link, 'href'), page.url);
  };
  for (const [b, { text, words, chars, linkChars }] of blocks.entries()) {
    const name = words <= NAME_WORDS && linkChars >= chars ? parts.get(bareText(text)) : undefined;
    const run = name === undefined ? undefined : runs[firstRunOf(runs, b)];
    if (name !== undefined && run && leadsHome(run.element)) return name;
  }
  for (let i = 0; i < elements.length; i++) {
    if (itemAt(elements, i).tag !== 'img') continue;
    const name = parts.get(bareText(page.attribute(i, 'alt')));
    if (name !== undefined && leadsHome(i)) return name;
  }
  return null;
}

function isFront(written: string, page: string): boolean {
  if (written === '' || written.startsWith('#')) return false;
  const url = parseUrl(written, page);
  return url !== null && url.host === new URL(page).host && url.search === '' && FRONT.test(url.pathname);
}
