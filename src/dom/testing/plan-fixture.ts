import type { Outline } from '../../engine/types.ts';
import { outlineOf } from '../../engine/testing/outline-of.ts';
import { type KnownMetadata, NOTHING_KNOWN, type PlanContext, type PlanState } from '../article/plan/plan-state.ts';
import { startPlan } from '../article/plan/start-plan.ts';
import type { Thread } from '../article/thread/thread.ts';
import type { NeedCode } from '../rare/need-code.ts';
import type { Walk } from '../walk/walk-page.ts';

/** For tests: a plan before its first step. Blocks with the word "drop" are not kept. */
export type PlanFixture = { readonly context: PlanContext; readonly state: PlanState; readonly outline: Outline };

/** For tests: the plan of markup, without a DOM and without live nodes. */
export function planOf(html: string, known: Partial<KnownMetadata> = {}): PlanFixture {
  return planOfWalk(
    { outline: outlineOf(html), elements: [], texts: [], undisplayed: [], innerTrees: [], address: '' },
    known,
  );
}

/** For tests: the plan of a walked page, without the code for rare structure unless it is given. */
export function planOfWalk(walk: Walk, known: Partial<KnownMetadata> = {}, need: NeedCode = () => null): PlanFixture {
  const keep = walk.outline.blocks.map(({ text }) => !text.includes('drop'));
  return { ...startPlan(walk, keep, { ...NOTHING_KNOWN, ...known }, need), outline: walk.outline };
}

/** For tests: the texts of the kept blocks. */
export function keptTexts({ kept }: PlanState): string[] {
  return kept.outline.blocks.flatMap(({ text }, i) => (kept.keep[i] ? [text] : []));
}

/** For tests: the texts of the blocks with a change that is not applied yet. */
export function changedTexts({ kept, changes }: PlanState): string[] {
  return [...changes.keys()].map((block) => kept.outline.blocks[block]!.text);
}

/** For tests: index of the first element with this class. */
export function indexOfClass({ elements }: Outline, name: string): number {
  return elements.findIndex(({ classes }) => classes.split(' ').includes(name));
}

/** For tests: a thread with these fields; all others are empty. */
export function threadOf(fields: Partial<Thread>): Thread {
  return {
    posts: new Map(),
    credits: new Set(),
    texts: [],
    furniture: [],
    isSilent: () => false,
    bodies: new Set(),
    carriers: new Set(),
    isWhole: false,
    ...fields,
  };
}
