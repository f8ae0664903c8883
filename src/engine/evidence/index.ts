import type { Page } from '../types.ts';
import { blockText } from './block-text.ts';
import { containers } from './containers.ts';
import { readPageFacts } from './page-facts.ts';
import type { Evidence, ColumnGroup } from './table.ts';
import { ancestors } from './ancestors.ts';
import { blockPosition } from './block-position.ts';
import { mainRegion } from './main-region.ts';
import { repetition } from './repetition.ts';
import { wholePage } from './whole-page.ts';
import { labels } from './labels.ts';

/** All groups, in the order of the table's columns. */
export const COLUMN_GROUPS: readonly ColumnGroup[] = [
  blockText,
  ancestors,
  blockPosition,
  repetition,
  containers,
  mainRegion,
  labels,
  wholePage,
];

/** Names of the evidence on blocks, and on pages. */
const OF_BLOCKS: readonly string[] = COLUMN_GROUPS.flatMap(({ names }) => names);
const OF_PAGE: readonly string[] = COLUMN_GROUPS.flatMap(({ ofPage = [] }) => ofPage);
/** All names: those of blocks, which are the columns of the table, and behind them those of the page. */
export const COLUMN_NAMES: readonly string[] = [...OF_BLOCKS, ...OF_PAGE];

/**
 * All evidence on a page. Each group is one long function over the blocks: on a page that was just loaded it runs once, and what costs there is the number of
 * functions entered, not the arithmetic. Linear in elements and blocks.
 */
export function measureEvidence(page: Page): Evidence {
  const ground = readPageFacts(page);
  const rows = page.outline.blocks.length;
  const width = OF_BLOCKS.length;
  const evidence: Evidence = {
    blocks: { values: new Float32Array(rows * width), width, rows },
    page: new Float32Array(OF_PAGE.length),
  };
  let [at, atFact] = [0, 0];
  for (const group of COLUMN_GROUPS) {
    group.fill(ground, evidence, at, atFact);
    at += group.names.length;
    atFact += group.ofPage?.length ?? 0;
  }
  return evidence;
}
