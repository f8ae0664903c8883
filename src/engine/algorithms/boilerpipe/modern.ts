import { mainGroupOfBlocks } from '../../features/block-majority.ts';
import type { Algorithm, Page, Verdicts } from '../../types.ts';
import { MODERN_CHAIN, REASONS } from './chain.ts';
import { BOILERPIPE_FIT, confidenceOf } from './confidence.ts';
import { judgeTextBlocks, type JudgedText } from './judge.ts';
import { keptByMajority, scoresOf } from './outline-verdicts.ts';
import { MODERN } from './tag-profile.ts';
import { textBlocksOf } from './text-blocks.ts';

/** Boilerpipe as a person gets it, apart from the literal extractors (index.ts), which the script that reads by default does not carry. */
export const modernBoilerpipe: Algorithm = {
  id: 'boilerpipe',
  label: 'Boilerpipe',
  reasons: REASONS,
  classify: (page) => verdictsOf(page, judgedModern(page)),
};

/** The text blocks of a page with their verdicts. */
export function judgedModern(page: Page): JudgedText {
  return judgeTextBlocks(textBlocksOf(page, MODERN), page.title, MODERN_CHAIN);
}

/** Verdicts on the outline's blocks from those on text blocks. */
export function verdictsOf({ outline }: Page, text: JudgedText): Verdicts {
  const main = mainGroupOfBlocks(outline, text.ofRun);
  const isSelected = Uint8Array.from(text.ofRun, (block) => (block < 0 ? 0 : text.isContent[block]!));
  const keep = keptByMajority(outline, text.ofRun, isSelected);
  return {
    keep,
    score: scoresOf(text, main),
    reason: Array.from(main, (i) => (i < 0 ? 'short' : text.reason[i]!)),
    confidence: confidenceOf(outline, keep, BOILERPIPE_FIT),
  };
}
