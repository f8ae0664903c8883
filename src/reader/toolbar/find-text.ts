/** Matches of a search, in document order. */
export type Matches = readonly Range[];

/** Maximum number of matches; highlighting takes time for each. */
const MAX_MATCHES = 2000;

const BLOCK = 'p,li,dt,dd,td,th,pre,blockquote,figcaption,caption,summary,h1,h2,h3,h4,h5,h6,div,section';

/** Finds every occurrence of the query below root, ignoring case and accents. A match may not cross blocks. */
export function findText(root: Element, query: string): Matches {
  const wanted = fold(query.replace(/\s+/g, ' ').trim());
  if (wanted === '') return [];
  const { text, places } = readText(root);
  const matches: Range[] = [];
  for (
    let at = text.indexOf(wanted);
    at !== -1 && matches.length < MAX_MATCHES;
    at = text.indexOf(wanted, at + wanted.length)
  ) {
    const [first, last] = [places[at], places[at + wanted.length - 1]];
    if (first === undefined || last === undefined) break;
    const range = new Range();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    matches.push(range);
  }
  return matches;
}

type Place = { readonly node: Text; readonly offset: number };

/** The folded text with collapsed white space, and for each of its UTF-16 units the place in the document. */
function readText(root: Element): { readonly text: string; readonly places: readonly (Place | undefined)[] } {
  const places: (Place | undefined)[] = [];
  let text = '';
  let block: Element | null | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const parentBlock = node.parentElement?.closest(BLOCK);
    if (parentBlock !== block) {
      text += '\n';
      places.push(undefined);
      block = parentBlock;
    }
    for (let offset = 0; offset < node.length; offset++) {
      const unit = fold(node.data.charAt(offset));
      if (unit === ' ' && /\s$/.test(text)) continue;
      text += unit;
      places.push({ node, offset });
    }
  }
  return { text, places };
}

const ASCII = /^[\x21-\x7e]*$/;
const COMBINING_MARKS = /\p{M}+/gu;

/** Lower case without accents. Keeps the number of UTF-16 units, so that offsets stay valid. */
function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return Array.from({ length: text.length }, (_, at) => foldUnit(text.charAt(at))).join('');
}

function foldUnit(unit: string): string {
  if (/\s/.test(unit)) return ' ';
  const folded = unit.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
  return folded.length === 1 ? folded : unit;
}
