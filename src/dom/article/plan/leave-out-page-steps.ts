import { NEXT_WORDS, PREVIOUS_WORDS } from '../../pagination/page-words.ts';
import { linkAround } from '../parts/link-around.ts';
import { type PlanContext, type PlanState, leaveOutBlocks } from './plan-state.ts';

/** A line of links to the pages before and after has at most this many words. */
const MOST_WORDS = 30;
const ARROW = /[«‹←⟵<»›→⟶>|]/g;
const ARROWS = /^[\s«‹←⟵<»›→⟶>|]+/;

/**
 * Leaves out lines that consist of links to the page before or after: each of their links begins with a word for
 * "previous" or "next".
 */
export function leaveOutPageSteps(state: PlanState, { walk }: PlanContext): PlanState {
  const { elements, blocks, runs } = walk.outline;
  /** Per line of links: true as long as each of its links is a step. */
  const areSteps = new Map<number, boolean>();
  let before = -1;
  for (const { element, block, start, end } of runs) {
    const { text, words, linkChars, chars } = blocks[block]!;
    if (!state.kept.keep[block] || words > MOST_WORDS) continue;
    // Each arrow beside a link has a space.
    if (linkChars < chars - 1 - 2 * (text.match(ARROW)?.length ?? 0)) continue;
    const link = linkAround(elements, element);
    // Only the first text of a link says what the link is.
    if (link >= 0 && link !== before)
      areSteps.set(block, areSteps.get(block) !== false && isStep(text.slice(start, end)));
    if (link >= 0) before = link;
  }
  return leaveOutBlocks(
    state,
    [...areSteps.keys()].filter((block) => areSteps.get(block)),
  );
}

function isStep(label: string): boolean {
  const [first = ''] = label.replace(ARROWS, '').toLowerCase().split(/[\s:]/u);
  return NEXT_WORDS.has(first) || PREVIOUS_WORDS.has(first);
}
