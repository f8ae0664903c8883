import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { rectOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { type PostRecord, signatureOf } from './post-records.ts';

/** Above this number of posts, positions on the screen are not measured. */
const MAX_MEASURED = 500;
/** CSS pixels by which a reply may be indented from the post that it answers. */
const MIN_INDENT = 8;
const MAX_INDENT = 64;

/** How many posts each post is nested in, by nesting of elements. */
export function depthsOf(walk: Walk, records: readonly PostRecord[]): number[] {
  return rank(
    records.map(({ index }) => itemAt(walk.outline.elements, index).depth),
    records.map(({ index }) => signatureOf(walk, index)),
  );
}

/** The same by indentation on the screen; zeros where posts are not indented in steps. */
export function indentation(walk: Walk, records: readonly PostRecord[]): number[] {
  const none = records.map(() => 0);
  if (records.length > MAX_MEASURED) return none;
  const lefts = records.map(({ body }) => Math.round(rectOf(nodeAt(walk, body)).left));
  const steps = [...new Set(lefts)].sort((a, b) => a - b);
  const isIndented = steps.slice(1).every((left, i) => {
    const indent = left - (steps[i] ?? 0);
    return indent >= MIN_INDENT && indent <= MAX_INDENT;
  });
  return isIndented && lefts[0] === steps[0] ? lefts.map((left) => steps.indexOf(left)) : none;
}

/** Ranks the levels of posts with the same signature as the last one; any other post is at the top. */
function rank(levels: readonly number[], kinds: readonly string[]): number[] {
  const main = kinds.at(-1);
  const distinct = [...new Set(levels.filter((_, i) => kinds[i] === main))].sort((a, b) => a - b);
  return levels.map((level, i) => (kinds[i] === main ? distinct.indexOf(level) : 0));
}
