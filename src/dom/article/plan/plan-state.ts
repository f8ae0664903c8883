import type { DescribedQuestion } from '../../metadata/json-ld.ts';
import type { Steps } from '../../../engine/steps.ts';
import type { CorrectablePlan } from '../../corrections/corrected-plan.ts';
import type { NeedCode } from '../../rare/need-code.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { Thread } from '../thread/thread.ts';
import type { KeptText } from './kept-text.ts';

/** Metadata of the article that the views show outside the content. */
export type KnownMetadata = {
  readonly title: string;
  readonly byline: string | null;
  /** ISO 8601. */
  readonly published: string | null;
  /** Text of the accepted answer in the page's metadata; '' where there is none. */
  readonly accepted: string;
  /** True for the comments of a page, built without its article. */
  readonly isComments: boolean;
  /** True where a person chose the part of the page. */
  readonly isChosen: boolean;
  /** True where the page's metadata says that it is a live blog. */
  readonly isLive: boolean;
  /** Amounts that the page states as prices of its product. */
  readonly prices: ReadonlySet<number>;
  /** Questions that the page states as a part of the article. */
  readonly questions: readonly DescribedQuestion[];
};

export const NOTHING_KNOWN: KnownMetadata = {
  title: '',
  byline: null,
  published: null,
  accepted: '',
  isComments: false,
  isChosen: false,
  isLive: false,
  prices: new Set(),
  questions: [],
};

/** What all steps read and no step changes. */
export type PlanContext = {
  readonly walk: Walk;
  readonly known: KnownMetadata;
  readonly need: NeedCode;
  /** True for a data table, a listing or a formula: it is kept or left out as a whole. */
  readonly isUnit: (element: number) => boolean;
  /** False where the page has no unit. */
  readonly hasUnits: boolean;
};

/** The plan as far as it is decided. */
export type PlanState = Pick<CorrectablePlan, 'media'> & {
  readonly kept: KeptText;
  /**
   * Blocks that steps chose to keep (true) or to leave out (false). `applyChanges` applies them; until then all steps
   * see the same kept text, so their order does not matter.
   */
  readonly changes: ReadonlyMap<number, boolean>;
  /** The title above the text: the known one, or the repeated heading where that is longer. */
  readonly title: string;
  /** Indices of the tables that hold data. */
  readonly dataTables: ReadonlySet<number>;
  /** The page's thread; null where the article is not one. */
  readonly thread: Thread | null;
  /** Content of notes that the page hides, by the index of their marks; null for text that became such a note. */
  readonly notes: ReadonlyMap<number, Element | null>;
  /** Labels of kept panes of tabs, by the index of the pane. */
  readonly labels: ReadonlyMap<number, string>;
  /** Index of the lowest element around all kept text; -1 where nothing is kept. */
  readonly container: number;
  /** Characters of text per element, kept or not. */
  readonly chars: Float64Array;
  /** Characters of all kept text. */
  readonly total: number;
  /** Buttons in and around listings, by element index. */
  readonly controls: ReadonlySet<number>;
  /** Levels to add to each heading. */
  readonly shift: 0 | 1;
  /** 1 where an element is or holds something kept, and for all cells of a kept row. */
  readonly holds: Uint8Array;
};

/** One step of the plan, at once or in steps. Returns a new state, or the same one where nothing changes. */
export type PlanStep = (state: PlanState, context: PlanContext) => PlanState | Steps<PlanState>;

/** The state with these blocks marked to be kept. */
export function keepBlocks(state: PlanState, blocks: readonly number[]): PlanState {
  return withChanges(
    state,
    blocks.map((block) => [block, true]),
  );
}

/** The state with these blocks marked to be left out. */
export function leaveOutBlocks(state: PlanState, blocks: readonly number[]): PlanState {
  return withChanges(
    state,
    blocks.map((block) => [block, false]),
  );
}

function withChanges(state: PlanState, changes: readonly (readonly [block: number, keep: boolean])[]): PlanState {
  return changes.length === 0 ? state : { ...state, changes: new Map([...state.changes, ...changes]) };
}
