import { ID_PREFIX } from '../../../article/article.ts';
import { isPermalinkText } from '../../metadata/headline-text.ts';
import { fragmentOf, linkUrl } from '../../urls.ts';
import { unwrap } from '../../move-children.ts';
import { TEXT_NODE } from '../../node-constants.ts';
import type { Successors } from '../html/successors.ts';

/** Prefix that sanitisers of user content give to ids and not to the links that lead to them. */
const USER_CONTENT = 'user-content-';

/**
 * Where a link leads: the id of a place in the page, an absolute address, or both. `written`: the id as the address
 * writes it. An id may have percent signs of its own.
 */
export type LinkTarget = { readonly id: string | null; readonly written: string; readonly url: string | null };

/** The links of an article. Links to places in the article get their target when all places are known. */
export class Anchors {
  private readonly waiting: {
    readonly link: HTMLElement;
    readonly id: string;
    readonly written: string;
    readonly fallback: string | null;
  }[] = [];

  constructor(private readonly page: string) {}

  /** The target of a written address; null where it may not become a link. */
  resolve(written: string, base: string): LinkTarget | null {
    const id = fragmentOf(written, base, this.page);
    if (id === null && isEmptyFragment(written)) return null;
    const url = linkUrl(written, base);
    return id === null && url === null ? null : { id, written: written.slice(written.indexOf('#') + 1).trim(), url };
  }

  /** Sets the link's target, or remembers it until `settle`. */
  point(link: HTMLElement, { id, written, url }: LinkTarget): void {
    if (id !== null) this.waiting.push({ link, id, written, fallback: url });
    else if (url !== null) link.setAttribute('href', url);
  }

  /** Points links at the article's own elements. Where the target is not in the article, the link leads to the page. */
  settle(root: HTMLElement, targets: ReadonlyMap<string, HTMLElement>, successors: Successors): void {
    for (const { link, id, written, fallback } of this.waiting) {
      const element = targets.get(written) ?? targets.get(id) ?? targets.get(USER_CONTENT + id);
      const target = element && successors.lastOf(element);
      if (target && isPermalink(link, target)) removePermalink(link);
      else if (target && root.contains(target)) {
        if (!target.id) target.id = ID_PREFIX + id;
        link.setAttribute('href', `#${encodeURIComponent(target.id)}`);
      } else if (fallback !== null) link.setAttribute('href', fallback);
    }
  }
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, dt, summary, caption';

/** True for a link in a heading or term to itself, which is there to be copied. */
function isPermalink(link: HTMLElement, target: Element): boolean {
  const heading = link.closest(HEADINGS);
  if (heading === null) return false;
  return heading.contains(target) || target.contains(link);
}

/**
 * Keeps the words of a permalink that are the heading's; removes one that is only a sign (¶, #, §) or, beside the
 * heading's words, says what it is.
 */
function removePermalink(link: HTMLElement): void {
  const words = link.textContent ?? '';
  const heading = link.closest(HEADINGS);
  const isBeside = (heading?.textContent ?? '').trim() !== words.trim();
  // Plain letters first, because the Unicode letter class is slow to compile.
  const isNamed = /[A-Za-z0-9]/.test(words) || /[\p{L}\p{N}]/u.test(words) || link.querySelector('img') !== null;
  if (isNamed && !(isBeside && isPermalinkText(words))) {
    unwrap(link);
    return;
  }
  // A line that begins with the link goes on being a line.
  if (link.firstChild?.nodeName === 'BR') link.before(link.firstChild);
  link.remove();
  const { firstChild: first, lastChild: last } = heading ?? link;
  if (first?.nodeType === TEXT_NODE) first.nodeValue = (first.nodeValue ?? '').trimStart();
  if (last?.nodeType === TEXT_NODE) last.nodeValue = (last.nodeValue ?? '').trimEnd();
}

function isEmptyFragment(written: string): boolean {
  return /^\s*(?:#|$)/.test(written);
}
