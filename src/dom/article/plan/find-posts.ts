import { findThread } from '../thread/find-thread.ts';
import type { PlanContext, PlanState } from './plan-state.ts';

/** Finds the posts of a thread and keeps their texts, authors and times. Lists and tables around posts hold no data. */
export function findPosts(state: PlanState, { walk, known }: PlanContext): PlanState {
  const { keep, share, container } = state.kept;
  const thread = findThread(walk, keep, share, container, known.accepted);
  if (thread === null) return state;
  const kept = [...thread.credits, ...thread.texts].map((block) => [block, true] as const);
  return {
    ...state,
    thread,
    kept: state.kept.with(kept),
    dataTables: new Set([...state.dataTables].filter((table) => !thread.carriers.has(table))),
  };
}
