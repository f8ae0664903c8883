import { blocksWithin } from '../../src/engine/outline-tree.ts';
import type { Correction } from '../../src/article/corrections.ts';
import { correctionOf, onlyOf, type Part, partsAround, smallestParts } from '../../src/reader/tools/fix/parts.ts';
import { accountsOf, matchOf, type MeasuredPage } from './measured-page.ts';

/** Least word F1 of an article that counts as right. */
export const RIGHT = 0.95;
/** Most clicks on a page. */
const MOST_CLICKS = 30;
/** Least gain of F1 by a click. */
const LEAST_GAIN = 0.001;

export type Click = {
  readonly correction: Correction;
  readonly keep: readonly boolean[];
  readonly f1: number;
  /** How often the frame was made larger. */
  readonly level: number;
};

/**
 * The clicks of a person who sees the gold text. Each click takes the part, of any level, that improves word F1 most,
 * and keeps it, leaves it out, or keeps only this part. Ends when the article is right or no part improves it.
 */
export function clicksOf(page: MeasuredPage, most = MOST_CLICKS): Click[] {
  const clicks: Click[] = [];
  const parts = partsOf(page);
  let { keep, f1 } = page;
  while (f1 < RIGHT && clicks.length < most) {
    const best = bestClick(page, parts, keep, f1);
    if (best === null) break;
    clicks.push(best);
    ({ keep, f1 } = best);
  }
  return clicks;
}

/** The best F1 that a search for blocks finds: it keeps or leaves out one block at a time, as long as F1 improves. */
export function ceilingOf({ outline, keep: before, gold, f1 }: MeasuredPage): number {
  const match = matchOf(outline, before, gold);
  const keep = [...before];
  let best = f1;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let b = 0; b < keep.length; b++) {
      match.set(b, !keep[b]);
      if (match.f1 > best + 1e-9) {
        best = match.f1;
        keep[b] = !keep[b];
        isBetter = true;
      } else match.set(b, keep[b]!);
    }
  }
  return best;
}

type Choice = {
  readonly part: Part;
  readonly level: number;
  readonly blocks: readonly number[];
  /** Word F1 of the part alone. */
  readonly alone: number;
};
/** What a click does with a part. */
type Wish = 'leave-out' | 'keep' | 'only';

/** The parts that can be framed, each once with its lowest level. */
function partsOf({ structure, outline, keep, gold }: MeasuredPage): Choice[] {
  const nothing = outline.blocks.map(() => false);
  const match = matchOf(outline, nothing, gold);
  const found = new Map<string, Choice>();
  for (const leaf of smallestParts(structure, accountsOf(outline, keep)))
    for (const [level, part] of partsAround(structure, leaf).entries()) {
      const key = part.element === null ? `block ${String(part.first)}` : String(part.element);
      const known = found.get(key);
      if (known !== undefined && known.level <= level) continue;
      const blocks = part.element === null ? [part.first] : blocksWithin(outline, part.element);
      for (const b of blocks) match.set(b, true);
      found.set(key, { part, level, blocks, alone: match.f1 });
      for (const b of blocks) match.set(b, false);
    }
  return [...found.values()];
}

function bestClick(
  { outline, gold }: MeasuredPage,
  parts: readonly Choice[],
  keep: readonly boolean[],
  f1: number,
): Click | null {
  const match = matchOf(outline, keep, gold);
  let best: { readonly choice: Choice; readonly wish: Wish; readonly f1: number } | null = null;
  const consider = (choice: Choice, wish: Wish, now: number): void => {
    // Of equal parts, the one that needs the fewest steps is better.
    const isBetter =
      best === null ? now > f1 + LEAST_GAIN : now > best.f1 || (now === best.f1 && choice.level < best.choice.level);
    if (isBetter) best = { choice, wish, f1: now };
  };
  for (const choice of parts) {
    for (const wish of [false, true]) {
      const changed = choice.blocks.filter((b) => keep[b] !== wish);
      if (changed.length === 0) continue;
      for (const b of changed) match.set(b, wish);
      consider(choice, wish ? 'keep' : 'leave-out', match.f1);
      for (const b of changed) match.set(b, !wish);
    }
    consider(choice, 'only', choice.alone);
  }
  return clickOf(outline, keep, best);
}

function clickOf(
  outline: MeasuredPage['outline'],
  keep: readonly boolean[],
  best: { readonly choice: Choice; readonly wish: Wish; readonly f1: number } | null,
): Click | null {
  if (best === null) return null;
  const { choice, wish, f1 } = best;
  const next = wish === 'only' ? keep.map(() => false) : [...keep];
  for (const b of choice.blocks) next[b] = wish !== 'leave-out';
  const accounts = accountsOf(outline, keep);
  const correction =
    wish === 'only' ? onlyOf(choice.part, accounts) : correctionOf(choice.part, accounts, wish === 'keep');
  return { correction, keep: next, f1, level: choice.level };
}
