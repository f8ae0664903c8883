import type { Algorithm, Page, Verdicts } from '../../types.ts';
import { CHAINS, MODERN_CHAIN, type ChainName } from './chain.ts';
import { BOILERPIPE_FIT, confidenceOf } from './confidence.ts';
import { judgeTextBlocks, type JudgedText } from './judge.ts';
import { keptByMajority, mainTextBlocks, scoresOf } from './outline-verdicts.ts';
import { COMPAT, MODERN } from './tag-profile.ts';
import { textBlocksOf } from './text-blocks.ts';

export type BoilerpipeOptions = {
  /** One of the extractors of the code, literally: each is a list of filters in chain.ts. What a person gets where none is named. */
  readonly chain?: ChainName;
};

/** Names of the code's extractors. */
export const BOILERPIPE_CHAINS = Object.keys(CHAINS) as ChainName[];

/** Boilerpipe (Kohlschütter, Fankhauser, Nejdl, WSDM 2010): text blocks are judged by their words and links and those of their neighbours, and filters join and choose among them. */
export function boilerpipe({ chain }: BoilerpipeOptions = {}): Algorithm {
  if (chain !== undefined) return { id: `boilerpipe-${chain}`, label: `Boilerpipe, ${chain}`, classify: (page) => classify(page, judged(page, chain)) };
  return { id: 'boilerpipe', label: 'Boilerpipe', classify: (page) => classify(page, judged(page)) };
}

/** The text blocks of a page with their verdicts, by one of the code's extractors or, where none is named, by what a person gets. */
export function judged(page: Page, chain?: ChainName): JudgedText {
  const text = textBlocksOf(page, chain === undefined ? MODERN : COMPAT);
  return judgeTextBlocks(text, page.title, chain === undefined ? MODERN_CHAIN : CHAINS[chain]);
}

/** Verdicts on the outline's blocks from those on text blocks. */
function classify({ outline }: Page, text: JudgedText): Verdicts {
  const main = mainTextBlocks(outline, text.ofRun);
  const isSelected = Uint8Array.from(text.ofRun, (block) => (block < 0 ? 0 : text.isContent[block]!));
  const keep = keptByMajority(outline, text.ofRun, isSelected);
  return { keep, score: scoresOf(text, main), reason: Array.from(main, (i) => (i < 0 ? 'short' : text.reason[i]!)), confidence: confidenceOf(outline, keep, BOILERPIPE_FIT) };
}
