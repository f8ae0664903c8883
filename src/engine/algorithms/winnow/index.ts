import { commentsByHeads } from '../../features/comment-heads.ts';
import { linkDensity } from '../../features/link-density.ts';
import { logistic } from '../../features/logistic.ts';
import { BLOCK_COLUMNS, measureEvidenceInSteps, PAGE_COLUMNS } from '../../evidence/index.ts';
import type { BlockTable } from '../../evidence/table.ts';
import { decode } from '../../model/decode.ts';
import { type Forest, score, vote } from '../../model/forest.ts';
import { type PackedForest, readForests } from '../../model/forest-file.ts';
import { growForest } from '../../model/grow-forest.ts';
import { rankAlternatives } from '../../model/alternatives.ts';
import { rememberLast } from '../../remember-last.ts';
import { finish, type Steps } from '../../steps.ts';
import type { Algorithm, Outline, Page, PageKind, Resources, Verdicts } from '../../types.ts';
import { confidenceFrom } from './confidence.ts';
import { kindsOfBlocks, SURE_FORUM, sureComments, takeBackEntries } from './block-kinds.ts';
import { blocksInDialogs } from './dialogs.ts';
import { decideAlike, leaveOutComments } from './decide-alike.ts';
import { dropCopies } from './drop-copies.ts';
import { joinLists } from './join-lists.ts';
import { isNoArticle } from './no-article.ts';
import { keepInnerParts } from './keep-inner-parts.ts';
import { keepProse } from './keep-prose.ts';
import { leaveOutBoxes } from './leave-out-boxes.ts';
import { leaveOutOtherPieces } from './leave-out-other-pieces.ts';
import { refuse } from '../../answer/refuse.ts';
import { findLinkList } from './link-list.ts';
import { keepHeadings, mend } from './mend.ts';

/** Name of the resource that holds the trees. */
export const FOREST_NAME = 'winnow-weights';
const NEEDS = [FOREST_NAME];

/** Kinds of pages, in the order of the second forest's classes. */
export const PAGE_KINDS: readonly PageKind[] = [
  'article',
  'documentation',
  'service',
  'forum',
  'product',
  'collection',
  'listing',
];
/** Number of columns of the content forest: the evidence, then the probability of each kind of page. */
export const CONTENT_COLUMNS = BLOCK_COLUMNS + PAGE_COLUMNS + PAGE_KINDS.length;

/** Dropped blocks with a higher link density have the reason 'links'. */
const LINKS = 0.6;

/** Reasons; words.json holds the text of each. If a later step overrides the trees, the reason names that step. */
export const REASONS = [
  'likely',
  'among-good',
  'links',
  'unlikely',
  'copy',
  'other-piece',
  'trailing-heading',
  'among-bad',
  'dialog',
  'comment',
] as const;
type Reason = (typeof REASONS)[number];
/** Reasons of blocks that are dropped whatever the content trees say. */
const OVERRIDING: ReadonlySet<string> = new Set<Reason>(['dialog', 'comment']);
/** Place of the kind "forum" among the kinds. */
const FORUM = PAGE_KINDS.indexOf('forum');
/** Types of schema.org that only threads state: all 90 pages of the open sets that state one are threads. */
const THREAD_TYPES = ['discussionforumposting', 'qapage'];
const THREAD_KIND: NonNullable<Verdicts['kind']> = { name: 'forum', probability: 1 };
/** A page may be a thread from this probability of the kind on. */
const THREAD = 0.3;

/** content: scores blocks. kinds: classifies the page. comments: finds comments among the dropped blocks. */
export type Forests = readonly [
  content: PackedForest,
  kinds?: PackedForest | undefined,
  comments?: PackedForest | undefined,
];

/**
 * Returns the strongest topics behind each block's decision, as keys. `keep` is the decision by probability alone.
 */
export type Explain = (forest: Forest, blocks: BlockTable, keep: ArrayLike<number>) => string[][];

export type WinnowOptions = {
  /** Forests to use in place of the resource. */
  readonly forests?: Forests;
  /** The function of explain.ts, passed in so that the default script does not have to contain it. */
  readonly explain?: Explain;
  /** Decides where the forest is missing; passed in for the same reason. */
  readonly fallback?: (page: Page, missing: string) => Verdicts;
};

/**
 * Winnow's learned algorithm. Boosted trees classify the page, then turn the evidence on each block
 * (src/engine/evidence) and the page's kind into a probability. Of the blocks outside dialogs and comments it keeps the
 * set with the highest expected F1. Lists are kept whole, small gaps are closed, and copies are dropped. Without its
 * forest, `fallback` decides; without that too, classify throws an Error.
 */
export function winnow({ forests, explain, fallback }: WinnowOptions = {}): Algorithm {
  return {
    id: 'winnow',
    reasons: REASONS,
    ...(forests === undefined && { needs: () => NEEDS }),
    classify(page, resources, wish) {
      return finish(this.classifyInSteps!(page, resources, wish));
    },
    *classifyInSteps(page, resources = {}, wish = {}) {
      const known = forests ?? forestsFrom(resources);
      yield;
      if (known) return yield* classify(page, known, wish.explain ? explain : undefined);
      if (fallback) return fallback(page, FOREST_NAME);
      throw new Error(
        `the resource "${FOREST_NAME}" (weights/forest.txt) is missing or cannot be read. Install Winnow again.`,
      );
    },
  };
}

/** True where the page states that it is a thread of a forum, or a question with its answers. */
function isDeclaredThread({ declaredKinds = [] }: Page): boolean {
  return THREAD_TYPES.some((type) => declaredKinds.includes(type));
}

function* classify(
  page: Page,
  [content, kinds, comments]: Forests,
  explain: WinnowOptions['explain'],
): Steps<Verdicts> {
  const evidence = yield* measureEvidenceInSteps(page);
  const { width, rows } = evidence.blocks;
  const pageValues = new Float32Array(evidence.page.length + PAGE_KINDS.length);
  pageValues.set(evidence.page);
  const votes = kinds && rows > 0 ? vote(growForest(kinds, width, evidence.page)) : null;
  if (votes) pageValues.set(votes, evidence.page.length);
  const forest = growForest(content, width, pageValues);
  const comment = comments && (yield* probabilities(growForest(comments, width, pageValues), evidence.blocks));
  const isThread = isDeclaredThread(page);
  const forum = isThread ? 1 : (votes?.[FORUM] ?? 0);
  const isComment = comment && sureComments(comment, forum);
  if (isComment) takeBackEntries(page.outline, isComment);
  if (isComment && forum < SURE_FORUM)
    commentsByHeads(page.outline)?.forEach((is, b) => {
      if (is === 1) comment[b] = isComment[b] = is;
    });
  const { verdicts, own } = yield* decide(page, yield* probabilities(forest, evidence.blocks), forum, isComment);
  yield;
  // If another step overrode the trees, their topics do not explain the block.
  const because = explain?.(forest, evidence.blocks, own).map((reasons, b) =>
    verdicts.keep[b] === (own[b] === 1) && !OVERRIDING.has(verdicts.reason[b]!) ? reasons : [],
  );
  return {
    ...verdicts,
    ...(votes && { kind: isThread ? THREAD_KIND : mostProbable(votes, kinds!.classes!) }),
    ...(comment && { kinds: kindsOfBlocks(evidence.facts, verdicts.keep, comment) }),
    ...(because && { because }),
  };
}

/** Blocks that are scored in one step. */
const BLOCKS_A_STEP = 2_000;

/** The probability of each block by a forest. */
function* probabilities(forest: Forest, { values, width, rows }: BlockTable): Steps<Float32Array> {
  const probability = new Float32Array(rows);
  for (let from = 0; from < rows; from += BLOCKS_A_STEP) {
    yield;
    const to = Math.min(rows, from + BLOCKS_A_STEP);
    const part = { values: values.subarray(from * width, to * width), width, rows: to - from };
    probability.set(score(forest, part), from);
  }
  for (let b = 0; b < rows; b++) probability[b] = logistic(probability[b]!);
  return probability;
}

/**
 * The verdicts for given probabilities (0–1), without the page's kind. Sets the probabilities of blocks in dialogs to
 * 0, in place.
 */
export function decideBy(page: Page, probability: Float32Array): Verdicts {
  return finish(decide(page, probability, 0)).verdicts;
}

/** `own` is the decision by probability alone, before lists, gaps and copies. */
type Decided = { readonly verdicts: Verdicts; readonly own: Uint8Array };

/** `forum`: the probability that the page is a thread, whose posts may have headlines and authors of their own. */
function* decide(page: Page, probability: Float32Array, forum: number, isComment?: Uint8Array): Steps<Decided> {
  const { outline } = page;
  const words = Int32Array.from(outline.blocks, (block) => block.words);
  const inDialog = blocksInDialogs(outline, probability, words);
  for (let b = 0; b < inDialog.length; b++) if (inDialog[b] || isComment?.[b]) probability[b] = 0;
  const alone = decode(probability, words);
  const { expected } = alone;
  yield;
  const joined = joinLists(outline, probability);
  const chosen = decode(joined, words);
  yield;
  const choice = { ...chosen, probability: joined };
  const mendedSets = decideAlike(outline, mend(outline, { ...choice, keep: keepProse(outline, choice) }));
  keepHeadings(outline, { ...choice, keep: mendedSets });
  leaveOutComments(outline, mendedSets);
  const whole = keepInnerParts(outline, mendedSets);
  const mended = leaveOutBoxes(outline, forum < THREAD ? leaveOutOtherPieces(page, whole) : whole);
  yield;
  const kept = dropCopies(outline, mended, joined);
  yield;
  const isNothing = isNoArticle(probability, words, expected);
  const chosenBlocks = Array.from(kept, (flag) => flag === 1);
  const linkList = isNothing || refuse(outline, chosenBlocks) !== null ? findLinkList(page) : null;
  const verdicts: Verdicts = {
    keep: linkList ?? chosenBlocks,
    score: joined,
    reason: reasonsFor(outline, [inDialog, isComment], [alone.keep, chosen.keep, whole, mended, kept]),
    confidence: kept.includes(1) ? confidenceFrom(expected) : 0,
    refuse: isNothing && linkList === null ? 'no-article' : null,
    ...(linkList && { isLinkList: true }),
    alternatives: rankAlternatives(outline, joined, kept).map((other) => ({
      keep: Array.from(other.keep, (flag) => flag === 1),
      confidence: confidenceFrom(other.expected),
    })),
  };
  return { verdicts, own: alone.keep };
}

/** The most probable kind of the page. */
function mostProbable(
  votes: Float32Array,
  names: readonly string[],
): { readonly name: PageKind; readonly probability: number } {
  const probability = Math.max(...votes);
  return { name: names[votes.indexOf(probability)] as PageKind, probability };
}

/** The step that decided each block: dialogs, comments, probability alone, lists, mending, other pieces, or copies. */
function reasonsFor(
  { blocks }: Outline,
  [inDialog, isComment]: readonly [Uint8Array, Uint8Array | undefined],
  [alone, chosen, whole, mended, kept]: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array],
): Reason[] {
  const reason: Reason[] = [];
  for (let b = 0; b < blocks.length; b++) {
    const { linkChars, chars } = blocks[b]!;
    if (inDialog[b]) reason.push('dialog');
    else if (kept[b]) reason.push(alone[b] ? 'likely' : 'among-good');
    else if (mended[b]) reason.push('copy');
    else if (whole[b]) reason.push('other-piece');
    else if (chosen[b]) reason.push('trailing-heading');
    else if (alone[b]) reason.push('among-bad');
    else if (isComment?.[b]) reason.push('comment');
    else reason.push(linkDensity(linkChars, chars) > LINKS ? 'links' : 'unlikely');
  }
  return reason;
}

/** Repeated extractions and benchmarks read the same text. */
const forestsOf = rememberLast(readOrNull);

/** Null if the resource is missing or cannot be read: the verdicts then have a notice, and a test checks the file. */
function forestsFrom(resources: Resources): Forests | null {
  const text = resources[FOREST_NAME];
  return text === undefined ? null : forestsOf(text);
}

function readOrNull(text: string): Forests | null {
  const [content, kinds, comments] = readForests(text, CONTENT_COLUMNS) ?? [];
  return content ? [content, kinds, comments] : null;
}
