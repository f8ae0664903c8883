import { ancestorNames } from './ancestors.ts';
import { blockPositionNames } from './block-position.ts';
import { blockTextNames } from './block-text.ts';
import { containerNames } from './containers.ts';
import type { ColumnNames } from './column-group.ts';
import { contentRunNames } from './content-runs.ts';
import { coreNames } from './cores.ts';
import { densestStretchNames } from './densest-stretch.ts';
import { entrySetNames } from './entry-sets.ts';
import { headlineNames } from './headline.ts';
import { labelNames } from './labels.ts';
import { openingNames } from './openings.ts';
import { patternNames } from './patterns.ts';
import { repeatNames } from './repeats.ts';
import { sectionNames } from './sections.ts';
import { statementNames } from './statements.ts';
import { titleBlockNames } from './title-block.ts';
import { wholePageNames } from './whole-page.ts';

/** Names of the columns of each group, in the order of COLUMN_GROUPS. */
export const NAMES_OF_GROUPS: readonly ColumnNames[] = [
  blockTextNames(),
  repeatNames(),
  ancestorNames(),
  blockPositionNames(),
  patternNames(),
  entrySetNames(),
  containerNames(),
  coreNames(),
  densestStretchNames(),
  titleBlockNames(),
  contentRunNames(),
  labelNames(),
  headlineNames(),
  openingNames(),
  statementNames(),
  sectionNames(),
  wholePageNames(),
];

/** Names of all columns: first those of the block table, then the page-level ones. */
export const COLUMN_NAMES: readonly string[] = [
  ...NAMES_OF_GROUPS.flatMap(({ blocks }) => blocks),
  ...NAMES_OF_GROUPS.flatMap(({ page = [] }) => page),
];
