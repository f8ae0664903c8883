import type { Algorithm, Page, Verdicts } from '../../types.ts';
import { believe, type Belief } from './believe.ts';
import { confidenceOf } from './confidence.ts';
import { narrowToCore } from './core.ts';
import { cutLinkRows, fillHoles, isListing, keepEntries, type Ground } from './mend.ts';
import { findRegion } from './region.ts';
import { setScene, type Scene } from './scene.ts';
import { SIGNALS } from './signals/index.ts';
import { surroundings } from './surroundings.ts';

/** Why a block is in or out; words.json holds the text of each. What is out for a signal carries the signal's id. */
export const REASONS: readonly string[] = [
  'region',
  'joined',
  'entry',
  'outside-region',
  ...SIGNALS.map(({ signal }) => signal.id),
];

export type DivScorerOptions = {
  /** 'single': the one best candidate, as text 002 has it. 'region': the part of the page that is worth most. */
  readonly form?: 'single' | 'region';
  /** Join and cut by surroundings, core and block; false gives the literal form. Only the region form is mended. */
  readonly mend?: boolean;
};

/** Surroundings that lower a belief this much or more are no plain ground. */
const PLAIN_FACTOR = 0.9;

/**
 * The div-candidate scorer of text 002: structural elements with the text of nested ones taken out are candidates; six bounded signals raise or lower the belief
 * in each. algorithms/README.md tells both forms, what was added and the measured figures.
 */
export function divScorer({ form = 'region', mend = true }: DivScorerOptions = {}): Algorithm {
  if (form === 'single')
    return { id: 'div-scorer-single', label: 'Div scorer, single winner', reasons: REASONS, classify: classifySingle };
  if (!mend)
    return {
      id: 'div-scorer-literal',
      label: 'Div scorer, literal region',
      reasons: REASONS,
      classify: classifyRegion,
    };
  return { id: 'div-scorer', label: 'Div scorer', reasons: REASONS, classify: classifyMended };
}

function classifySingle(page: Page): Verdicts {
  const scene = setScene(page);
  const belief = believe(scene);
  const winner = belief.score.reduce((best, score, i) => (score > belief.score[best]! ? i : best), 0);
  const inside = belief.score.map((_, i) => (i === winner ? 1 : 0));
  return verdicts(scene, belief, blocksInside(scene, inside));
}

function classifyRegion(page: Page): Verdicts {
  const scene = setScene(page);
  const belief = believe(scene);
  const { inside } = findRegion(scene.outline, weigh(scene, belief.likeness));
  return verdicts(scene, belief, blocksInside(scene, inside));
}

function classifyMended(page: Page): Verdicts {
  const scene = setScene(page);
  const belief = believe(scene);
  const factor = surroundings(scene.outline);
  const candidates = weigh(
    scene,
    belief.likeness.map((likeness, i) => likeness * factor[scene.candidates[i]!.element]!),
  );
  const { core, inside } = narrowToCore(scene.outline, candidates, findRegion(scene.outline, candidates));
  const ground: Ground = { outline: scene.outline, plain: plainBlocks(scene, factor) };
  const article = cutLinkRows(ground, fillHoles(ground, blocksInside(scene, inside), core));
  const listing = isListing(ground, article);
  return listing ? verdicts(scene, belief, keepEntries(ground, article), 'entry') : verdicts(scene, belief, article);
}

/** 1 for blocks that no control holds and no surroundings speak against. */
function plainBlocks({ outline, inControl }: Scene, factor: Float64Array): Uint8Array {
  const plain = new Uint8Array(outline.blocks.length);
  for (let i = 0; i < plain.length; i++) {
    const { element } = outline.blocks[i]!;
    if (!inControl[element] && factor[element]! >= PLAIN_FACTOR) plain[i] = 1;
  }
  return plain;
}

function weigh({ candidates }: Scene, likeness: ArrayLike<number>) {
  return candidates.map(({ element, chars }, i) => ({ element, chars, likeness: likeness[i]! }));
}

function blocksInside({ candidates, outline }: Scene, inside: ArrayLike<number>): Uint8Array {
  const keep = new Uint8Array(outline.blocks.length);
  candidates.forEach(({ blocks }, i) => {
    if (inside[i]) for (const b of blocks) keep[b] = 1;
  });
  return keep;
}

/** `entry` is the reason of blocks that are kept for no belief in them. */
function verdicts(
  { candidates, outline }: Scene,
  belief: Belief,
  keep: Uint8Array,
  joined: 'joined' | 'entry' = 'joined',
): Verdicts {
  const score = new Float32Array(keep.length);
  const reason: string[] = [];
  const kept: boolean[] = [];
  for (let b = 0; b < keep.length; b++) {
    kept.push(keep[b] === 1);
    reason.push(keep[b] ? joined : 'outside-region');
  }
  candidates.forEach(({ blocks }, i) => {
    for (const b of blocks) {
      score[b] = belief.likeness[i]!;
      if (joined === 'joined' || !keep[b]) reason[b] = keep[b] ? 'region' : belief.weakest[i] || 'outside-region';
    }
  });
  return {
    keep: kept,
    score,
    reason,
    confidence: confidenceOf(outline, { keep, likeness: score, isListing: joined === 'entry' }),
  };
}
