import type { PageFacts } from './page-facts.ts';
import type { Evidence } from './table.ts';

/** Distances in blocks are cut off here. */
export const FAR = 200;

/** Consecutive columns of the evidence, and the one function that fills them. */
export type ColumnGroup = {
  /** Names of the block columns, in order. */
  readonly names: readonly string[];
  /** Names of the page-level columns, in order. */
  readonly pageNames?: readonly string[];
  /** Fills all columns of the group: block columns from `first` on, page-level columns from `firstOfPage` on. */
  fill(facts: PageFacts, evidence: Evidence, first: number, firstOfPage: number): void;
};

/** The offset of each column in its group, by name: `fill` writes a column by the name that declares it. */
export function offsetsOf<const Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>;
}
