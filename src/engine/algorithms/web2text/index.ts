import type { Algorithm, Page, Resources, Verdicts } from '../../types.ts';
import { pageLanguage } from '../../text/page-language.ts';
import { STOP_WORD_LANGUAGES, stopWordsName, stopWordsOf } from '../../text/stop-words.ts';
import { withoutWeights } from '../without-weights.ts';
import { confidenceOf } from './confidence.ts';
import { beliefsOf, keepingThreshold, labelsAbove, withThreshold } from './expected-f1.ts';
import { forward, logProbabilities, outputsOf } from './network.ts';
import { pageFeatures } from './page-features.ts';
import { AS_PUBLISHED, ENGLISH, type TextRules } from './text-facts.ts';
import { leafChars, toBlocks } from './to-blocks.ts';
import { viterbi } from './viterbi.ts';
import { parseWeights, WEIGHTS_NAME, type Weights } from './weights.ts';

export type Web2textOptions = {
  /** 'compat': the paper's features and decoding. 'modern': what a person gets; algorithms/README.md has the differences. */
  readonly profile?: 'compat' | 'modern';
  /** Weights to decide with, in place of those that come as a resource. */
  readonly weights?: Weights;
};

const ENGLISH_TAG = 'en';
/** A block is kept where the labels keep more than this share of its characters. */
const HALF = 0.5;

/** Why a block is in or out; public/_locales explains each as reason_<key>. */
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
    needs: (page) => [...(weights === undefined ? [WEIGHTS_NAME] : []), ...(isModern ? stopWordsFor(pageLanguage(page)) : [])],
    classify(page, resources = {}) {
      const known = weights ?? weightsFrom(resources, !isModern);
      if (!known) return withoutWeights(page, WEIGHTS_NAME);
      return classify(page, { weights: known, isModern, rules: isModern ? rulesFor(page, resources) : AS_PUBLISHED });
    },
  };
}

/** Names of the stop words that a page's language needs: English has its own, and others may have none. */
function stopWordsFor(language: string): string[] {
  return language !== ENGLISH_TAG && STOP_WORD_LANGUAGES.includes(language) ? [stopWordsName(language)] : [];
}

/** A page in a language without a list, and one whose list could not be loaded, is judged without stop words; one that is silent of its language is taken for English. */
function rulesFor(page: Page, resources: Resources): TextRules {
  const language = pageLanguage(page);
  return language === ENGLISH_TAG || language === '' ? ENGLISH : { letters: 'unicode', stopWords: stopWordsOf(language, resources) };
}

/** λ of the paper's section 3.5. */
const PAPER_LAMBDA = 0.1;
const NONE = new Int32Array(0);

type Choice = { readonly weights: Weights; readonly isModern: boolean; readonly rules: TextRules };

function classify({ outline }: Page, { weights, isModern, rules }: Choice): Verdicts {
  const lambda = isModern ? weights.lambda : PAPER_LAMBDA;
  const structure = lambda > 0 ? weights.pairwise : null;
  const { tree, blocks, edges } = pageFeatures(outline, rules, { blocks: weights.unary.columns, edges: structure ? structure.columns : NONE });
  const outputs = outputsOf(weights.unary, blocks);
  const beliefs = beliefsOf(outputs);
  const chars = leafChars(outline, tree);
  const threshold = isModern ? keepingThreshold(beliefs, chars) : HALF;
  const labels = structure ? viterbi({ unary: withThreshold(logProbabilities(outputs, tree.leaves), threshold), pairwise: forward(structure, edges) }, lambda) : labelsAbove(threshold, beliefs);
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
  if (parsed?.text !== text || parsed.wantsStructure !== wantsStructure) parsed = { text, wantsStructure, weights: readOrNull(text, wantsStructure) };
  return parsed.weights;
}

function readOrNull(text: string, wantsStructure: boolean): Weights | null {
  try {
    return parseWeights(text, wantsStructure);
  } catch {
    return null;
  }
}
