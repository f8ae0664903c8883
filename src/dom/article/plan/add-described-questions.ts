import { type PlanContext, type PlanState, keepBlocks } from './plan-state.ts';

/** Adds the questions of an article that its page describes, with their answers. */
export function addDescribedQuestions(state: PlanState, { walk: { outline }, known, need }: PlanContext): PlanState {
  if (known.questions.length === 0) return state;
  return keepBlocks(state, need('rare-structure')?.questionBlocks(outline, known.questions) ?? []);
}
