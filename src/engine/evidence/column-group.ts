import type { PageFacts } from './page-facts.ts';
import type { Evidence } from './table.ts';

/** Distances in blocks are cut off here. */
export const FAR = 200;

/** Consecutive columns of the evidence, and the one function that fills them. */
export type ColumnGroup = {
  /** Number of block columns. */
  readonly columns: number;
  /** Number of page-level columns. */
  readonly pageColumns?: number;
  /** Fills all columns of the group: block columns from `first` on, page-level columns from `firstOfPage` on. */
  fill(facts: PageFacts, evidence: Evidence, first: number, firstOfPage: number): void;
};

/**
 * Names of a group's columns, in order. They are a function of their own, which only column-names.ts calls. The script
 * that every click injects uses columns by number, so the build leaves their names out of it.
 */
export type ColumnNames = { readonly blocks: readonly string[]; readonly page?: readonly string[] };

/** The names of columns, each at its offset. */
export function namesOf(offsets: Readonly<Record<string, number>>): string[] {
  const names: string[] = [];
  for (const [name, offset] of Object.entries(offsets)) names[offset] = name;
  return names;
}
