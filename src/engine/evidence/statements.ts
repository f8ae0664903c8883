import { lettersOnly } from '../text/letters.ts';
import { type ColumnGroup, type ColumnNames, FAR } from './column-group.ts';

/** Shorter descriptions and blocks are not compared: they are found by chance. */
const LEAST_BLOCK = 25;
/** Letters of the beginning of a block that are compared with the description. */
const PROBE = 50;
/** A line of signs has fewer letters than this. */
const LEAST_PROBE = 15;

/** Blocks since the first block that begins like the page's description; -201 without one. */
export const statements: ColumnGroup = {
  columns: 1,
  fill({ outline, page }, { blocks: { values, width } }, first) {
    const { blocks } = outline;
    const description = lettersOnly(page.description).slice(0, PROBE);
    let described = -1;
    for (let b = 0; b < blocks.length && described < 0 && description.length >= LEAST_BLOCK; b++) {
      const { text, chars } = blocks[b]!;
      if (chars < LEAST_BLOCK) continue;
      const probe = lettersOnly(text.slice(0, 2 * PROBE)).slice(0, PROBE);
      if (probe.length >= LEAST_PROBE && probe.startsWith(description.slice(0, probe.length))) described = b;
    }
    for (let b = 0; b < blocks.length; b++)
      values[b * width + first] = described < 0 ? -FAR - 1 : Math.max(-FAR, Math.min(FAR, b - described));
  },
};

export function statementNames(): ColumnNames {
  return { blocks: ['from-description'] };
}
