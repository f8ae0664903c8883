import type { Algorithm, Outline, Page, PageKind } from '../../types.ts';
import { boilerpipe } from '../boilerpipe/index.ts';
import { divScorer } from '../div-scorer/index.ts';

/** A page with a lower expected word F1 is doubtful; the others save the time of a second algorithm. */
export const DOUBT = 0.93;
/** Log-odds that a verdict adds or subtracts: the div scorer's on a doubtful page … */
export const DIV_SCORER_WEIGHT = 0.75;
/** … and Boilerpipe's on a page without sections. */
export const BOILERPIPE_WEIGHT = 1;

/** HTML5 elements that mark parts of a page. */
const SECTIONS: ReadonlySet<string> = new Set(['article', 'main', 'nav', 'section', 'time']);

/**
 * Raises the probability of blocks that older algorithms keep and lowers the others, in place: these algorithms find
 * prose on pages unlike the training data. The div scorer runs on doubtful pages; Boilerpipe on pages without HTML5
 * sections, except threads, whose short posts it drops (docs/experiments.md has the gains).
 * Returns what was added to each block's log-odds; null if neither algorithm ran.
 */
export function addOpinions(
  page: Page,
  probability: Float32Array,
  { expected, kind }: { readonly expected: number; readonly kind?: PageKind | undefined },
): Float32Array | null {
  const opinions: (readonly [algorithm: Algorithm, weight: number])[] = [];
  if (expected < DOUBT) opinions.push([divScorer(), DIV_SCORER_WEIGHT]);
  if (kind !== 'forum' && !hasSections(page.outline)) opinions.push([boilerpipe(), BOILERPIPE_WEIGHT]);
  if (opinions.length === 0) return null;
  const added = new Float32Array(probability.length);
  for (const [algorithm, weight] of opinions) {
    const { keep } = algorithm.classify(page);
    for (let b = 0; b < added.length; b++) added[b]! += keep[b] ? weight : -weight;
  }
  for (let b = 0; b < probability.length; b++) {
    const odds = (probability[b]! / (1 - probability[b]!)) * Math.exp(added[b]!);
    probability[b] = Number.isFinite(odds) ? odds / (1 + odds) : 1;
  }
  return added;
}

/** True if the page uses HTML5 elements that mark its parts. */
export function hasSections({ elements }: Outline): boolean {
  for (let i = 0; i < elements.length; i++) if (SECTIONS.has(elements[i]!.tag)) return true;
  return false;
}
