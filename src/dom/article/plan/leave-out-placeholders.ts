import { closest, firstRunOf, itemAt } from '../../../engine/outline-tree.ts';
import { isCodeBlock } from '../parts/code-blocks.ts';
import { leaveOutBlocks, type PlanContext, type PlanState } from './plan-state.ts';

/** A line that a program should have replaced: "{{ offer }}", "[form id=3]". */
const PLACEHOLDER = /^(?:\{\{[^{}]{1,200}\}\}|\[[a-z_-]{3,30}(?: [a-z_-]{1,30}=[^[\]]{1,200})\])$/;

/** Leaves out placeholders of templates that the page shows by mistake. Code may be about them. */
export function leaveOutPlaceholders(state: PlanState, { walk: { outline } }: PlanContext): PlanState {
  const { elements, blocks, runs } = outline;
  const isInCode = (b: number): boolean =>
    closest(elements, itemAt(runs, firstRunOf(runs, b)).element, (one) => one.tag === 'code' || isCodeBlock(one)) >= 0;
  const found = state.kept.keep.flatMap((isKept, b) =>
    isKept && PLACEHOLDER.test(itemAt(blocks, b).text) && !isInCode(b) ? [b] : [],
  );
  return leaveOutBlocks(state, found);
}
