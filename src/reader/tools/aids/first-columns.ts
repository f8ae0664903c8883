import { adoptStyle } from '../../../ui/adopt-style.ts';
import css from './first-columns.css?inline';

adoptStyle(css);

/** A first column wider than this share of the view would leave too little room for the others. */
const MAX_SHARE = 0.45;

/** Keeps the first column of wide tables in view. Returns a function that ends it. */
export function keepFirstColumns(scroller: Element): () => void {
  // A table that is too wide gets a tab stop, when it is shown or becomes too wide. Only such tables are looked at.
  const changes = new MutationObserver((records) => {
    for (const { target } of records) mark(target as Element);
  });
  changes.observe(scroller, { subtree: true, attributeFilter: ['tabindex'] });
  for (const wide of scroller.querySelectorAll('.table-scroll[tabindex]')) mark(wide);
  return () => {
    changes.disconnect();
  };
}

function mark(wide: Element): void {
  if (!wide.matches('.table-scroll[tabindex]') || wide.classList.contains('has-first-column')) return;
  const table = wide.querySelector('table');
  if (table === null) return;
  const first = firstColumn(table);
  if (first.every((cell) => cell.offsetWidth <= wide.clientWidth * MAX_SHARE))
    for (const cell of first) cell.classList.add('first-column');
  wide.classList.add('has-first-column');
}

/** The cells of the first column that belong to no other column. A cell of several rows covers it in the rows below. */
export function firstColumn(table: HTMLTableElement): readonly HTMLTableCellElement[] {
  const cells: HTMLTableCellElement[] = [];
  let covered = 0;
  for (const row of table.rows) {
    const isSectionStart = row === (row.parentElement as HTMLTableSectionElement).rows[0];
    // No cell reaches beyond its section.
    if (isSectionStart) covered = 0;
    if (covered-- > 0) continue;
    const cell = row.cells[0];
    if (!cell) continue;
    // A span of 0 rows reaches to the end of the section.
    covered = (cell.rowSpan === 0 ? Infinity : cell.rowSpan) - 1;
    if (cell.colSpan === 1) cells.push(cell);
  }
  return cells;
}
