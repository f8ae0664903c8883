import type { Algorithm, Outline, Page, PageKind } from '../../types.ts';
import { boilerpipe } from '../boilerpipe/index.ts';
import { divScorer } from '../div-scorer/index.ts';

/** Pages of which the trees expect a lower word F1 than this are doubtful; the others do without what a second opinion costs. */
export const DOUBT = 0.93;
/** What a verdict adds to the trees' log-odds, or takes from them: the div scorer's on a doubtful page, Boilerpipe's on one without sections. */
export const SECOND = 0.75;
export const THIRD = 1;

/** Elements that tell parts of a page apart, since HTML 5. */
const SECTIONS: ReadonlySet<string> = new Set(['article', 'main', 'nav', 'section', 'time']);

/**
 * Makes blocks that older methods keep more probable, the others less, in place: they know stretches of prose on pages unlike those that the trees learned from. The div
 * scorer is asked on doubtful pages, by the word F1 that is expected of them, Boilerpipe on those that are marked up as pages were before HTML 5 and are no threads, whose short
 * posts it takes for nothing (bench/train/README.md has what that is worth, and what other opinions were). Returns what was added to the log-odds of each block; null where nobody was asked.
 */
export function addOpinions(
  page: Page,
  probability: Float32Array,
  { expected, kind }: { readonly expected: number; readonly kind?: PageKind | undefined },
): Float32Array | null {
  const asked: (readonly [algorithm: Algorithm, weight: number])[] = [];
  if (expected < DOUBT) asked.push([divScorer(), SECOND]);
  if (kind !== 'forum' && !hasSections(page.outline)) asked.push([boilerpipe(), THIRD]);
  if (asked.length === 0) return null;
  const added = new Float32Array(probability.length);
  for (const [algorithm, weight] of asked) {
    const { keep } = algorithm.classify(page);
    for (let b = 0; b < added.length; b++) added[b]! += keep[b] ? weight : -weight;
  }
  for (let b = 0; b < probability.length; b++) {
    const odds = (probability[b]! / (1 - probability[b]!)) * Math.exp(added[b]!);
    probability[b] = Number.isFinite(odds) ? odds / (1 + odds) : 1;
  }
  return added;
}

/** True where an element says what part of the page it is. */
export function hasSections({ elements }: Outline): boolean {
  for (let i = 0; i < elements.length; i++) if (SECTIONS.has(elements[i]!.tag)) return true;
  return false;
}
