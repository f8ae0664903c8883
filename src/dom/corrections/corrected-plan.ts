import { blocksWithin, itemAt } from '../../engine/outline-tree.ts';
import { PERSON_REASONS } from '../../article/blocks.ts';
import type { Correction } from '../../article/corrections.ts';
import type { RuleResult } from '../../article/extraction.ts';
import type { Rule } from '../../article/rules.ts';
import { keptWords } from '../../engine/text/kept-words.ts';
import type { Outline } from '../../engine/types.ts';
import { mediaWithin } from '../article/media/media-within.ts';
import type { MediaKind } from '../article/parts/media-kinds.ts';
import { LEAST_LEFT } from './least-shares.ts';

/**
 * The parts of a plan that a correction changes or reads. The type of the whole plan takes them from here, because its
 * module imports this code.
 */
export type CorrectablePlan = {
  /** Parallel to outline.blocks. */
  readonly keep: readonly boolean[];
  /** Kept media by element index. */
  readonly media: ReadonlyMap<number, MediaKind>;
  /** The page's thread, whose credits and buttons the views show in their own way; null without one. */
  readonly thread: { readonly credits: ReadonlySet<number>; readonly furniture: readonly number[] } | null;
};

/** A rule and the indices of the elements that it names. `texts`: the blocks, if it names texts in them; else null. */
export type Matched = {
  readonly rule: Rule;
  readonly found: readonly number[];
  readonly texts: readonly number[] | null;
};
type Reason = { readonly keep: boolean; readonly reason: string };

/** Applies rules, then corrections, to a finished plan. */
export class CorrectedPlan {
  readonly reasons = new Map<number, Reason>();
  readonly results: RuleResult[] = [];

  constructor(
    private readonly outline: Outline,
    private readonly rules: readonly Matched[],
    private readonly corrections: readonly Correction[],
  ) {}

  /** The plan with all changes. `nodes`: the live elements. */
  apply(before: CorrectablePlan, nodes: readonly Element[]): CorrectablePlan {
    this.reasons.clear();
    this.results.length = 0;
    let state = before;
    const least = LEAST_LEFT * keptWords(this.outline, before.keep);
    for (const { rule, found, texts } of this.rules) {
      const keep = rule.action === 'keep';
      const changes = new Map<number, Reason>();
      let next = state;
      const change = { keep, reason: PERSON_REASONS.rule };
      if (texts !== null) next = setBlocks(next, texts, change, changes);
      else for (const index of found) next = this.#change(next, nodes, index, change, changes);
      const isEmptied = !keep && keptWords(this.outline, next.keep) < least;
      this.results.push({
        id: rule.id,
        matched: (texts ?? found).length,
        ...(isEmptied && { problem: 'empties' as const }),
      });
      if (isEmptied) continue;
      state = next;
      for (const [block, own] of changes) this.reasons.set(block, own);
    }
    for (const correction of this.corrections) {
      const { block, keep, element } = correction;
      if (correction.only) state = this.#withoutOthers(state, correction);
      const change = { keep, reason: PERSON_REASONS.hand };
      // Where the plan has the block already, the builder may still leave it out, and says so.
      if (element === undefined && keep && !isCredit(state, block)) this.reasons.set(block, change);
      state =
        element === undefined
          ? setBlocks(state, [block], change, this.reasons)
          : this.#change(state, nodes, element, change, this.reasons);
    }
    return state;
  }

  /** Leaves out all text and media outside the part that a correction names. */
  #withoutOthers(state: CorrectablePlan, { block, element }: Correction): CorrectablePlan {
    const { outline } = this;
    const own = new Set(element === undefined ? [block] : blocksWithin(outline, element));
    const others = outline.blocks.flatMap((_, b) => (own.has(b) ? [] : [b]));
    const [first, end] = element === undefined ? [0, 0] : [element, itemAt(outline.elements, element).end];
    const media = new Map([...state.media].filter(([medium]) => medium >= first && medium < end));
    return { ...setBlocks(state, others, { keep: false, reason: PERSON_REASONS.hand }, this.reasons), media };
  }

  /** Keeps an element with all its text and pictures, or leaves it out. */
  #change(
    state: CorrectablePlan,
    nodes: readonly Element[],
    index: number,
    change: Reason,
    reasons: Map<number, Reason>,
  ): CorrectablePlan {
    const blocks = setBlocks(state, blocksWithin(this.outline, index), change, reasons);
    return { ...blocks, media: this.#mediaWith(state.media, nodes, index, change) };
  }

  #mediaWith(
    before: ReadonlyMap<number, MediaKind>,
    nodes: readonly Element[],
    index: number,
    { keep }: Reason,
  ): ReadonlyMap<number, MediaKind> {
    const { end } = itemAt(this.outline.elements, index);
    const media = new Map(before);
    if (!keep) {
      for (const medium of before.keys()) if (medium >= index && medium < end) media.delete(medium);
      return media;
    }
    for (const [medium, kind] of mediaWithin(this.outline, nodes, index, end, index)) media.set(medium, kind);
    return media;
  }
}

/** The plan with these blocks kept or left out. Credits and buttons of posts are never kept: the views show them. */
function setBlocks(
  state: CorrectablePlan,
  blocks: readonly number[],
  change: Reason,
  reasons: Map<number, Reason>,
): CorrectablePlan {
  const { keep } = change;
  const changed = blocks.filter((b) => state.keep[b] !== keep && !(keep && isCredit(state, b)));
  if (changed.length === 0) return state;
  for (const block of changed) reasons.set(block, change);
  const kept = [...state.keep];
  for (const block of changed) kept[block] = keep;
  return { ...state, keep: kept };
}

function isCredit({ thread }: CorrectablePlan, block: number): boolean {
  return thread !== null && (thread.furniture.includes(block) || thread.credits.has(block));
}
