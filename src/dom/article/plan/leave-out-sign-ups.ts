import { itemAt } from '../../../engine/outline-tree.ts';
import { matchesOf } from '../../safe-dom.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { ADDRESS_FIELDS } from '../parts/address-fields.ts';
import { leaveOutBlocks, type PlanContext, type PlanState } from './plan-state.ts';

/** Leaves out boxes in the article that ask for an address. A person may have chosen one, and a thread has others. */
export function leaveOutSignUps(state: PlanState, { walk, known, need }: PlanContext): PlanState {
  const { container, share } = state.kept;
  const { elements } = walk.outline;
  const hasField =
    container >= 0 &&
    !known.isChosen &&
    elements
      .slice(container, itemAt(elements, container).end)
      .some(({ tag }, i) => tag === 'input' && matchesOf(nodeAt(walk, container + i), ADDRESS_FIELDS));
  return hasField ? leaveOutBlocks(state, need('rare-structure')?.signUpBlocks(walk, share) ?? []) : state;
}
