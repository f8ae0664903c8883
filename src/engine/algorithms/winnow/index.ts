import { logistic } from '../../features/logistic.ts';
import { COLUMN_NAMES, measureEvidence } from '../../evidence/index.ts';
import type { Evidence, BlockTable } from '../../evidence/table.ts';
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
export const FOREST_NAME = 'winnow-forest';
const FILE = `the resource "${FOREST_NAME}" (weights/forest.txt)`;
const NEEDS = [FOREST_NAME];

/** Text with a larger share of links is called links. */
const LINKS = 0.6;

/** Why a block is in or out; words.json holds the text of each. Those of blocks that the trees alone would have decided the other way say which step did it. */
export const REASONS = ['likely', 'among-good', 'links', 'unlikely', 'copy', 'trailing-heading', 'among-bad'] as const;
type Reason = (typeof REASONS)[number];

/** The trees that tell content, and those that tell the kind of a page; without the second kinds are not told. */
export type Forests = readonly [content: PackedForest, kinds?: PackedForest];

/** Why the trees, with the older methods, would keep each block or not: `opinion` is what the methods' verdicts added to its log-odds, null where none was asked. */
export type Explain = (
  forest: Forest,
  blocks: BlockTable,
  decided: { readonly keep: ArrayLike<number>; readonly opinion: ArrayLike<number> | null },
) => string[][];

export type WinnowOptions = {
  /** Trees to decide with, in place of those that come as a resource. */
  readonly forests?: Forests;
  /** What gives reasons to who asks for them (explain.ts); handed in, so that the script which reads by default does not carry it. */
  readonly explain?: Explain;
};

/**
 * Winnow's own engine. Evidence of many kinds (src/engine/evidence) is weighed block by block by boosted trees, which also see what kind of page it is; of all
 * sets of blocks the one with the highest expected F1 is kept, entries of a list together, mended where a reader would notice, without what stands there twice. Where that is doubtful, or the page of another age, older methods'
 * verdicts count too; without the trees it decides alone, and the verdicts note it.
 */
export function winnow({ forests, explain }: WinnowOptions = {}): Algorithm {
  return {
    id: 'winnow',
    label: 'Winnow',
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
  // Of a block that was decided by what it stands among, what the trees make of it is no reason.
  const because = explain?.(forest, evidence.blocks, { keep: own, opinion }).map((reasons, b) =>
    verdicts.keep[b] === (own[b] === 1) ? reasons : [],
  );
  return { ...verdicts, ...(kind && { kind }), ...(because && { because }) };
}

/** All that follows from how probable the trees find each block of a page, 0–1; opinions of older methods are added in place. Its kind is not told. */
export function decideBy(page: Page, probability: Float32Array): Verdicts {
  return decide(page, probability).verdicts;
}

/** `own` is the decision block by block, before lists, holes and copies. */
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

/** The most probable kind of the page, by the facts of it alone. */
function kindOf(
  kinds: PackedForest,
  { blocks, page }: Evidence,
): { readonly name: PageKind; readonly probability: number } {
  const votes = vote(growForest(kinds, blocks.width, page));
  let best = 0;
  for (let k = 1; k < votes.length; k++) if (votes[k]! > votes[best]!) best = k;
  return { name: kinds.classes![best] as PageKind, probability: votes[best]! };
}

/** What decided each block, by the decisions one after the other: block by block, with lists as one, mended, without copies. */
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
    else reason.push(linkChars > LINKS * chars ? 'links' : 'unlikely');
  }
  return reason;
}

/** The last text that was parsed: a page that is read again, or a benchmark, parses it once. */
let parsed: { readonly text: string; readonly forests: Forests | null } | null = null;

/** Null where the trees are not there or of no use; a reader is told by the note, a developer by the test of the file. */
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
