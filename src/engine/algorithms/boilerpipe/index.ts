import type { Algorithm, Page } from '../../types.ts';
import { BOILERPIPE_FIT } from './confidence.ts';
import { FILTER_CHAIN } from './filter-chain.ts';
import { contentRuns, outlineVerdicts } from './outline-verdicts.ts';
import { REASONS } from './reasons.ts';
import { runChain, type ClassifiedText } from './run-chain.ts';
import { TAG_PROFILE } from './tag-profile.ts';
import { textBlocksOf } from './text-blocks.ts';

/**
 * Boilerpipe (Kohlschütter, Fankhauser, Nejdl, WSDM 2010): classifies text blocks by words and link density of each
 * block and its neighbours, then filters them. README.md lists the differences from the code.
 */
export function boilerpipe(): Algorithm {
  return {
    id: 'boilerpipe',
    reasons: REASONS,
    classify(page) {
      const text = classifyTextBlocks(page);
      return outlineVerdicts(page.outline, text, { keepRun: contentRuns(text), fit: BOILERPIPE_FIT });
    },
  };
}

/** The text blocks of a page with their verdicts. */
export function classifyTextBlocks(page: Page): ClassifiedText {
  return runChain(textBlocksOf(page, TAG_PROFILE), page.title, FILTER_CHAIN);
}
