import type { Algorithm, Page } from '../../types.ts';
import { REASONS } from './chain.ts';
import { judgeTextBlocks, type JudgedText } from './judge.ts';
import { CHAINS, type ChainName } from './literal-chains.ts';
import { judgedModern, modernBoilerpipe, verdictsOf } from './modern.ts';
import { COMPAT } from './tag-profile.ts';
import { textBlocksOf } from './text-blocks.ts';

export type BoilerpipeOptions = {
  /** One of the extractors of the code, literally: each is a list of filters in literal-chains.ts. What a person gets where none is named. */
  readonly chain?: ChainName;
};

/** Names of the code's extractors. */
export const BOILERPIPE_CHAINS = Object.keys(CHAINS) as ChainName[];

/** Boilerpipe (Kohlschütter, Fankhauser, Nejdl, WSDM 2010): text blocks are judged by their words and links and those of their neighbours, and filters join and choose among them. */
export function boilerpipe({ chain }: BoilerpipeOptions = {}): Algorithm {
  if (chain === undefined) return modernBoilerpipe;
  return {
    id: `boilerpipe-${chain}`,
    label: `Boilerpipe, ${chain}`,
    reasons: REASONS,
    classify: (page) => verdictsOf(page, judged(page, chain)),
  };
}

/** The text blocks of a page with their verdicts, by one of the code's extractors or, where none is named, by what a person gets. */
export function judged(page: Page, chain?: ChainName): JudgedText {
  return chain === undefined
    ? judgedModern(page)
    : judgeTextBlocks(textBlocksOf(page, COMPAT), page.title, CHAINS[chain]);
}
