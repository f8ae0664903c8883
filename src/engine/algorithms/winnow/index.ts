import { linkDensity } from '../../features/link-density.ts';
import { logistic } from '../../features/logistic.ts';
import { COLUMN_NAMES, measureEvidence } from '../../evidence/index.ts';
import type { BlockTable, Evidence } from '../../evidence/table.ts';
import { decode } from '../../model/decode.ts';
import { type Forest, growForest, type PackedForest, readForests, score, vote } from '../../model/forest.ts';
import { rankAlternatives } from '../../model/alternatives.ts';
import type { Algorithm, Outline, Page, PageKind, Resources, Verdicts } from '../../types.ts';
import { divScorerFallback } from '../div-scorer-fallback.ts';
import { confidenceFrom } from './confidence.ts';
import { dropCopies } from './drop-copies.ts';
import { joinLists } from './join-lists.ts';
import { isNoArticle } from './no-article.ts';
import { mend } from './mend.ts';
import { addOpinions } from './opinions.ts';

/** Name of the resource that holds the trees. */
export const FOREST_NAME = 'winnow-weights';
const FILE = `the resource "${FOREST_NAME}" (weights/forest.txt)`;
const NEEDS = [FOREST_NAME];

/** Dropped blocks with a higher link density have the reason 'links'. */
const LINKS = 0.6;

/** Reasons; words.json holds the text of each. If a later step overrides the trees, the reason names that step. */
export const REASONS = ['likely', 'among-good', 'links', 'unlikely', 'copy', 'trailing-heading', 'among-bad'] as const;
type Reason = (typeof REASONS)[number];

/** The forest that scores blocks, and optionally the one that classifies the page. */
export type Forests = readonly [content: PackedForest, kinds?: PackedForest];

/**
 * Returns the strongest topics behind each block's decision, as keys. `keep` is the decision by probability alone,
 * `opinion` what the older algorithms added to the log-odds, or null if they were not used.
 */
export type Explain = (
  forest: Forest,
  blocks: BlockTable,
  decided: { readonly keep: ArrayLike<number>; readonly opinion: ArrayLike<number> | null },
) => string[][];

export type WinnowOptions = {
  /** Forests to use in place of the resource. */
  readonly forests?: Forests;
  /** The function of explain.ts, passed in so that the default script does not have to contain it. */
  readonly explain?: Explain;
};

/**
 * Winnow's learned algorithm. Boosted trees turn the evidence on each block (src/engine/evidence) into a probability;
 * on doubtful and on old pages, verdicts of older algorithms change it. Kept is the set of blocks with the highest
 * expected F1, with lists kept whole, small gaps closed and copies dropped.
 * Without its forest, the div scorer decides and the verdicts have a notice.
 */
export function winnow({ forests, explain }: WinnowOptions = {}): Algorithm {
  return {
    id: 'winnow',
    reasons: REASONS,
    ...(forests === undefined && { needs: () => NEEDS }),
    classify(page, resources = {}, wish = {}) {
      const known = forests ?? forestsFrom(resources);
      return known ? classify(page, known, wish.explain ? explain : undefined) : divScorerFallback(page, FOREST_NAME);
    },
  };
}

function classify(page: Page, [content, kinds]: Forests, explain: WinnowOptions['explain']): Verdicts {
  const evidence = measureEvidence(page);
  const { width, rows } = evidence.blocks;
  const forest = growForest(content, width, evidence.page);
  const probability = score(forest, evidence.blocks);
  for (let b = 0; b < probability.length; b++) probability[b] = logistic(probability[b]!);
  const kind = kinds && rows > 0 ? kindOf(kinds, evidence) : undefined;
  const { verdicts, own, opinion } = decide(page, probability, kind?.name);
  // If a later step overrode the trees, their topics do not explain the block.
  const because = explain?.(forest, evidence.blocks, { keep: own, opinion }).map((reasons, b) =>
    verdicts.keep[b] === (own[b] === 1) ? reasons : [],
  );
  return { ...verdicts, ...(kind && { kind }), ...(because && { because }) };
}

/** The verdicts for given probabilities, 0–1, which older opinions may change in place; without the page's kind. */
export function decideBy(page: Page, probability: Float32Array): Verdicts {
  return decide(page, probability).verdicts;
}

/** `own` is the decision by probability alone, before lists, gaps and copies. */
type Decided = { readonly verdicts: Verdicts; readonly own: Uint8Array; readonly opinion: Float32Array | null };

function decide(page: Page, probability: Float32Array, kind?: PageKind): Decided {
  const { outline } = page;
  const words = Int32Array.from(outline.blocks, (block) => block.words);
  let alone = decode(probability, words);
  const opinion = addOpinions(page, probability, { expected: alone.expected, kind });
  if (opinion) alone = decode(probability, words);
  const { expected } = alone;
  const joined = joinLists(outline, probability);
  const chosen = decode(joined, words);
  const mended = mend(outline, { ...chosen, probability: joined });
  const kept = dropCopies(outline, mended, joined);
  const verdicts: Verdicts = {
    keep: Array.from(kept, (flag) => flag === 1),
    score: joined,
    reason: reasonsFor(outline, [alone.keep, chosen.keep, mended, kept]),
    confidence: kept.includes(1) ? confidenceFrom(expected) : 0,
    refuse: isNoArticle(probability, words, expected) ? 'no-article' : null,
    alternatives: rankAlternatives(outline, joined, kept).map((other) => ({
      keep: Array.from(other.keep, (flag) => flag === 1),
      confidence: confidenceFrom(other.expected),
    })),
  };
  return { verdicts, own: alone.keep, opinion };
}

/** The most probable kind of the page, by the page-level columns. */
function kindOf(
  kinds: PackedForest,
  { blocks, page }: Evidence,
): { readonly name: PageKind; readonly probability: number } {
  const votes = vote(growForest(kinds, blocks.width, page));
  let best = 0;
  for (let k = 1; k < votes.length; k++) if (votes[k]! > votes[best]!) best = k;
  return { name: kinds.classes![best] as PageKind, probability: votes[best]! };
}

/** The step that decided each block: probability alone, lists, mending, or copies. */
function reasonsFor(
  { blocks }: Outline,
  [alone, chosen, mended, kept]: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array],
): Reason[] {
  const reason: Reason[] = [];
  for (let b = 0; b < blocks.length; b++) {
    const { linkChars, chars } = blocks[b]!;
    if (kept[b]) reason.push(alone[b] ? 'likely' : 'among-good');
    else if (mended[b]) reason.push('copy');
    else if (chosen[b]) reason.push('trailing-heading');
    else if (alone[b]) reason.push('among-bad');
    else reason.push(linkDensity(linkChars, chars) > LINKS ? 'links' : 'unlikely');
  }
  return reason;
}

/** Cache of the last parsed text, for repeated extractions and benchmarks. */
let parsed: { readonly text: string; readonly forests: Forests | null } | null = null;

/** Null if the resource is missing or cannot be read: the verdicts then have a notice, and a test checks the file. */
function forestsFrom(resources: Resources): Forests | null {
  const text = resources[FOREST_NAME];
  if (text === undefined) return null;
  if (parsed?.text !== text) parsed = { text, forests: readOrNull(text) };
  return parsed.forests;
}

function readOrNull(text: string): Forests | null {
  try {
    const [content, kinds] = readForests(text, COLUMN_NAMES, FILE);
    if (!content) return null;
    return kinds ? [content, kinds] : [content];
  } catch {
    return null;
  }
}
