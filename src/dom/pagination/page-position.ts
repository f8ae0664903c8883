import { textNodesIn } from '../text-nodes-in.ts';
import { attributeOf, baseOf, closestOf, localNameOf, parentElementOf, textContentOf } from '../safe-dom.ts';
import { parseUrl } from '../../url/parse-url.ts';

/** The current page and the number of pages; total is null where a row of numbers is cut short. */
export type PagePosition = { readonly current: number; readonly total: number | null };

/** Levels from a link up to the element that holds the whole row. */
const LEVELS = 4;
/** Maximum length in characters of a row of page numbers. */
const LONGEST_ROW = 300;
/** Numbers in a row at most; the days of a month are more. */
const MOST_NUMBERS = 27;
/** A number with few characters around it: "2", "[2]", "Page 2", "Pages: 1". */
const LABEL = /^[^\d]{0,14}(\d{1,2})[^\d\p{L}]{0,3}$/u;
/** "2 of 5", "2 / 5", "2 von 5", with the words that languages write between the two. */
const OF = /(?:^|[^\d.,:/])(\d{1,2})\s*(?:\/|\||\p{L}{1,5}\.?|\p{L}{1,4}\s\p{L}{1,4})\s*(\d{1,2})(?![\d.,:/])/u;
const ELLIPSIS = /…|\.\.\./;

/** The text with the digits of any script replaced by 0 to 9. */
export function plainDigits(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  // Unicode keeps the ten digits of a script in sequence.
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}

/** The number that a short text is or ends with; null for any other text. */
export function numberIn(text: string): number | null {
  const found = LABEL.exec(plainDigits(text.trim()));
  return found === null ? null : Number(found[1]);
}

/** What is known of an element around links: its position, null for none, or that it is too long for a row. */
export type KnownRows = Map<Element, PagePosition | 'too long' | null>;

/**
 * The position that the row around a link shows; null where there is no row. `here`: the page's address without
 * fragment. `known`: rows that were read for other links.
 */
export function positionAround(link: Element, here: string, known: KnownRows): PagePosition | null {
  let around = parentElementOf(link);
  for (
    let level = 0;
    around !== null && level < LEVELS && localNameOf(around) !== 'body';
    level++, around = parentElementOf(around)
  ) {
    let place = known.get(around);
    if (place === undefined) known.set(around, (place = positionIn(around, here)));
    if (place === 'too long') return null;
    if (place !== null) return place;
  }
  return null;
}

function positionIn(around: Element, here: string): PagePosition | 'too long' | null {
  const text = plainDigits(textContentOf(around) ?? '').replace(/\s+/g, ' ');
  return text.length > LONGEST_ROW ? 'too long' : (positionInRow(around, here) ?? positionInText(text));
}

/** The position in a row of numbers, of which one is not a link, is marked as current, or links to this page. */
function positionInRow(row: Element, here: string): PagePosition | null {
  const numbers: number[] = [];
  const current: number[] = [];
  let isOpen = false;
  for (const node of textNodesIn(row)) {
    const number = numberIn(node.data);
    if (ELLIPSIS.test(node.data)) isOpen = true;
    if (number === null) continue;
    isOpen = ELLIPSIS.test(node.data);
    numbers.push(number);
    const around = parentElementOf(node) ?? row;
    const link = closestOf(around, 'a[href]');
    if (
      link === null ||
      !row.contains(link) ||
      closestOf(around, '[aria-current]:not([aria-current="false"])') !== null ||
      leadsTo(link, here)
    )
      current.push(number);
  }
  const rises = numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);
  if (numbers.length < 2 || numbers.length > MOST_NUMBERS || !rises || current.length !== 1) return null;
  return { current: current[0]!, total: isOpen ? null : numbers.at(-1)! };
}

function leadsTo(link: Element, here: string): boolean {
  const written = attributeOf(link, 'href');
  if (written.startsWith('#')) return true;
  return parseUrl(written, baseOf(link))?.href.replace(/#.*/s, '') === here;
}

function positionInText(text: string): PagePosition | null {
  const found = OF.exec(text);
  const [current, total] = [Number(found?.[1]), Number(found?.[2])];
  return found !== null && current >= 1 && total >= current ? { current, total } : null;
}
