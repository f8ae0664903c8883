import { closest } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';
import type { Thread } from '../thread/thread.ts';
import type { PlanContext, PlanState } from './plan-state.ts';

/**
 * Drops media that are in a post but not in its body: portraits and icons. Where the posts are all of the article,
 * media outside posts are dropped too.
 */
export function dropMediaOutsidePosts(state: PlanState, { walk }: PlanContext): PlanState {
  const { thread } = state;
  if (thread === null) return state;
  const media = new Map([...state.media].filter(([index]) => isInBody(walk.outline, thread, index) ?? !thread.isWhole));
  return { ...state, media };
}

/** True in the text of a post, false elsewhere in a post, undefined outside posts. */
export function isInBody({ elements }: Outline, { posts, bodies }: Thread, index: number): boolean | undefined {
  const around = closest(elements, index, (_, i) => bodies.has(i) || posts.has(i));
  return around < 0 ? undefined : bodies.has(around);
}
