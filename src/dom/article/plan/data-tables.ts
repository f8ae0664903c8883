import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { traitsOf } from '../parts/page-traits.ts';

type TableMeasures = {
  rows: number;
  cells: number;
  widest: number;
  rowWidth: number;
  headers: number;
  captions: number;
  nested: boolean;
  /** Block elements inside cells (p, div, li …). */
  blocksInside: number;
  /** Those of them that are list items. */
  entries: number;
  /** Words in all cells, nested tables excluded. */
  words: number;
  presentational: boolean;
};

/** Block elements per cell above which a table without headers lays out a page. */
const BLOCKS_A_CELL = 1.5;
/** Words per cell up to which lists in cells are fields with several values. */
const WORDS_A_CELL = 12;
const INSIDE_CELL = new Set([
  'p',
  'div',
  'section',
  'article',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'form',
  'blockquote',
]);

const TABLE_ROLE = /^(?:table|grid|treegrid)$/;

/** The table tag that a part of a table stands for, by its role if it has one. */
function partOf({ tag, role }: OutlineElement): string {
  if (role === '') return tag;
  if (tag !== 'table' && TABLE_ROLE.test(role)) return 'table';
  if (role === 'row') return 'tr';
  if (role === 'cell' || role === 'gridcell') return 'td';
  return role === 'columnheader' || role === 'rowheader' ? 'th' : tag;
}

/** Indices of the tables that hold data; all others lay out the page and are unwrapped. Linear in the outline. */
export function findDataTables(outline: Outline): ReadonlySet<number> {
  const data = new Set<number>();
  if (!traitsOf(outline).tables) return data;
  const measures = measureTables(outline);
  for (const [index, table] of measures) if (holdsData(table)) data.add(index);
  return data;
}

function holdsData(table: TableMeasures): boolean {
  if (table.presentational) return false;
  if (table.cells < 2 || table.widest < 2) return table.captions > 0 && table.cells > 1;
  if (table.nested && table.captions === 0 && table.headers === 0) return false;
  if (table.headers > 0 || table.captions > 0) return true;
  if (table.rows < 2) return false;
  const inside = table.words <= table.cells * WORDS_A_CELL ? table.blocksInside - table.entries : table.blocksInside;
  return inside <= table.cells * BLOCKS_A_CELL;
}

function measureTables({ elements, blocks }: Outline): Map<number, TableMeasures> {
  const measures = new Map<number, TableMeasures>();
  /** tableOf[i]: index of the nearest table around element i; -1 outside. */
  const tableOf = new Int32Array(elements.length).fill(-1);
  elements.forEach((element, i) => {
    const { parent } = element;
    const tag = partOf(element);
    if (parent >= 0) tableOf[i] = measures.has(parent) ? parent : tableOf[parent]!;
    const owner = tableOf[i]!;
    const around = measures.get(owner);
    if (tag === 'table') {
      if (around) around.nested = true;
      measures.set(i, emptyMeasures(element.role));
      return;
    }
    if (around) count(around, tag);
  });
  for (const { element, words } of blocks) {
    const table = element < 0 ? undefined : (measures.get(element) ?? measures.get(tableOf[element]!));
    if (table) table.words += words;
  }
  return measures;
}

function emptyMeasures(role: string): TableMeasures {
  const presentational = role === 'presentation' || role === 'none';
  return {
    rows: 0,
    cells: 0,
    widest: 0,
    rowWidth: 0,
    headers: 0,
    captions: 0,
    nested: false,
    blocksInside: 0,
    entries: 0,
    words: 0,
    presentational,
  };
}

function count(table: TableMeasures, tag: string): void {
  if (tag === 'tr') {
    table.rows++;
    table.rowWidth = 0;
  } else if (tag === 'td' || tag === 'th') {
    table.cells++;
    if (tag === 'th') table.headers++;
    table.widest = Math.max(table.widest, ++table.rowWidth);
  } else if (tag === 'caption') {
    table.captions++;
  } else if (INSIDE_CELL.has(tag)) {
    table.blocksInside++;
    if (tag === 'li') table.entries++;
  }
}
