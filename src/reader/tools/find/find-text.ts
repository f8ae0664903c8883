import { type ReadText, readText } from '../../text/read-text.ts';
import { rangeOf } from '../../text/text-places.ts';

/** Matches of a search, in document order. */
export type Matches = readonly Range[];

/** What the view says about the article, and an original in place of which its translation is shown. */
const NOTICES = '.changes, [data-translation="whole"] .source-run.translated';

/** Maximum number of matches in a text; highlighting takes time for each. */
export const MAX_MATCHES = 2000;

/** Finds every occurrence of the query, ignoring case and accents. A match may not cross blocks. */
export function findText(within: ReadText, query: string): Matches {
  const wanted = fold(query.replace(/\s+/g, ' ').trim());
  if (wanted === '') return [];
  const { text } = within;
  const matches: Range[] = [];
  for (
    let at = text.indexOf(wanted);
    at !== -1 && matches.length < MAX_MATCHES;
    at = text.indexOf(wanted, at + wanted.length)
  )
    matches.push(rangeOf(within, at, at + wanted.length));
  return matches;
}

/** Reads the text below an element, folded for the search. */
export function readFolded(root: Element): ReadText {
  return readText([root], { fold, without: NOTICES });
}

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
