import { wordsOfTitle } from '../../evidence/title-words.ts';
import { runningSums, sumInside } from '../../features/running-sums.ts';
import { blockRange, closest, itemAt } from '../../outline-tree.ts';
import type { OutlineElement, Page } from '../../types.ts';
import { shareIn } from './leave-out-other-pieces.ts';

/** A heading is the page's headline if at least this share of its words is in the window's title. */
const OWN_SHARE = 0.7;
const HEADLINE_RANK = 2;
/** A list has at least this many links, each a block of its own or the start of one. */
const LEAST_LINKS = 3;
/** Share of a block's characters that its link has at least, and longest text of an entry in words. */
const LINK_SHARE = 0.2;
const ENTRY_WORDS = 30;
/** A link of this many words with little beside it is the title of another piece, on a front page. */
const TEASER_WORDS = 5;
const TEASER_LINKS = 0.8;
/** Share of the page's words outside menus that the list has at least. */
const PAGE_SHARE = 0.7;
/** A page with more words is no short list; the trees decide. */
const PAGE_WORDS = 300;
const FURNITURE = new Set(['nav', 'header', 'footer', 'aside', 'form', 'dialog', 'menu']);
/** Names of menus and parts of the page around the content. */
const FURNITURE_NAME = /(?:^|[\s_-])(?:nav|menu|breadcrumbs?|sidebar|header|footer|share|social)/i;
/** Headlines of pages that offer links because there is nothing else. */
const NO_PAGE = /404|not found|nicht gefunden|introuvable|no encontrad|找不到|error/i;
const ROLES = new Set(['navigation', 'banner', 'contentinfo', 'complementary', 'search']);

/**
 * The list of links that is all the content of a short page ("Resources"): below its headline stand links, with groups
 * and descriptions, and little else is outside menus, header and footer. Null for other pages. Linear in blocks, times
 * their depth.
 */
export function findLinkList({ outline, title, windowTitle = title }: Page): boolean[] | null {
  const { elements, blocks } = outline;
  const wanted = wordsOfTitle(windowTitle);
  const headline = blocks.findIndex(
    ({ heading, text, linkChars }) =>
      heading > 0 && heading <= HEADLINE_RANK && linkChars === 0 && shareIn(wanted, text) >= OWN_SHARE,
  );
  if (headline < 0 || NO_PAGE.test(itemAt(blocks, headline).text)) return null;
  const isFurniture = ({ tag, role, classes, id }: OutlineElement): boolean =>
    FURNITURE.has(tag) || ROLES.has(role) || FURNITURE_NAME.test(`${classes} ${id}`);
  const isOutside = blocks.map(({ element }) => closest(elements, element, isFurniture) < 0);
  const words = runningSums(blocks, (block, b) => (isOutside[b] ? block.words : 0));
  const all = words[blocks.length]!;
  const isWhole = (around: OutlineElement): boolean => sumInside(words, around) >= PAGE_SHARE * all;
  const own = elements[closest(elements, itemAt(blocks, headline).element, isWhole)];
  if (own === undefined || all > PAGE_WORDS) return null;
  const keep = blocks.map(() => false);
  let [links, others, teasers] = [0, 0, 0];
  for (const b of blockRange(own)) {
    if (b < headline || !isOutside[b]) continue;
    const { heading, linkChars, chars, words: length } = itemAt(blocks, b);
    const isLink = linkChars >= LINK_SHARE * chars && linkChars > 0;
    if (length > ENTRY_WORDS) return null;
    if (isLink && length >= TEASER_WORDS && linkChars >= TEASER_LINKS * chars) teasers++;
    if (isLink && heading === 0) links++;
    else others++;
    keep[b] = true;
  }
  return links >= LEAST_LINKS && others <= links && teasers * 2 <= links ? keep : null;
}
