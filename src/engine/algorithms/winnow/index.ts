import { EVIDENCE, gather } from '../../evidence/index.ts';
import type { Evidence, Matrix } from '../../evidence/matrix.ts';
import { decode } from '../../model/decode.ts';
import { type Forest, growForest, type PackedForest, readForests, score, vote } from '../../model/forest.ts';
import { otherReadings } from '../../model/readings.ts';
import type { Algorithm, Outline, Page, PageKind, Resources, Verdicts } from '../../types.ts';
import { withoutWeights } from '../without-weights.ts';
import { confidenceFrom } from './confidence.ts';
import { leaveOutCopies } from './copies.ts';
import { joinLists } from './lists.ts';
import { isNoArticle } from './no-article.ts';
import { mend } from './mend.ts';
import { addOpinions } from './opinions.ts';

/** Name of the resource that holds the trees. */
export const FOREST_NAME = 'winnow-forest';
const FILE = `the resource "${FOREST_NAME}" (weights/forest.txt)`;
const NEEDS = [FOREST_NAME];

/** Text with a larger share of links is called links. */
const LINKS = 0.6;

/** Why a block is in or out; public/_locales explains each as reason_<key>. */
export const REASONS = ['likely', 'among-good', 'links', 'unlikely'] as const;

/** The trees that tell content, and those that tell the kind of a page; without the second kinds are not told. */
export type Forests = readonly [content: PackedForest, kinds?: PackedForest];

/** Reasons for each block: `opinion` is what older methods' verdicts added to its log-odds, null where none was asked. */
export type Explain = (forest: Forest, blocks: Matrix, decided: { readonly keep: readonly boolean[]; readonly opinion: ArrayLike<number> | null }) => string[][];

export type WinnowOptions = {
  /** Trees to decide with, in place of those that come as a resource. */
  readonly forests?: Forests;
  /** What gives reasons to who asks for them (explain.ts); handed in, so that the script which reads by default does not carry it. */
  readonly explain?: Explain;
};

/**
 * Winnow's own engine. Evidence of many kinds (src/engine/evidence) is weighed block by block by boosted trees, which also see what kind of page it is; of all
 * sets of blocks the one with the highest expected F1 is kept, entries of a list together, and mended where a reader would notice. Where that is doubtful, or the page of another age, older methods'
 * verdicts count too; without the trees it decides alone, and the verdicts note it.
 */
export function winnow({ forests, explain }: WinnowOptions = {}): Algorithm {
  return {
    id: 'winnow',
    label: 'Winnow',
    ...(forests === undefined && { needs: () => NEEDS }),
    classify(page, resources = {}, wish = {}) {
      const known = forests ?? forestsFrom(resources);
      return known ? classify(page, known, wish.explain ? explain : undefined) : withoutWeights(page, FOREST_NAME);
    },
  };
}

function classify(page: Page, [content, kinds]: Forests, explain: WinnowOptions['explain']): Verdicts {
  const evidence = gather(page);
  const { width, rows } = evidence.blocks;
  const forest = growForest(content, width, evidence.page);
  const probability = score(forest, evidence.blocks);
  for (let b = 0; b < probability.length; b++) probability[b] = 1 / (1 + Math.exp(-probability[b]!));
  const kind = kinds && rows > 0 ? kindOf(kinds, evidence) : undefined;
  const { verdicts, opinion } = decide(page, probability, kind?.name);
  return { ...verdicts, ...(kind && { kind }), ...(explain && { because: explain(forest, evidence.blocks, { keep: verdicts.keep, opinion }) }) };
}

/** All that follows from how probable the trees find each block of a page, 0–1; opinions of older methods are added in place. Its kind is not told. */
export function decideBy(page: Page, probability: Float32Array): Verdicts {
  return decide(page, probability).verdicts;
}

function decide(page: Page, probability: Float32Array, kind?: PageKind): { readonly verdicts: Verdicts; readonly opinion: Float32Array | null } {
  const { outline } = page;
  const words = Int32Array.from(outline.blocks, (block) => block.words);
  let { expected } = decode(probability, words);
  const opinion = addOpinions(page, probability, { expected, kind });
  if (opinion) ({ expected } = decode(probability, words));
  const joined = joinLists(outline, probability);
  const { keep, threshold } = decode(joined, words);
  const mended = leaveOutCopies(outline, mend(outline, { keep, probability: joined, threshold }), joined);
  const verdicts = {
    keep: Array.from(mended, (flag) => flag === 1),
    score: joined,
    reason: reasonsFor(outline, keep, mended),
    confidence: mended.includes(1) ? confidenceFrom(expected) : 0,
    refuse: isNoArticle(probability, words, expected) ? ('no-article' as const) : null,
    others: otherReadings(outline, joined, mended).map((other) => ({ keep: Array.from(other.keep, (flag) => flag === 1), confidence: confidenceFrom(other.expected) })),
  };
  return { verdicts, opinion };
}

/** The most probable kind of the page, by the facts of it alone. */
function kindOf(kinds: PackedForest, { blocks, page }: Evidence): { readonly name: PageKind; readonly probability: number } {
  const votes = vote(growForest(kinds, blocks.width, page));
  let best = 0;
  for (let k = 1; k < votes.length; k++) if (votes[k]! > votes[best]!) best = k;
  return { name: kinds.classes![best] as PageKind, probability: votes[best]! };
}

function reasonsFor({ blocks }: Outline, chosen: Uint8Array, kept: Uint8Array): string[] {
  const reason: (typeof REASONS)[number][] = [];
  for (let b = 0; b < blocks.length; b++) {
    const { linkChars, chars } = blocks[b]!;
    if (kept[b]) reason.push(chosen[b] ? 'likely' : 'among-good');
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
    const [content, kinds] = readForests(text, EVIDENCE, FILE);
    if (!content) return null;
    return kinds ? [content, kinds] : [content];
  } catch {
    return null;
  }
}
