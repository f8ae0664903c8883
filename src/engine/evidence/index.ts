import { finish, type Steps } from '../steps.ts';
import type { Page } from '../types.ts';
import { ancestors } from './ancestors.ts';
import { blockPosition } from './block-position.ts';
import { blockText } from './block-text.ts';
import type { ColumnGroup } from './column-group.ts';
import { containers } from './containers.ts';
import { contentRuns } from './content-runs.ts';
import { cores } from './cores.ts';
import { densestStretch } from './densest-stretch.ts';
import { entrySets } from './entry-sets.ts';
import { headline } from './headline.ts';
import { labels } from './labels.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';
import { openings } from './openings.ts';
import { patterns } from './patterns.ts';
import { repeats } from './repeats.ts';
import { sections } from './sections.ts';
import type { Evidence } from './table.ts';
import { statements } from './statements.ts';
import { titleBlock } from './title-block.ts';
import { wholePage } from './whole-page.ts';

/** All groups, in the order of their columns. */
export const COLUMN_GROUPS: readonly ColumnGroup[] = [
  blockText,
  repeats,
  ancestors,
  blockPosition,
  patterns,
  entrySets,
  containers,
  cores,
  densestStretch,
  titleBlock,
  contentRuns,
  labels,
  headline,
  openings,
  statements,
  sections,
  wholePage,
];

/** Number of block columns, and of page-level ones. */
export const BLOCK_COLUMNS = COLUMN_GROUPS.reduce((sum, { columns }) => sum + columns, 0);
export const PAGE_COLUMNS = COLUMN_GROUPS.reduce((sum, { pageColumns = 0 }) => sum + pageColumns, 0);

/** Numbers in a page of memory, and those whose memory is requested in one step. */
const NUMBERS_A_PAGE = 1_024;
const NUMBERS_A_STEP = 1_048_576;

/** The evidence, and the facts that it was computed from. */
export type MeasuredPage = Evidence & { readonly facts: PageFacts };

/**
 * Computes all evidence on a page. Linear in elements and blocks.
 * Each group is one long loop over the blocks: it runs once per page, on code that is not yet compiled,
 * where each function entered costs more than the arithmetic.
 */
export function measureEvidence(page: Page): MeasuredPage {
  return finish(measureEvidenceInSteps(page));
}

/** `measureEvidence` in steps, one for each group. */
export function* measureEvidenceInSteps(page: Page): Steps<MeasuredPage> {
  const facts = yield* readPageFacts(page);
  const rows = page.outline.blocks.length;
  const width = BLOCK_COLUMNS;
  const evidence: Evidence = {
    blocks: { values: new Float32Array(rows * width), width, rows },
    page: new Float32Array(PAGE_COLUMNS),
  };
  // The system gives memory when it is first written to. For a large table this takes long, so it is done in steps.
  const { values } = evidence.blocks;
  for (let at = 0; at < values.length; at += NUMBERS_A_STEP) {
    yield;
    for (let i = at; i < at + NUMBERS_A_STEP && i < values.length; i += NUMBERS_A_PAGE) values[i] = 0;
  }
  let [first, firstOfPage] = [0, 0];
  for (const group of COLUMN_GROUPS) {
    yield;
    group.fill(facts, evidence, first, firstOfPage);
    first += group.columns;
    firstOfPage += group.pageColumns ?? 0;
  }
  return { ...evidence, facts };
}
