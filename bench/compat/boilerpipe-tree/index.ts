import { contentRuns, outlineVerdicts } from '../../../src/engine/algorithms/boilerpipe/outline-verdicts.ts';
import { REASONS } from '../../../src/engine/algorithms/boilerpipe/reasons.ts';
import { GROUP_DEPTH, TREE_FIT } from '../../../src/engine/algorithms/boilerpipe-tree/index.ts';
import {
  groupParagraphs,
  type ParagraphGroups,
} from '../../../src/engine/algorithms/boilerpipe-tree/paragraph-groups.ts';
import type { Algorithm } from '../../../src/engine/types.ts';
import type { ExtractorName } from '../boilerpipe/extractors.ts';
import { classifyByExtractor } from '../boilerpipe/index.ts';

export type BoilerpipeTreeCompatOptions = {
  /** Extractor whose text is filtered; 'numwords' by default. */
  readonly base?: ExtractorName;
  /** Which ancestor of a paragraph is its group: 1 is the parent. Text 004 found 2 best. */
  readonly depth?: number;
};

/** The filter of text 004: of the text that an extractor of Boilerpipe selects, only the largest group is kept. */
export function boilerpipeTreeCompat({ base, depth = GROUP_DEPTH }: BoilerpipeTreeCompatOptions = {}): Algorithm {
  const form = `compat${depth === GROUP_DEPTH ? '' : `-${depth}`}${base === undefined ? '' : `-${base}`}`;
  return {
    id: `boilerpipe-tree-${form}`,
    reasons: REASONS,
    classify(page) {
      const text = classifyByExtractor(page, base ?? 'numwords');
      const groups = groupParagraphs(page.outline, contentRuns(text), depth);
      return outlineVerdicts(page.outline, text, {
        keepRun: keepLargestGroup(groups),
        fit: TREE_FIT,
        lostReason: 'other-group',
      });
    },
  };
}

/** 1 for each run of the largest group; parallel to outline.runs. */
export function keepLargestGroup({ ofRun, largest }: ParagraphGroups): Uint8Array {
  return Uint8Array.from(ofRun, (group) => (group >= 0 && group === largest ? 1 : 0));
}
