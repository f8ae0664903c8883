import type { Page } from '../types.ts';
import { blockText } from './block-text.ts';
import { containers } from './containers.ts';
import { layGround } from './ground.ts';
import type { Group, Matrix } from './matrix.ts';
import { neighbours } from './neighbours.ts';
import { place } from './place.ts';
import { position } from './position.ts';
import { region } from './region.ts';
import { repetition } from './repetition.ts';
import { sayings } from './sayings.ts';
import { stated } from './stated.ts';
import { things } from './things.ts';
import { wholePage } from './whole-page.ts';

/** All groups, in the order of the table's columns. */
const GROUPS: readonly Group[] = [blockText, place, position, repetition, containers, region, neighbours, wholePage, sayings, things, stated];

/** Names of the columns. */
export const EVIDENCE: readonly string[] = GROUPS.flatMap(({ names }) => names);

/** All evidence on a page, one row a block. */
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
