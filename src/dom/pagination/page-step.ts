import { OTHER_THINGS, PAGE_WORDS } from './page-words.ts';

/** The difference between the addresses of two consecutive pages of a text. */
export type Step = {
  /** The page number in the current address; null where it has none, as on most first pages. */
  readonly from: number | null;
  readonly to: number;
  /**
   * What the number follows: 'page' a word for page; 'bare' no word; 'segment' it is a path segment that the first page
   * lacks (`/story` and `/story/2`); 'other' another word; 'offset' a number that rises by more than one (`?start=20`).
   */
  readonly kind: 'page' | 'bare' | 'segment' | 'other' | 'offset';
};

/** Highest page number; larger numbers are ids, dates and archives. */
const MOST_PAGES = 99;
const MARK = '[-_,.~;=+]';
/** A number after an optional mark, word and mark. */
const NUMBER_PART = new RegExp(`^${MARK}?(?:(\\p{L}{1,12})${MARK}?)?(\\d{1,2})$`, 'u');
const WORD_BEFORE = new RegExp(`(?:^|[^\\p{L}])(\\p{L}{1,12})${MARK}?$`, 'u');
const EXTENSION = /\.\p{L}[\p{L}\d]{1,4}$/u;
const YEAR = /^(?:19|20)\d\d$/;

/** The step between two addresses of one origin that differ only in a rising page number; else null. */
export function stepBetween(here: URL, there: URL): Step | null {
  if (here.origin !== there.origin) return null;
  const [from, to] = [partsOf(here), partsOf(there)];
  const samePath = from.length === to.length && from.every((part, i) => part === to[i]);
  if (samePath) return queryStep(here.searchParams, there.searchParams);
  // Parameters of the current address (a campaign, a session) may be missing in the next one; none may be added.
  for (const [name, value] of there.searchParams) if (here.searchParams.get(name) !== value) return null;
  return from.length === to.length ? changedStep(from, to) : addedStep(from, to);
}

function partsOf({ pathname }: URL): string[] {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A stray percent sign: compared as written.
  }
  return path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
}

/** The step where exactly one parameter is new or rises. */
function queryStep(here: URLSearchParams, there: URLSearchParams): Step | null {
  const changed = [...there].filter(([name, value]) => here.get(name) !== value);
  const [name = '', value = ''] = changed[0] ?? [];
  const before = here.get(name);
  // A page with several lists counts each ("0,1"): the last number is the text's.
  const pattern = /^(?:0,)?(\d{1,4})$/;
  const [to, from] = [pattern.exec(value)?.[1], before === null || before === '' ? null : pattern.exec(before)?.[1]];
  if (changed.length !== 1 || to === undefined || from === undefined) return null;
  // A generated name belongs to a list in the page.
  if (/\d/.test(name)) return null;
  const word =
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((part) => part !== '')
      .at(-1) ?? '';
  return stepOf(from === null ? null : Number(from), Number(to), kindOf(word), { first: 0, mayLeap: true });
}

/** The step between paths of equal length that differ in one segment. */
function changedStep(from: readonly string[], to: readonly string[]): Step | null {
  const differing = from.flatMap((part, i) => (part === to[i] ? [] : [i]));
  const at = differing[0] ?? -1;
  if (differing.length !== 1) return null;
  const [a, b] = [from[at]!, to[at]!];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  while (start > 0 && isDigit(a[start - 1])) start--;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  while (end > 0 && isDigit(a.at(-end))) end--;
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const added = NUMBER_PART.exec(middleB);
  if (added === null) return null;
  const number = Number(added[2]);
  if (middleA === '') return start === 0 || at !== to.length - 1 ? null : stepOf(null, number, kindOf(added[1] ?? ''));
  if (!/^\d{1,2}$/.test(middleA) || !/^\d{1,2}$/.test(middleB)) return null;
  // Numbers after a year are months and days.
  if (middleA === a && from.slice(Math.max(0, at - 2), at).some((part) => YEAR.test(part))) return null;
  const word = WORD_BEFORE.exec(a.slice(0, start))?.[1] ?? (middleA === a ? wordOf(from[at - 1]) : '');
  return stepOf(Number(middleA), number, kindOf(word));
}

/** The step where the path of the first page is followed by one or two segments. */
function addedStep(from: readonly string[], to: readonly string[]): Step | null {
  const tail = to.slice(from.length);
  const [first, second, third] = tail;
  if (from.length === 0 || first === undefined || third !== undefined) return null;
  const isBelow = from.every(
    (part, i) => part === to[i] || (i === from.length - 1 && part.replace(EXTENSION, '') === to[i]),
  );
  const last = (second ?? first).replace(EXTENSION, '');
  const added = NUMBER_PART.exec(last);
  if (!isBelow || added === null) return null;
  if (second !== undefined && (!/^\d+$/.test(last) || !/^\p{L}+$/u.test(first))) return null;
  // Numbers after a year are months and days.
  if (from.slice(-2).some((part) => YEAR.test(part)) && last === first && /^\d+$/.test(last)) return null;
  const word = second !== undefined ? first : (added[1] ?? '');
  const kind = kindOf(word);
  return stepOf(null, Number(added[2]), kind === 'bare' ? 'segment' : kind);
}

/** The word before the number, where a path segment is such a word; any other segment names the text. */
function wordOf(part: string | undefined): string {
  return part !== undefined && (PAGE_WORDS.has(part) || OTHER_THINGS.has(part)) ? part : '';
}

function kindOf(word: string): Step['kind'] | null {
  if (OTHER_THINGS.has(word)) return null;
  if (word === '') return 'bare';
  return PAGE_WORDS.has(word) ? 'page' : 'other';
}

function stepOf(
  from: number | null,
  to: number,
  kind: Step['kind'] | null,
  { first = 1, mayLeap = false } = {},
): Step | null {
  if (kind === null) return null;
  const before = from ?? first;
  const rises = from === null ? to === 2 || to === first + 1 : to === from + 1;
  if (rises && to <= MOST_PAGES) return { from, to, kind };
  return mayLeap && to > before ? { from, to, kind: 'offset' } : null;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}
