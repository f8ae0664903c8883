import { blockRange, blocksWithin, firstRunOf, itemAt } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';
import { isCodeBlock } from '../parts/code-blocks.ts';

/** Numbers within lines are counted from this many on: fewer may be values. */
const LEAST_LINES = 3;
/** Names of a column of numbers outside a table. */
const COLUMN_CLASS = /gutter|number|line-?no|lines?(?:$|\s)/i;
/** Elements that may hold a column of numbers. */
const COLUMN_TAGS = new Set(['td', 'th', 'pre', 'div', 'ul', 'ol', 'span', 'code']);

/**
 * Elements in the frame of a listing that hold the numbers of its lines: a column beside the code, or an element at
 * the start of each line. They are recognised by what they hold: consecutive numbers.
 */
export function numbersOfLines(outline: Outline, frame: number, listing: number): number[] {
  const own = columnAround(outline, listing);
  if (own >= 0) return [own];
  return [...columnsIn(outline, frame, listing), ...numbersInLines(outline, listing)];
}

/** The listing itself where it holds only the numbers of a listing in the next cell of its row; else -1. */
function columnAround(outline: Outline, listing: number): number {
  const { elements } = outline;
  if (!isColumn(outline, listing, 1)) return -1;
  let at = listing;
  for (let level = 0; level < 3 && at > 0; level++) {
    const { end, parent, tag, classes } = itemAt(elements, at);
    const next = elements[end];
    if (next?.parent === parent) {
      if (tag !== 'td' && !COLUMN_CLASS.test(classes)) return -1;
      for (let i = end; i < next.end; i++) if (isCodeBlock(itemAt(elements, i))) return listing;
      return -1;
    }
    at = parent;
  }
  return -1;
}

/** Columns in the frame, in or beside the listing. */
function columnsIn(outline: Outline, frame: number, listing: number): number[] {
  const { elements } = outline;
  const found: number[] = [];
  const { end } = itemAt(elements, frame);
  for (let i = frame + 1; i < end;) {
    const element = itemAt(elements, i);
    const isIt =
      i !== listing && COLUMN_TAGS.has(element.tag) && element.lastBlock > element.firstBlock && isColumn(outline, i);
    if (isIt) found.push(i);
    i = isIt ? element.end : i + 1;
  }
  return found;
}

/** True where the text is consecutive numbers, each on a line of its own. */
function isColumn(outline: Outline, index: number, least = 2): boolean {
  const within = blocksWithin(outline, index);
  const { firstBlock, lastBlock } = itemAt(outline.elements, index);
  const texts = within.map((b) => itemAt(outline.blocks, b).text);
  if (within.length !== lastBlock - firstBlock || !texts.every((text) => /^[\d\s]+$/.test(text))) return false;
  const numbers = texts.flatMap((text) => text.trim().split(/\s+/)).map(Number);
  return numbers.length >= least && isSequence(numbers);
}

function isSequence(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => i === 0 || number === numbers[i - 1]! + 1);
}

/** Elements at the starts of lines of a listing that hold consecutive numbers, one for at least half of the lines. */
function numbersInLines(outline: Outline, listing: number): number[] {
  const { elements, blocks, runs } = outline;
  const { firstBlock, lastBlock, end } = itemAt(elements, listing);
  const byKind = new Map<string, { readonly element: number; readonly number: number }[]>();
  let at = firstRunOf(runs, firstBlock);
  for (let run = runs[at]; run && run.block < lastBlock; run = runs[++at]) {
    const { element, block, start, end: stop } = run;
    if (element <= listing || element >= end) continue;
    const { text } = itemAt(blocks, block);
    const own = text.slice(start, stop).trim();
    if (!/^\d{1,5}[.:]?$/.test(own) || !startsLine(text, start)) continue;
    const { tag, classes } = itemAt(elements, element);
    const kind = `${tag} ${classes}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), { element, number: parseInt(own, 10) }]);
  }
  const lines = blockRange({ firstBlock, lastBlock }).reduce(
    (sum, b) => sum + itemAt(blocks, b).text.split('\n').length,
    0,
  );
  return [...byKind.values()].flatMap((found) => {
    const inLines = found.map(({ element }) => element);
    const isSure =
      found.length >= LEAST_LINES || (found[0]?.number === 1 && inLines.every((i) => isBesideItsLine(outline, i)));
    return isSure && found.length * 2 >= lines && isSequence(found.map(({ number }) => number)) ? inLines : [];
  });
}

/** True for the first of two parts of a row, of which the other, the line of code, is a block. */
function isBesideItsLine({ elements }: Outline, number: number): boolean {
  const { parent, end } = itemAt(elements, number);
  const line = elements[end];
  return number === parent + 1 && line?.parent === parent && line.breaks && line.end === itemAt(elements, parent).end;
}

/** True where only white space stands between a place of a text and the begin of its line. */
function startsLine(text: string, place: number): boolean {
  let at = place - 1;
  while (at >= 0 && text[at] !== '\n' && /\s/.test(text.charAt(at))) at--;
  return at < 0 || text[at] === '\n';
}
