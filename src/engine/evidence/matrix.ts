import type { Ground } from './ground.ts';

/** Evidence as a table, one row a block: values[row * width + column]. */
export type Matrix = { readonly values: Float32Array; readonly width: number; readonly rows: number };

/** Some columns of the table: their names, and how they are filled from column `at` on. */
export type Group = {
  readonly names: readonly string[];
  /** Those of them that are the same in all rows of a page. */
  readonly ofPage?: readonly string[];
  fill(ground: Ground, matrix: Matrix, at: number): void;
};
