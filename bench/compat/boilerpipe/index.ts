import { BOILERPIPE_FIT } from '../../../src/engine/algorithms/boilerpipe/confidence.ts';
import { contentRuns, outlineVerdicts } from '../../../src/engine/algorithms/boilerpipe/outline-verdicts.ts';
import { REASONS } from '../../../src/engine/algorithms/boilerpipe/reasons.ts';
import { runChain, type ClassifiedText } from '../../../src/engine/algorithms/boilerpipe/run-chain.ts';
import { textBlocksOf } from '../../../src/engine/algorithms/boilerpipe/text-blocks.ts';
import type { Algorithm, Page } from '../../../src/engine/types.ts';
import { EXTRACTORS, type ExtractorName } from './extractors.ts';
import { COMPAT_TAG_PROFILE } from './tag-profile.ts';

export const EXTRACTOR_NAMES = Object.keys(EXTRACTORS) as ExtractorName[];

/** One of the extractors of Boilerpipe's code. */
export function boilerpipeCompat(extractor: ExtractorName): Algorithm {
  return {
    id: `boilerpipe-${extractor}`,
    reasons: REASONS,
    classify(page) {
      const text = classifyByExtractor(page, extractor);
      return outlineVerdicts(page.outline, text, { keepRun: contentRuns(text), fit: BOILERPIPE_FIT });
    },
  };
}

/** The text blocks of a page with the verdicts of an extractor. */
export function classifyByExtractor(page: Page, extractor: ExtractorName): ClassifiedText {
  return runChain(textBlocksOf(page, COMPAT_TAG_PROFILE), page.title, EXTRACTORS[extractor]);
}
