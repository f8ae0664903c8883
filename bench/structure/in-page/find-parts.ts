import { tokens } from '../../metrics/text-metrics.ts';
import type { Part } from '../parts.ts';
import { embedNames } from './embed-names.ts';
import { pictureNames } from './picture-names.ts';

/**
 * A part of a document: names that identify it elsewhere, its own words, and the elements in it that are other parts.
 */
export type Found = {
  readonly element: Element;
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly inner: readonly Element[];
};

const SELECTORS: Readonly<Record<Part, string>> = {
  images: 'img,amp-img',
  captions: 'figcaption,[class~="wp-caption-text"],[class~="caption"],[class~="image-caption"]',
  embeds: 'iframe,video,audio,blockquote[class*="-media"],blockquote[class*="twitter-"]',
  headings: 'h1,h2,h3,h4,h5,h6',
  'list items': 'li',
  definitions: 'dt,dd',
  'table cells': 'td,th',
  'code blocks': 'pre',
  links: 'a[href]',
  // Posts as schema.org and the common forum programs mark them. Winnow's own table of marks is not used here.
  posts:
    '[itemtype$="/Comment"],[itemtype$="/Answer"],[itemtype$="/DiscussionForumPosting"],[itemtype$="/UserComments"],[class~="post"],[class~="comment"],[class~="message"],[class~="answer"],[id^="post-"],[id^="comment-"]',
};
/** Elements that may replace a part in a tool's output: an article element for a list item, a link for an embed. */
const MADE: Partial<Record<Part, string>> = {
  embeds: `${SELECTORS.embeds},a[href]`,
  'list items': 'li,article',
  posts: 'article,li,div,section,blockquote,td',
};
/** Elements in a part that count on their own: the list in an item, the table in a cell. */
const INNER: Partial<Record<Part, string>> = { 'list items': 'ul,ol', 'table cells': 'table', posts: SELECTORS.posts };
const MADE_INNER: Partial<Record<Part, string>> = { ...INNER, 'list items': 'article,ul,ol', posts: 'article' };
const UNREAD = 'script,style,template';
/** Number of letters that identify a listing. */
const LISTING = 100;
/** Most words of an average cell in a table of data without headers; longer cells lay out the page. */
const WORDS_A_CELL = 12;

/** The parts of a page that count, in document order. Relative addresses are resolved against `base`. */
export function partsOfPage(page: Document, part: Part, base: string): Found[] {
  return find(page, part, { selector: SELECTORS[part], inner: INNER[part] ?? '', base }).filter(
    ({ element }) => (part !== 'images' && part !== 'embeds') || isInSight(element),
  );
}

/** The parts of a tool's output. */
export function partsMade(result: Document, part: Part, base: string): Found[] {
  return find(result, part, { selector: MADE[part] ?? SELECTORS[part], inner: MADE_INNER[part] ?? '', base });
}

type How = { readonly selector: string; readonly inner: string; readonly base: string };

function find(document: Document, part: Part, { selector, inner: innerSelector, base }: How): Found[] {
  const isData = new Map<Element, boolean>();
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    if (part === 'table cells' && !isCellOfData(element, isData)) return [];
    const inside = innerSelector === '' ? [] : [...element.querySelectorAll(innerSelector)];
    const inner = inside.filter((one) => !inside.some((other) => other !== one && other.contains(one)));
    const text = textOf(element, inner);
    const names = namesOf(element, part, text, base);
    return names.length === 0 ? [] : [{ element, names, words: tokens(text.toLowerCase()), inner }];
  });
}

/** True if a picture's parent is visible; the picture itself may be hidden by its loader. A frame must be visible. */
function isInSight(element: Element): boolean {
  if (element.localName === 'iframe')
    return element.getAttribute('width') !== '0' && Element.prototype.checkVisibility.call(element);
  const place =
    element.parentElement?.localName === 'picture' ? element.parentElement.parentElement : element.parentElement;
  return place === null || Element.prototype.checkVisibility.call(place);
}

/** Letters and digits of a text in lower case, without white space and punctuation. */
export function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function namesOf(element: Element, part: Part, text: string, base: string): string[] {
  if (part === 'images') return pictureNames(element, base);
  if (part === 'embeds') return embedNames(element, base);
  // Without digits, so that line numbers do not matter.
  const name = part === 'code blocks' ? text.replace(/[^\p{L}]+/gu, '').slice(0, LISTING) : bare(text);
  if (name === '') return [];
  if (part !== 'links') return [name];
  const to = address(element.getAttribute('href') ?? '', base);
  return to === '' ? [] : [`${to} ${name}`];
}

/** Text of an element without scripts and the given elements; its text nodes are joined by spaces. */
function textOf(element: Element, without: readonly Element[]): string {
  const texts: string[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isElsewhere = without.some((part) => part.contains(node)) || node.parentElement?.closest(UNREAD);
    if (!isElsewhere) texts.push(node.nodeValue ?? '');
  }
  return texts.join(' ');
}

/**
 * True in tables of data: with headers or a caption, or with short cells. Tables that contain tables lay out the page.
 */
function isCellOfData(cell: Element, known: Map<Element, boolean>): boolean {
  const table = cell.closest('table');
  if (table === null) return false;
  if (!known.has(table)) known.set(table, isData(table));
  return known.get(table)!;
}

function isData(table: HTMLTableElement): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') || table.querySelector('table') !== null)
    return false;
  const rows = [...table.rows];
  const filled = rows.flatMap((row) => [...row.cells]).filter((cell) => bare(cell.textContent) !== '').length;
  if (Math.max(0, ...rows.map((row) => row.cells.length)) < 2 || filled < 2) return false;
  return (
    table.querySelector('th,caption,thead') !== null ||
    (rows.length > 1 && tokens(table.textContent).length <= WORDS_A_CELL * filled)
  );
}

/** Address of a link without scheme, fragment and trailing slash; '' if invalid. */
function address(written: string, base: string): string {
  if (written.trim() === '' || !URL.canParse(written, base)) return '';
  const { host, pathname, search, protocol } = new URL(written, base);
  return protocol === 'javascript:' ? '' : host + pathname.replace(/\/$/u, '') + search;
}
