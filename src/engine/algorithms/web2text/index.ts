import type { Algorithm, Page, Resources, Verdicts } from '../../types.ts';
import { withoutWeights } from '../without-weights.ts';
import { confidenceOf } from './confidence.ts';
import { beliefsOf, keepingThreshold, labelsAbove, withThreshold } from './expected-f1.ts';
import { forward, logProbabilities, outputsOf } from './network.ts';
import { pageFeatures } from './page-features.ts';
import { leafChars, toBlocks } from './to-blocks.ts';
import { viterbi } from './viterbi.ts';
import { parseWeights, WEIGHTS_NAME, type Weights } from './weights.ts';

export type Web2textOptions = {
  /** 'compat': the paper's decoding. 'modern': what a person gets; algorithms/README.md has the differences. */
  readonly profile?: 'compat' | 'modern';
  /** Weights to decide with, in place of those that come as a resource. */
  readonly weights?: Weights;
};

/** A block is kept where the labels keep more than this share of its characters. */
const HALF = 0.5;

/** Why a block is in or out; words.json holds the text of each. */
export const REASONS = ['likely', 'unlikely', 'as-neighbours'] as const;

/**
 * Web2Text (Vogels et al. 2018, text 001): text nodes are told apart by 128 features of their text and of the tree around them; two small convolutional networks
 * say how likely each is content and how likely each pair of neighbours has which labels; the labels that are likeliest together win. Without its weights the div
 * scorer decides, and the verdicts note it.
 */
export function web2text({ profile = 'modern', weights }: Web2textOptions = {}): Algorithm {
  const isModern = profile === 'modern';
  return {
    id: isModern ? 'web2text' : 'web2text-compat',
    label: isModern ? 'Web2Text' : 'Web2Text, literal',
    reasons: REASONS,
    needs: () => (weights === undefined ? [WEIGHTS_NAME] : []),
    classify(page, resources = {}) {
      const known = weights ?? weightsFrom(resources, !isModern);
      if (!known) return withoutWeights(page, WEIGHTS_NAME);
      return classify(page, known, isModern);
    },
  };
}

/** λ of the paper's section 3.5. */
const PAPER_LAMBDA = 0.1;
const NONE = new Int32Array(0);

function classify({ outline }: Page, weights: Weights, isModern: boolean): Verdicts {
  const lambda = isModern ? weights.lambda : PAPER_LAMBDA;
  const structure = lambda > 0 ? weights.pairwise : null;
  const { tree, blocks, edges } = pageFeatures(outline, {
    blocks: weights.unary.columns,
    edges: structure ? structure.columns : NONE,
  });
  const outputs = outputsOf(weights.unary, blocks);
  const beliefs = beliefsOf(outputs);
  const chars = leafChars(outline, tree);
  const threshold = isModern ? keepingThreshold(beliefs, chars) : HALF;
  const labels = structure
    ? viterbi(
        {
          unary: withThreshold(logProbabilities(outputs, tree.leaves), threshold),
          pairwise: forward(structure, edges),
        },
        lambda,
      )
    : labelsAbove(threshold, beliefs);
  const shares = toBlocks(outline, tree, { chars, beliefs, labels });
  const keep: boolean[] = [];
  const reason: (typeof REASONS)[number][] = [];
  for (let b = 0; b < outline.blocks.length; b++) {
    const isKept = shares.content[b]! > HALF;
    keep.push(isKept);
    reason.push(shares.belief[b]! > threshold !== isKept ? 'as-neighbours' : isKept ? 'likely' : 'unlikely');
  }
  return { keep, score: shares.belief, reason, confidence: confidenceOf(outline, shares, keep) };
}

/** The last text that was parsed: a page that is read again, or a benchmark, parses it once. */
let parsed: { readonly text: string; readonly wantsStructure: boolean; readonly weights: Weights | null } | null = null;

/** Null where the weights are not there or of no use; a reader is told by the note, a developer by the test of the file. */
function weightsFrom(resources: Resources, wantsStructure: boolean): Weights | null {
  const text = resources[WEIGHTS_NAME];
  if (text === undefined) return null;
  if (parsed?.text !== text || parsed.wantsStructure !== wantsStructure)
    parsed = { text, wantsStructure, weights: readOrNull(text, wantsStructure) };
  return parsed.weights;
}

function readOrNull(text: string, wantsStructure: boolean): Weights | null {
  try {
    return parseWeights(text, wantsStructure);
  } catch {
    return null;
  }
}
