import { REASONS, type Reason } from '../boilerpipe/chain.ts';
import { mainGroupOfBlocks } from '../../features/block-majority.ts';
import type { ChainName } from '../boilerpipe/literal-chains.ts';
import { judged } from '../boilerpipe/index.ts';
import type { JudgedText } from '../boilerpipe/judge.ts';
import { type ConfidenceFit, confidenceOf } from '../boilerpipe/confidence.ts';
import { keptByMajority, scoresOf } from '../boilerpipe/outline-verdicts.ts';
import type { Algorithm, Page, Verdicts } from '../../types.ts';
import { filterByTree, type TreeOptions } from './tree-filter.ts';

export type BoilerpipeTreeOptions = {
  /** The extractor that selects what is filtered; where none is named, what a person gets of Boilerpipe, or in the compat profile numwords. */
  readonly base?: ChainName;
  /** Which ancestor of a paragraph names its group: 1 is the parent. */
  readonly depth?: number;
  /** 'compat': the largest group alone. 'modern': what is inside its ancestor, and groups not much smaller. */
  readonly profile?: 'compat' | 'modern';
};

/** The best of 1 to 5 in text 004, table 2. */
const DEPTH = 2;
/** Groups with this share of the largest one's text are parts of the piece: at .2 precision is a hundredth higher, recall three lower (algorithms/README.md). */
const SHARE = 0.1;

/** As for Boilerpipe, over what the filter leaves. */
const FIT: ConfidenceFit = { bias: -2.37, rootOfShare: 4.57, logOfWords: 0.23, wordsABlock: 0.91 };

/**
 * Boilerpipe, and what it selects filtered by the tree of the page (Viveros-Jiménez et al. 2018, text 004): selected paragraphs are grouped by an ancestor, and
 * the group with the most text is the article.
 */
export function boilerpipeTree({ profile = 'modern', base, depth = DEPTH }: BoilerpipeTreeOptions = {}): Algorithm {
  if (profile === 'modern')
    return {
      id: 'boilerpipe-tree',
      label: 'Boilerpipe and tree',
      reasons: REASONS,
      classify: (page) => classify(page, judged(page, base), { depth, share: SHARE }),
    };
  const name = `compat${depth === DEPTH ? '' : `-${depth}`}${base === undefined ? '' : `-${base}`}`;
  return {
    id: `boilerpipe-tree-${name}`,
    label: `Boilerpipe and tree, ${name}`,
    reasons: REASONS,
    classify: (page) => classify(page, judged(page, base ?? 'numwords'), { depth, share: null }),
  };
}

function classify({ outline }: Page, text: JudgedText, options: TreeOptions): Verdicts {
  const isSelected = Uint8Array.from(text.ofRun, (block) => (block < 0 ? 0 : text.isContent[block]!));
  const keep = keptByMajority(outline, text.ofRun, filterByTree(outline, isSelected, options));
  const main = mainGroupOfBlocks(outline, text.ofRun);
  const reason = Array.from(main, (block, b): Reason =>
    block < 0 ? 'short' : !keep[b] && text.isContent[block] ? 'other-group' : text.reason[block]!,
  );
  return { keep, score: scoresOf(text, main), reason, confidence: confidenceOf(outline, keep, FIT) };
}
