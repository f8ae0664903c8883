import { tokens } from '../../metrics/text-metrics.ts';
import type { Part } from '../parts.ts';
import { pictureNames } from './picture-names.ts';

/** A part of a document: by what it is recognised elsewhere, any of these; the words it holds itself; what in it is another part's. */
export type Found = {
  readonly element: Element;
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly inner: readonly Element[];
};

const SELECTORS: Readonly<Record<Part, string>> = {
  images: 'img,amp-img',
  headings: 'h1,h2,h3,h4,h5,h6',
  'list items': 'li',
  'table cells': 'td,th',
  'code blocks': 'pre',
  links: 'a[href]',
};
/** In what a tool made, a post of a thread may be an item, whatever it was on the page. */
const MADE: Partial<Record<Part, string>> = { 'list items': 'li,article' };
/** What stands inside a part and is judged by itself: the list in an item, the table in a cell. */
const INNER: Partial<Record<Part, string>> = { 'list items': 'ul,ol', 'table cells': 'table' };
const MADE_INNER: Partial<Record<Part, string>> = { ...INNER, 'list items': 'article,ul,ol' };
const UNREAD = 'script,style,template';
/** Letters that tell one listing from another. */
const LISTING = 100;
/** Without headers, cells of more words on the average are columns of a page or entries of a list, not fields of a table. */
const WORDS_A_CELL = 12;

/** The parts of a page that are worth counting, in its order. Relative addresses start at `base`. */
export function partsOfPage(page: Document, part: Part, base: string): Found[] {
  return find(page, part, { selector: SELECTORS[part], inner: INNER[part] ?? '', base }).filter(
    ({ element }) => part !== 'images' || isInSight(element),
  );
}

/** The parts of what a tool made of it. */
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

/** Of a picture that its loader hides the place counts; nobody misses one in a part of the page that is not shown. */
function isInSight(element: Element): boolean {
  const place =
    element.parentElement?.localName === 'picture' ? element.parentElement.parentElement : element.parentElement;
  return place === null || Element.prototype.checkVisibility.call(place);
}

/** Letters and digits of a text, lower case: white space and signs come and go with the shape. */
export function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function namesOf(element: Element, part: Part, text: string, base: string): string[] {
  if (part === 'images') return pictureNames(element, base);
  // Line numbers go, and with them all digits.
  const name = part === 'code blocks' ? text.replace(/[^\p{L}]+/gu, '').slice(0, LISTING) : bare(text);
  if (name === '') return [];
  if (part !== 'links') return [name];
  const to = address(element.getAttribute('href') ?? '', base);
  return to === '' ? [] : [`${to} ${name}`];
}

/** Text of an element without that of scripts and of the elements given; a space wherever it is put together. */
function textOf(element: Element, without: readonly Element[]): string {
  const texts: string[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isElsewhere = without.some((part) => part.contains(node)) || node.parentElement?.closest(UNREAD);
    if (!isElsewhere) texts.push(node.nodeValue ?? '');
  }
  return texts.join(' ');
}

/** True in tables of fields: they have headers or a caption, or rows and columns of little text each. Tables around tables lay out a page. */
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

/** Where a link leads, without what does not change the page it leads to. */
function address(written: string, base: string): string {
  if (written.trim() === '' || !URL.canParse(written, base)) return '';
  const { host, pathname, search, protocol } = new URL(written, base);
  return protocol === 'javascript:' ? '' : host + pathname.replace(/\/$/u, '') + search;
}
