import browser from '../browser/browser.ts';

/** A linked piece of a front page or a listing. Strings are the page's. `isElsewhere`: it is on another host. */
export type PageEntry = { readonly title: string; readonly url: string; readonly isElsewhere: boolean };

/** Fewer links with long texts are no listing. */
const MIN_ENTRIES = 3;
/** Entries of an endless page are cut here. */
const MAX_ENTRIES = 60;

/** The entries that the page in a tab lists, in its order; none where it lists few. Never rejects. */
export async function readPageEntries(tabId: number): Promise<readonly PageEntry[]> {
  try {
    const [result] = await browser.scripting.executeScript({
      target: { tabId },
      func: entriesOnPage,
      args: [MAX_ENTRIES],
      injectImmediately: true,
    });
    const entries = (result?.result ?? []) as readonly PageEntry[];
    return entries.length < MIN_ENTRIES ? [] : entries;
  } catch {
    return []; // The tab is closed, or the page has been left.
  }
}

/**
 * The links of a page whose text is long enough for a title, outside its navigation, each address once. Where enough of
 * them are headings, only those. Runs inside the tab. It is injected as text, so it may use only its arguments and
 * globals, and a page may shadow the members of its document by names of elements.
 */
export function entriesOnPage(limit: number): PageEntry[] {
  const FURNITURE =
    'nav,footer,body > header,dialog,[role=navigation],[role=contentinfo],[role=banner],[role=menu],[role=dialog]';
  const HEADING = 'h1,h2,h3,h4,h5,h6,[role=heading]';
  /** Letters of Chinese, Japanese and Korean count for more than one of an alphabet. */
  const isTitle = (text: string): boolean =>
    text.length <= 300 &&
    ((text.split(' ').length >= 3 && text.length >= 16) || /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af].{6}/u.test(text));
  const textOf = (element: Element): string => (element.textContent || '').replace(/\s+/g, ' ').trim();
  const addressOf = (href: string): string => href.replace(/#.*/s, '');
  const found = new Map<string, PageEntry & { readonly isHeading: boolean }>();
  const here = addressOf(location.href);
  const links = Document.prototype.querySelectorAll.call(document, 'a[href]') as NodeListOf<HTMLAnchorElement>;
  for (const link of links) {
    if (typeof link.href !== 'string' || !/^https?:/.test(link.href)) continue;
    const url = addressOf(link.href);
    // The same path with other parameters is another part of the list.
    const isList = link.pathname === location.pathname && location.pathname !== '/' && link.host === location.host;
    if (url === here || isList || url === `${location.origin}/` || link.closest(FURNITURE) !== null) continue;
    const heading = link.querySelector(HEADING) ?? (link.closest(HEADING) && link);
    const isHeading = heading !== null;
    const title = textOf(heading ?? link);
    // A link in the middle of a paragraph is no entry.
    const line = isHeading ? null : link.closest('p,blockquote,figcaption');
    if (!isTitle(title) || (line !== null && textOf(line).length > title.length * 2)) continue;
    if (!link.checkVisibility()) continue;
    const known = found.get(url);
    const isBetter =
      known === undefined || (known.isHeading === isHeading ? title.length > known.title.length : isHeading);
    // An address keeps its first place.
    if (isBetter) found.set(url, { title, url, isElsewhere: link.host !== location.host, isHeading });
  }
  const all = [...found.values()];
  const headed = all.filter(({ isHeading }) => isHeading);
  const chosen = headed.length >= 3 && headed.length * 3 >= all.length ? headed : all;
  return chosen.slice(0, limit).map(({ title, url, isElsewhere }) => ({ title, url, isElsewhere }));
}
