import type { Page } from '../types.ts';
import { blockText } from './block-text.ts';
import { containers } from './containers.ts';
import { layGround } from './ground.ts';
import type { Group, Matrix } from './matrix.ts';
import { place } from './place.ts';
import { position } from './position.ts';
import { region } from './region.ts';
import { repetition } from './repetition.ts';
import { wholePage } from './whole-page.ts';
import { zones } from './zones.ts';

/** All groups, in the order of the table's columns. */
export const GROUPS: readonly Group[] = [blockText, place, position, repetition, containers, region, zones, wholePage];

/** Names of the columns. */
export const EVIDENCE: readonly string[] = GROUPS.flatMap(({ names }) => names);

/** 1 for each column that is the same in all rows of a page. */
export const IS_OF_PAGE: Uint8Array = Uint8Array.from(GROUPS.flatMap(({ names, ofPage = [] }) => names.map((name) => (ofPage.includes(name) ? 1 : 0))));

/**
 * All evidence on a page, one row a block. Each group is one long function over the blocks: on a page that was just loaded it runs once, and what costs there is
 * the number of functions entered, not the arithmetic. Linear in elements and blocks.
 */
export function gather(page: Page): Matrix {
  const ground = layGround(page);
  const rows = page.outline.blocks.length;
  const width = EVIDENCE.length;
  const matrix: Matrix = { values: new Float32Array(rows * width), width, rows };
  let at = 0;
  for (const group of GROUPS) {
    group.fill(ground, matrix, at);
    at += group.names.length;
  }
  return matrix;
}
