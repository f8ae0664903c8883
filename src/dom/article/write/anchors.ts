import { ID_PREFIX } from '../../../article.ts';
import { fragmentOf, linkUrl } from '../../urls.ts';
import type { Successors } from './successors.ts';

/** Where a link leads: a place in the page by its id, an absolute address, or both. */
export type LinkTarget = { readonly id: string | null; readonly url: string | null };

/** Links of the article: absolute ones at once, those to a place in the article once it is known which places there are. */
export class Anchors {
  private readonly waiting: { readonly link: HTMLElement; readonly id: string; readonly fallback: string | null }[] =
    [];

  constructor(private readonly page: string) {}

  /** What the written target means; null where it may not become a link at all. */
  resolve(written: string, base: string): LinkTarget | null {
    const id = fragmentOf(written, base, this.page);
    if (id === null && isEmptyFragment(written)) return null;
    const url = linkUrl(written, base);
    return id === null && url === null ? null : { id, url };
  }

  /** Gives the link its target. */
  point(link: HTMLElement, { id, url }: LinkTarget): void {
    if (id !== null) this.waiting.push({ link, id, fallback: url });
    else if (url !== null) link.setAttribute('href', url);
  }

  /** Points links within the page at the article's own elements; those whose target is not in the article lead to the page. */
  settle(root: HTMLElement, targets: ReadonlyMap<string, HTMLElement>, successors: Successors): void {
    for (const { link, id, fallback } of this.waiting) {
      const element = targets.get(id);
      const target = element && successors.lastOf(element);
      if (target && isPermalink(link, target)) removePermalink(link);
      else if (target && root.contains(target)) {
        if (!target.id) target.id = ID_PREFIX + id;
        link.setAttribute('href', `#${encodeURIComponent(target.id)}`);
      } else if (fallback !== null) link.setAttribute('href', fallback);
    }
  }
}

/** A link in a heading or term to itself: there to be copied, not to be followed. */
function isPermalink(link: HTMLElement, target: Element): boolean {
  const heading = link.closest('h1, h2, h3, h4, h5, h6, dt, summary, caption');
  if (heading === null) return false;
  return heading.contains(target) || target.contains(link);
}

/** Its words are the heading's; a sign (¶, #, §) goes with it. */
function removePermalink(link: HTMLElement): void {
  const words = link.textContent ?? '';
  // The plain letters first: the table of all letters takes long to compile.
  if (/[A-Za-z0-9]/.test(words) || /[\p{L}\p{N}]/u.test(words) || link.querySelector('img') !== null)
    link.replaceWith(...link.childNodes);
  else link.remove();
}

function isEmptyFragment(written: string): boolean {
  return /^\s*(?:#|$)/.test(written);
}
