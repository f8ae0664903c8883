import { COLUMN_NAMES } from '../evidence/column-names.ts';
import { measureEvidence } from '../evidence/index.ts';
import type { Page } from '../types.ts';

const DIGITS = 1e4;

/** Columns of a page by name, rounded to four digits: a value per block, or one value for a page-level column. */
export function columnsOf(page: Page, names: readonly string[]): Record<string, number | number[]> {
  const { blocks, page: pageValues } = measureEvidence(page);
  const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS + 0;
  return Object.fromEntries(
    names.map((name) => {
      const column = COLUMN_NAMES.indexOf(name);
      if (column < 0) throw new Error(`No column is named "${name}".`);
      if (column >= blocks.width) return [name, rounded(pageValues[column - blocks.width]!)];
      const rows = Array.from({ length: blocks.rows }, (_, row) => blocks.values[row * blocks.width + column]!);
      return [name, rows.map(rounded)];
    }),
  );
}
