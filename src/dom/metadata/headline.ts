import { closest, firstRunOf, itemAt } from '../../engine/outline-tree.ts';
import { bareText } from '../../engine/text/letters.ts';
import type { Block } from '../../engine/types.ts';
import { domainOf } from '../domain-of.ts';
import { headlineText } from './headline-text.ts';
import { hostOf, isSiteName, NO_TITLE, SEPARATOR, sharesWords } from './title.ts';
import { headingOfText, SECTION_WORDS, unnamedHeadline } from './unnamed-headline.ts';
import { markOf, type VisiblePage } from './visible-page.ts';
import { parseUrl } from '../../url/parse-url.ts';

/** What the page declares about its title. */
export type DeclaredTitles = {
  readonly windowTitle: string;
  readonly siteName: string | null;
  readonly titles: readonly string[];
};

/** A text with fewer words and letters may equal a part of the title by chance. */
const TITLE_WORDS = 3;
const TITLE_LETTERS = 12;
/** A heading that is the window's title in other words is at most so many times as long, and shares so many words. */
const ALIKE_LENGTH = 1.5;
const ALIKE_WORDS = 0.75;
/** Punctuation, signs and readings make a text at most this much longer than its letters. */
const MORE_CHARS = 30;
/** The name of a section, book or forum has at most this many words. */
const NAME_WORDS = 2;
/** Blocks below such a name with the headline, and below the headline with its text. */
const BELOW = 4;
const PROSE_WORDS = 20;
const PATH = /breadcrumb/;
/** The most that a line counts: less than an h1 that is declared. */
const LINE_RANK = 2.5;
/** Names of bars, and of the site's name in them. */
const BAR =
  /(?:^|[\s_-])(?:(?:menu|nav|top|app)-?bar|menu-?title|site-?(?:header|title|name|branding|logo)|logo|brand(?:ing)?|masthead|blog-?(?:title|name)|sidebar)(?:$|[\s_-])/;
const BAR_TAGS = new Set(['nav', 'aside']);
const BAR_ROLES = new Set(['navigation', 'complementary']);
const BAR_LEVELS = 6;
/** Elements around a heading in which its link is found. */
const LINK_LEVELS = 3;

/**
 * Index of the block with the page's headline: a heading or line that is a declared title, or the window's title or a
 * part of it; else the first h1, or a heading that the window's title holds; else the line above the text where the
 * window has no title. The site's name is none. -1 where there is none.
 */
export function headlineBlock(page: VisiblePage, { windowTitle, siteName, titles }: DeclaredTitles): number {
  const { elements, blocks } = page.outline;
  const parts = partsOf(windowTitle);
  const hostname = hostOf(page.url);
  const isFront = parseUrl(page.url)?.pathname === '/';
  const stated = new Set(titles.filter((title) => !isSiteName(title, siteName, hostname)).map(titleKey));
  const other = otherHalves(windowTitle, stated);
  const bareWindow = titleKey(windowTitle);
  const opening = titleKey(windowTitle.split(SEPARATOR)[0] ?? '');
  const longest = Math.max(windowTitle.length, ...titles.map(({ length }) => length)) + MORE_CHARS;
  const isAboveProse = (b: number): boolean =>
    blocks.slice(b + 1, b + 1 + BELOW).some(({ words, heading }) => heading === 0 && words >= PROSE_WORDS);
  let [best, most] = [-1, 0];
  for (const [i, block] of blocks.entries()) {
    const { heading, text, words, chars, linkChars, element } = block;
    if (heading !== 1 && text.length > longest) continue;
    const written = heading > 0 ? headlineText(page, i, titles) : text;
    const bare = titleKey(written);
    const place = parts.get(bare);
    // A smaller heading is that of a teaser which the page declares too.
    const isStated = (heading < 3 || place !== undefined) && stated.has(bare);
    // A line that is a link names another page; where no title is stated, it may be the headline that links to itself.
    const isLink = heading === 0 && linkChars >= chars;
    if (isLink && !(titles.length === 0 && place === 0 && words >= TITLE_WORDS && isAboveProse(i))) continue;
    const isLong = words >= TITLE_WORDS || bare.length >= TITLE_LETTERS || (heading === 1 && place === 0);
    const isInside = !isStated && words >= TITLE_WORDS && bareWindow.includes(bare);
    if (place === undefined && !isStated && !isInside && heading !== 1) continue;
    let rank = (heading === 1 ? 1.5 : heading > 0 ? 1 : 0) + (isStated ? 2 : 0);
    // The window's title may have the headline in other words, or only its beginning.
    const isAlike = bare.length <= ALIKE_LENGTH * opening.length && sharesWords(opening, bare, ALIKE_WORDS);
    const isOpened = heading === 1 && opening.length >= TITLE_LETTERS && (isAlike || bare.startsWith(`${opening} `));
    // A short line that is a later part is the name of something else.
    const isName = heading === 0 && words < TITLE_WORDS && place !== 0 && !isStated;
    if (place !== undefined) rank += (isLong && !isName ? 2 : 0) - (place > 0 && !isStated ? 0.7 : 0);
    else if (!isStated && isOpened) rank += 1;
    else if (!isStated) rank -= isInside ? 0.5 : 0.9;
    // A heading that is declared wins over any line.
    if (heading === 0) rank = Math.min(rank, LINE_RANK);
    if (rank <= most || bare === '' || NO_TITLE.test(written)) continue;
    if (isLinkUp(page, i, block) || (!isFront && (other.has(bare) || isSiteName(written, siteName, hostname))))
      continue;
    // The only heading is the headline even there.
    if (heading > 0 && isInBar(page, block)) rank = Math.max(rank - 1.5, 0.1);
    if (heading > 0 && closest(elements, element, ({ classes }) => PATH.test(classes)) >= 0) rank = 0.1;
    if (rank > most) [best, most] = [i, rank];
  }
  const top = blocks[best];
  if (top === undefined) {
    // The only such heading; several are those of pieces or of sections.
    const [only = -1, second] = blocks.flatMap(({ heading }, b) => (heading === 2 && isAboveProse(b) ? [b] : []));
    // The window may have the name of the site alone.
    const mayBeSite = parts.size === 1;
    const isUntitled = NO_TITLE.test(windowTitle) || isSiteName(windowTitle, siteName, hostname);
    const shownTitle = isUntitled ? '' : windowTitle;
    if (only < 0 && stated.size === 0) {
      const above = headingOfText(page.outline, shownTitle, true);
      if (above >= 0) return above;
      if (windowTitle === '' || isUntitled || mayBeSite) return unnamedHeadline(page.outline, shownTitle);
    }
    return second === undefined ? only : -1;
  }
  if (stated.size === 0 && !isFront) {
    // A headline of a few words may have none of the text's: "Read in peace".
    const isSite = isSiteName(top.text, siteName, hostname);
    const isWindow = titleKey(top.text) === bareWindow;
    const mayBeName = isSite || isWindow || top.heading > 1 || top.words <= SECTION_WORDS;
    const above = mayBeName ? headingOfText(page.outline, top.text, isSite) : -1;
    if (above > best) return above;
  }
  // A section's, book's or forum's name above the headline, both in the window's title.
  if (isFront || top.heading !== 1 || top.words > NAME_WORDS || stated.has(titleKey(top.text))) return best;
  const below = blocks.findIndex(
    ({ heading, words, text }, b) =>
      b > best &&
      b <= best + BELOW &&
      heading > 0 &&
      words > NAME_WORDS &&
      parts.has(titleKey(text)) &&
      isAboveProse(b),
  );
  return below < 0 ? best : below;
}

/** `bareText` without spaces in Chinese and Japanese, which headlines have and the window's title lacks. */
function titleKey(text: string): string {
  return bareText(text).replace(/(?<=[\u3040-\u9fff]) (?=[\u3040-\u9fff])/g, '');
}

/** True for a heading or line that is a link to the front page. */
function isLinkUp(page: VisiblePage, index: number, { linkChars, chars }: Block): boolean {
  const { elements, runs } = page.outline;
  if (linkChars < chars) return false;
  let at = itemAt(runs, firstRunOf(runs, index)).element;
  for (let level = 0; at > 0 && level < LINK_LEVELS; level++) {
    if (itemAt(elements, at).tag === 'a') return leadsUp(page, at);
    at = itemAt(elements, at).parent;
  }
  return false;
}

/** True in a bar or beside the text. */
function isInBar(page: VisiblePage, { element }: Block): boolean {
  const { elements, blocks } = page.outline;
  let at = element;
  for (let level = 0; at > 0 && level < BAR_LEVELS; level++) {
    const { tag, role, parent, firstBlock, lastBlock } = itemAt(elements, at);
    if (tag === 'article' || tag === 'main' || lastBlock - firstBlock > blocks.length / 2) return false;
    if (BAR_TAGS.has(tag) || BAR_ROLES.has(role) || BAR.test(markOf(page, at))) return true;
    at = parent;
  }
  return false;
}

/** True for a link to a folder above the page, such as the front page. */
function leadsUp({ attribute, url }: VisiblePage, link: number): boolean {
  const href = attribute(link, 'href');
  if (href === '' || href.startsWith('#')) return false;
  const target = parseUrl(href, url);
  if (target === null) return false;
  const here = new URL(url);
  const folder = target.pathname.replace(/(?:index|default|home)\.\w+$/, '');
  // A post about another site links to its front page.
  if (target.host !== here.host) return folder === '/' && domainOf(target.host) === domainOf(here.host);
  return folder.endsWith('/') && here.pathname.startsWith(folder) && folder !== here.pathname;
}

/**
 * The title's parts between separators, alone and together with their neighbours, in plain letters, each with the
 * number of parts before it.
 */
function partsOf(title: string): ReadonlyMap<string, number> {
  const parts = title.split(SEPARATOR);
  const found = new Map<string, number>();
  for (let from = 0; from < parts.length; from++)
    for (let to = from + 1; to <= parts.length; to++) {
      const bare = titleKey(parts.slice(from, to).join(' '));
      if (bare !== '' && !found.has(bare)) found.set(bare, from);
    }
  return found;
}

/** The rest of the window's title beside a stated title: the name of the site, book or forum. */
function otherHalves(windowTitle: string, stated: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { 0: sign, index } of windowTitle.matchAll(SEPARATOR)) {
    const halves = [windowTitle.slice(0, index), windowTitle.slice(index + sign.length)].map(titleKey);
    const [before = '', after = ''] = halves;
    if (stated.has(before) && !stated.has(after)) found.add(after);
    if (stated.has(after) && !stated.has(before)) found.add(before);
  }
  found.delete('');
  return found;
}
