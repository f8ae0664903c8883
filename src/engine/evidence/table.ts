import type { PageFacts } from './page-facts.ts';

/** Evidence on blocks as a table, one row a block: values[row * width + column]. */
export type BlockTable = { readonly values: Float32Array; readonly width: number; readonly rows: number };

/** All evidence on a page: of its blocks, and of the page as a whole, which is the same for all of them. */
export type Evidence = { readonly blocks: BlockTable; readonly page: Float32Array };

/** Some columns of the table, and some facts of the page: their names, and how they are filled in from column `at` and fact `atFact` on. */
export type ColumnGroup = {
  readonly names: readonly string[];
  readonly ofPage?: readonly string[];
  fill(ground: PageFacts, evidence: Evidence, at: number, atFact: number): void;
};
