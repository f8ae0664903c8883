import { NEXT_WORDS, PREVIOUS_WORDS } from '../../pagination/page-words.ts';
import { type PlanContext, type PlanState, withChanges } from './plan-state.ts';

/** A line of links to the pages before and after has at most this many words. */
const MOST_WORDS = 30;
const ARROWS = /^[\s«‹←⟵<»›→⟶>|]+/;

/**
 * Leaves out lines that consist of links to the page before or after: each of their links begins with a word for
 * "previous" or "next".
 */
export function leaveOutPageSteps(state: PlanState, { walk }: PlanContext): PlanState {
  const { elements, blocks, runs } = walk.outline;
  const links = new Map<number, number>();
  const steps = new Map<number, number>();
  for (const { element, block, start, end } of runs) {
    const { text, words, linkChars, chars } = blocks[block]!;
    if (!state.kept.keep[block] || words > MOST_WORDS || linkChars < chars - 1 || elements[element]!.tag !== 'a')
      continue;
    links.set(block, (links.get(block) ?? 0) + 1);
    if (isStep(text.slice(start, end))) steps.set(block, (steps.get(block) ?? 0) + 1);
  }
  return withChanges(
    state,
    [...steps.keys()].filter((block) => steps.get(block) === links.get(block)),
    false,
  );
}

function isStep(label: string): boolean {
  const [first = ''] = label.replace(ARROWS, '').toLowerCase().split(/[\s:]/u);
  return NEXT_WORDS.has(first) || PREVIOUS_WORDS.has(first);
}
