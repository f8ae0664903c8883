import type { Outline, OutlineElement } from '../../../engine/types.ts';

const PREFORMATTED = new Set(['pre', 'listing', 'xmp']);
/** Class names of highlighters that build a listing from table rows or divs, without a pre. */
const CODE_WRAPPER =
  /(?:^|\s)(?:syntaxhighlighter|js-file-line-container|blob-wrapper|crayon-table|code-table|CodeMirror|cm-editor|enlighter)(?:\s|$)/i;
const LINE_NUMBER =
  /(?:^|\s)(?:line-?numbers?|line-?nos?|lineno|linenos|linenodiv|line-numbers-rows|gutter|rouge-gutter|blob-num|hljs-ln-n(?:umbers)?|crayon-nums|ln-num|ln|code-gutter|CodeMirror-gutter-wrapper|CodeMirror-gutters|cm-gutters)(?:\s|$)/i;
/** Tags that may have such a class on the code itself: "line-numbers" on a pre switches the numbers on. */
const NEVER_LINE_NUMBER = new Set(['pre', 'code', 'table', 'tbody', 'tr']);

/** Boxes that their own style attribute sets in a monospaced face. */
export const STYLED_CODE = ['mono', 'courier', 'consol', 'menlo']
  .map((face) => `:is(div, p)[style*="${face}" i]`)
  .join();

/** Signs of code in boxes and tables that no name says. */
export const CODE_SIGNS = `${STYLED_CODE},td[data-line-number]`;

/** True for a table that may be a listing: its first cell is the number of the first line. */
export function mayBeCodeTable({ elements, blocks }: Outline, index: number): boolean {
  const table = elements[index];
  if (table?.tag !== 'table') return false;
  let first = index + 1;
  while (first < table.end && elements[first]?.tag !== 'td') first++;
  const cell = first < table.end ? elements[first] : undefined;
  return cell !== undefined && cell.firstBlock < cell.lastBlock && blocks[cell.firstBlock]?.text === '1';
}

/** Elements that a page shows as listings by style alone. */
const shownAsListings = new WeakSet<OutlineElement>();

/** Makes the element a listing for `isCodeBlock`. */
export function markListing(element: OutlineElement): void {
  shownAsListings.add(element);
}

/** True where an element of the page was made a listing. */
export function hasMarkedListing(elements: readonly OutlineElement[]): boolean {
  return elements.some((element) => shownAsListings.has(element));
}

/** True for a listing, in which white space and line breaks are kept. */
export function isCodeBlock(element: OutlineElement): boolean {
  if (PREFORMATTED.has(element.tag) || shownAsListings.has(element)) return true;
  return (
    element.classes !== '' && (element.tag === 'table' || element.tag === 'div') && CODE_WRAPPER.test(element.classes)
  );
}

/** True for an element around sections of a text, such as a listing whose end tag is missing. */
export function holdsHeadings({ elements }: Outline, index: number): boolean {
  const { end = 0 } = elements[index] ?? {};
  for (let i = index + 1; i < end; i++) if (/^h[1-6]$/.test(elements[i]!.tag)) return true;
  return false;
}

/** True for the class of the line numbers that a highlighter adds to a listing. */
function isNamedNumber(element: OutlineElement): boolean {
  return element.classes !== '' && !NEVER_LINE_NUMBER.has(element.tag) && LINE_NUMBER.test(element.classes);
}

/** True where every block of an element consists of digits, and there is at least one. */
function holdsOnlyNumbers({ blocks }: Outline, { firstBlock, lastBlock }: OutlineElement): boolean {
  for (let i = firstBlock; i < lastBlock; i++) if (!/^[\d\s]+$/.test(blocks[i]!.text)) return false;
  return lastBlock > firstBlock;
}

/** Numbers, and signs of changes, prompts and folds beside them. */
const GUTTER = /^[\d\s.:|+~$>#%*▸▾-]*$/u;

/**
 * True for numbers of lines by their class, in a listing or in a column of nothing else. `code`: the element's text in
 * a listing, where the same names are used for lines of code; null outside one.
 */
export function isLineNumber(outline: Outline, element: OutlineElement, code: string | null): boolean {
  return isNamedNumber(element) && (code === null ? holdsOnlyNumbers(outline, element) : GUTTER.test(code));
}
