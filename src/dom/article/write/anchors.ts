import { successors } from './finish-blocks.ts';
import { fragmentOf, linkUrl } from '../../urls.ts';

/** Before every id of an article, so that no string of a page names anything of the view's. */
export const ID_PREFIX = 'article-';

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
  settle(root: HTMLElement, targets: ReadonlyMap<string, HTMLElement>): void {
    for (const { link, id, fallback } of this.waiting) {
      const target = lastSuccessor(targets.get(id));
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

/** Follows an element to what stands in its place now. */
function lastSuccessor(element: Element | undefined): Element | undefined {
  let last = element;
  for (let next = last && successors.get(last); next; next = successors.get(next)) last = next;
  return last;
}

function isEmptyFragment(written: string): boolean {
  return /^\s*(?:#|$)/.test(written);
}
