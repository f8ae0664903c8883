import { lettersOnly } from '../text/letters.ts';
import { type ColumnGroup, FAR, offsetsOf } from './column-group.ts';

/** Shorter statements and blocks are not compared: they are found by chance. */
const LEAST_STATED = 200;
const LEAST_BLOCK = 25;
/** Characters from the beginning of a block that must be in the stated text, and of the description in a block. */
const PROBE = 50;
/** A line of signs has fewer letters than this and is in any text. */
const LEAST_PROBE = 15;

const NAMES = ['in-stated', 'from-description'] as const;
const AT = offsetsOf(NAMES);

/**
 * Comparison with what the page states about itself. `in-stated`: 1 if the stated text (article body, descriptions)
 * has the beginning of the block, 0 if not, -1 if there is no text to compare. `from-description`: blocks since the
 * first block that begins like the description; -201 without one.
 */
export const statements: ColumnGroup = {
  names: NAMES,
  pageNames: ['stated-blocks'],
  fill({ outline, page }, { blocks: { values, width }, page: pageValues }, first, firstOfPage) {
    const { blocks } = outline;
    const stated = lettersOnly(page.stated?.text ?? '');
    const description = lettersOnly(page.description).slice(0, PROBE);
    const hasStated = stated.length >= LEAST_STATED;
    let seeksDescription = description.length >= LEAST_BLOCK;
    let [described, found] = [-1, 0];
    for (let b = 0; b < blocks.length; b++) {
      const { text, chars } = blocks[b]!;
      const at = b * width + first + AT['in-stated'];
      values[at] = -1;
      if (chars < LEAST_BLOCK || !(hasStated || seeksDescription)) continue;
      const probe = lettersOnly(text.slice(0, 2 * PROBE)).slice(0, PROBE);
      if (probe.length < LEAST_PROBE) continue;
      if (hasStated) found += values[at] = stated.includes(probe) ? 1 : 0;
      if (seeksDescription && probe.startsWith(description.slice(0, probe.length))) {
        described = b;
        seeksDescription = false;
      }
    }
    for (let b = 0; b < blocks.length; b++)
      values[b * width + first + AT['from-description']] =
        described < 0 ? -FAR - 1 : Math.max(-FAR, Math.min(FAR, b - described));
    pageValues[firstOfPage] = found;
  },
};
