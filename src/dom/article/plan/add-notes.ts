import { missingNotes } from '../notes/missing-notes.ts';
import { type PlanContext, type PlanState, withChanges } from './plan-state.ts';

/** Adds the footnotes whose marks are kept. */
export function addNotes(state: PlanState, { walk }: PlanContext): PlanState {
  return withChanges(state, missingNotes(walk, state.kept.keep, state.kept.share.all), true);
}
