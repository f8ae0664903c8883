import type { Ground } from './ground.ts';

/** Evidence on blocks as a table, one row a block: values[row * width + column]. */
export type Matrix = { readonly values: Float32Array; readonly width: number; readonly rows: number };

/** All evidence on a page: of its blocks, and of the page as a whole, which is the same for all of them. */
export type Evidence = { readonly blocks: Matrix; readonly page: Float32Array };

/** Some columns of the table, and some facts of the page: their names, and how they are filled in from column `at` and fact `atFact` on. */
export type Group = {
  readonly names: readonly string[];
  readonly ofPage?: readonly string[];
  fill(ground: Ground, evidence: Evidence, at: number, atFact: number): void;
};
