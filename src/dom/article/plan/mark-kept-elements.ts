import type { Outline } from '../../../engine/types.ts';
import type { PlanContext, PlanState } from './plan-state.ts';

/** Marks every element that is or holds something kept, and every cell of a kept row, so that columns stay aligned. */
export function markKeptElements(state: PlanState, { walk: { outline } }: PlanContext): PlanState {
  const { elements, runs } = outline;
  const { keep } = state.kept;
  const holds = new Uint8Array(elements.length);
  for (let i = 0; i < runs.length; i++) {
    const { element, block } = runs[i]!;
    if (keep[block]) holds[element] = 1;
  }
  for (const index of [...state.media.keys(), ...state.notes.keys()]) holds[index] = 1;
  for (let i = elements.length - 1; i > 0; i--) {
    if (holds[i] === 0) continue;
    const { parent } = elements[i]!;
    if (parent >= 0) holds[parent] = 1;
  }
  markCells(outline, holds);
  return { ...state, holds };
}

function markCells({ elements }: Outline, holds: Uint8Array): void {
  for (let i = 1; i < elements.length;) {
    const { tag, role, parent, end } = elements[i]!;
    if ((tag === 'td' || tag === 'th' || role === 'cell' || role === 'gridcell') && holds[parent] === 1) holds[i] = 1;
    i = holds[i] === 1 ? i + 1 : end;
  }
}
