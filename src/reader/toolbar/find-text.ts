import { rangeOf, type TextPlaces } from '../text/text-places.ts';

/** Matches of a search, in document order. */
export type Matches = readonly Range[];

/** Text to search: folded, with collapsed white space. A line break stands before each block. */
export type SearchText = TextPlaces & { readonly text: string };

/** Maximum number of matches; highlighting takes time for each. */
const MAX_MATCHES = 2000;

const BLOCK = 'p,li,dt,dd,td,th,pre,blockquote,figcaption,caption,summary,h1,h2,h3,h4,h5,h6,div,section';

/** Finds every occurrence of the query, ignoring case and accents. A match may not cross blocks. */
export function findText(within: SearchText, query: string): Matches {
  const wanted = fold(query.replace(/\s+/g, ' ').trim());
  if (wanted === '') return [];
  const { text } = within;
  const matches: Range[] = [];
  for (
    let at = text.indexOf(wanted);
    at !== -1 && matches.length < MAX_MATCHES;
    at = text.indexOf(wanted, at + wanted.length)
  ) {
    matches.push(rangeOf(within, at, at + wanted.length));
  }
  return matches;
}

/** Reads the text below root once, for any number of searches. Linear in the text. */
export function readText(root: Element): SearchText {
  const parts: string[] = [];
  const nodes: Text[] = [];
  const starts: number[] = [];
  const offsets: number[] = [];
  let block: Element | null | undefined;
  let endsWithSpace = false;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const parentBlock = node.parentElement?.closest(BLOCK);
    if (parentBlock !== block) {
      parts.push('\n');
      offsets.push(0);
      endsWithSpace = true;
      block = parentBlock;
    }
    nodes.push(node);
    starts.push(offsets.length);
    const units = fold(node.data);
    let from = 0;
    for (let at = 0; at < units.length; at++) {
      const isSpace = units.charCodeAt(at) === SPACE;
      if (isSpace && endsWithSpace) {
        parts.push(units.slice(from, at));
        from = at + 1;
      } else offsets.push(at);
      endsWithSpace = isSpace;
    }
    parts.push(units.slice(from));
  }
  return { text: parts.join(''), nodes, starts, offsets };
}

const SPACE = 32;
const ASCII = /^[\t-\r\x20-\x7e]*$/;
const ASCII_SPACE = /[\t-\r]/g;
const COMBINING_MARKS = /\p{M}+/gu;

/** Lower case without accents, white space as spaces. Keeps the number of UTF-16 units, so that offsets stay valid. */
function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(ASCII_SPACE, ' ');
  const known = new Map<string, string>();
  return Array.from({ length: text.length }, (_, at) => {
    const unit = text.charAt(at);
    let folded = known.get(unit);
    if (folded === undefined) known.set(unit, (folded = foldUnit(unit)));
    return folded;
  }).join('');
}

function foldUnit(unit: string): string {
  if (/\s/.test(unit)) return ' ';
  const folded = unit.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
  return folded.length === 1 ? folded : unit;
}
