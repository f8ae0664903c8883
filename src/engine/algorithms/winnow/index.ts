import { EVIDENCE, gather } from '../../evidence/index.ts';
import { decode } from '../../model/decode.ts';
import { type Forest, parseForests, score } from '../../model/forest.ts';
import { otherReadings } from '../../model/readings.ts';
import type { Algorithm, Outline, Page, Resources, Verdicts, Wish } from '../../types.ts';
import { withoutWeights } from '../without-weights.ts';
import { confidenceFrom } from './confidence.ts';
import { explain } from './explain.ts';
import { mend } from './mend.ts';

/** Name of the resource that holds the trees. */
export const FOREST_NAME = 'winnow-forest';
const FILE = `the resource "${FOREST_NAME}" (weights/forest.txt)`;
const NEEDS = [FOREST_NAME];

/** Text with a larger share of links is called links. */
const LINKS = 0.6;

/** Why a block is in or out; public/_locales explains each as reason_<key>. */
export const REASONS = ['likely', 'among-good', 'links', 'unlikely'] as const;

export type WinnowOptions = {
  /** Trees to decide with, in place of those that come as a resource. */
  readonly forest?: Forest;
};

/**
 * Winnow's own engine. Evidence of many kinds (src/engine/evidence) is weighed block by block by boosted trees, which also see what kind of page it is; of all
 * sets of blocks the one with the highest expected F1 is kept, and mended where a reader would notice. Without its trees the div scorer decides, and the
 * verdicts note it.
 */
export function winnow({ forest }: WinnowOptions = {}): Algorithm {
  return {
    id: 'winnow',
    label: 'Winnow',
    ...(forest === undefined && { needs: () => NEEDS }),
    classify(page, resources = {}, wish = {}) {
      const known = forest ?? forestFrom(resources);
      return known ? classify(page, known, wish) : withoutWeights(page, FOREST_NAME);
    },
  };
}

function classify(page: Page, forest: Forest, wish: Wish): Verdicts {
  const { outline } = page;
  const evidence = gather(page);
  const probability = score(forest, evidence);
  const words = new Int32Array(outline.blocks.length);
  for (let b = 0; b < words.length; b++) {
    probability[b] = 1 / (1 + Math.exp(-probability[b]!));
    words[b] = outline.blocks[b]!.words;
  }
  const { keep, expected, threshold } = decode(probability, words);
  const mended = mend(outline, { keep, probability, threshold });
  return {
    keep: Array.from(mended, (flag) => flag === 1),
    score: probability,
    reason: reasonsFor(outline, keep, mended),
    confidence: mended.includes(1) ? confidenceFrom(expected) : 0,
    others: otherReadings(outline, probability, mended).map((other) => ({ keep: Array.from(other.keep, (flag) => flag === 1), confidence: confidenceFrom(other.expected) })),
    ...(wish.explain && { because: explain(forest, evidence, mended) }),
  };
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
let parsed: { readonly text: string; readonly forest: Forest | null } | null = null;

/** Null where the trees are not there or of no use; a reader is told by the note, a developer by the test of the file. */
function forestFrom(resources: Resources): Forest | null {
  const text = resources[FOREST_NAME];
  if (text === undefined) return null;
  if (parsed?.text !== text) parsed = { text, forest: readOrNull(text) };
  return parsed.forest;
}

function readOrNull(text: string): Forest | null {
  try {
    return parseForests(text, EVIDENCE, FILE)[0] ?? null;
  } catch {
    return null;
  }
}
