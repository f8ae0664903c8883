/** Where a search looks and what it found: ranges in document order. */
export type Matches = readonly Range[];

/** More than anyone steps through; highlighting costs time for each. */
const MOST = 2000;

const BLOCK = 'p,li,dt,dd,td,th,pre,blockquote,figcaption,caption,summary,h1,h2,h3,h4,h5,h6,div,section';

/** Finds every place of the text below root, across inline elements but never across paragraphs; case and accents make no difference. */
export function findText(root: Element, query: string): Matches {
  const wanted = fold(query.replace(/\s+/g, ' ').trim());
  if (wanted === '') return [];
  const { text, places } = readText(root);
  const found: Range[] = [];
  for (let at = text.indexOf(wanted); at !== -1 && found.length < MOST; at = text.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [places[at], places[at + wanted.length - 1]];
    if (first === undefined || last === undefined) break;
    const range = new Range();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    found.push(range);
  }
  return found;
}

type Place = { readonly node: Text; readonly offset: number };

/** The folded text, white space collapsed, and for each of its UTF-16 units where it stands. */
function readText(root: Element): { readonly text: string; readonly places: readonly (Place | undefined)[] } {
  const places: (Place | undefined)[] = [];
  let text = '';
  let block: Element | null | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const around = node.parentElement?.closest(BLOCK);
    if (around !== block) {
      text += '\n';
      places.push(undefined);
      block = around;
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
const MARKS = /\p{M}+/gu;

/** One unit stays one unit, so that places can be counted. */
function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return Array.from({ length: text.length }, (_, at) => foldUnit(text.charAt(at))).join('');
}

function foldUnit(unit: string): string {
  if (/\s/.test(unit)) return ' ';
  const folded = unit.normalize('NFD').replace(MARKS, '').toLowerCase();
  return folded.length === 1 ? folded : unit;
}
