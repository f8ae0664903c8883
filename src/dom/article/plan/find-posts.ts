import type { Steps } from '../../../engine/steps.ts';
import { mayHoldPosts } from '../thread/may-hold-posts.ts';
import { hasKnownPost } from '../thread/post-signs.ts';
import type { PlanContext, PlanState } from './plan-state.ts';

/** Finds the posts of a thread and keeps their texts, authors and times. Lists and tables around posts hold no data. */
export function* findPosts(state: PlanState, { walk, known, need }: PlanContext): Steps<PlanState> {
  const { keep, share, container } = state.kept;
  const hasPosts =
    known.isLive || hasKnownPost(walk) || (container >= 0 && (yield* mayHoldPosts(walk, share.kept, container)));
  if (!hasPosts) return state;
  const thread = need('rare-structure')?.findThread(walk, keep, share, container, known);
  if (!thread) return state;
  // The comments below an article are no part of it.
  if (thread.posts.size === 0) return { ...state, kept: state.kept.with(thread.furniture.map((b) => [b, false])) };
  const kept = [...thread.credits, ...thread.texts].map((block) => [block, true] as const);
  return {
    ...state,
    thread,
    kept: state.kept.with(kept),
    dataTables: new Set([...state.dataTables].filter((table) => !thread.carriers.has(table))),
  };
}
