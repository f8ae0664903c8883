import { type ConfidenceFit } from '../boilerpipe/confidence.ts';
import { classifyTextBlocks } from '../boilerpipe/index.ts';
import { contentRuns, outlineVerdicts } from '../boilerpipe/outline-verdicts.ts';
import { REASONS } from '../boilerpipe/reasons.ts';
import type { Algorithm } from '../../types.ts';
import { keepGroups } from './keep-groups.ts';
import { groupParagraphs } from './paragraph-groups.ts';

/** Grandparents: the best of 1 to 5 in text 004, table 2. */
export const GROUP_DEPTH = 2;

/** Fitted on wcxb-dev, on the blocks that this algorithm keeps. */
export const TREE_FIT: ConfidenceFit = { bias: -2.37, rootOfShare: 4.57, logOfWords: 0.23, wordsPerBlock: 0.91 };

/**
 * Boilerpipe with a filter on the page's tree (Viveros-Jiménez et al. 2018, text 004): groups the selected paragraphs
 * by an ancestor and keeps the largest groups. README.md lists the differences from the paper.
 */
export function boilerpipeTree(): Algorithm {
  return {
    id: 'boilerpipe-tree',
    reasons: REASONS,
    classify(page) {
      const text = classifyTextBlocks(page);
      const groups = groupParagraphs(page.outline, contentRuns(text), GROUP_DEPTH);
      return outlineVerdicts(page.outline, text, {
        keepRun: keepGroups(page.outline, groups),
        fit: TREE_FIT,
        lostReason: 'other-group',
      });
    },
  };
}
