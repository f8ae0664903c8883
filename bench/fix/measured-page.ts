import type { BlockAccount, PageStructure } from '../../src/article/blocks.ts';
import type { Outline } from '../../src/engine/types.ts';
import { crossValidatedAlgorithm } from '../cross-validated/cross-validated-algorithm.ts';
import type { Gold } from '../data/data-set.ts';
import { savedPage } from '../outlines/saved-outlines.ts';
import { TextMatch } from './text-match.ts';

/** A page with the verdicts of trees that did not see it. */
export type MeasuredPage = {
  readonly set: string;
  readonly id: string;
  /** Host without "www."; '' if the source does not name it. */
  readonly site: string;
  readonly address: string;
  readonly outline: Outline;
  readonly structure: PageStructure;
  readonly keep: readonly boolean[];
  readonly gold: string;
  readonly f1: number;
};

/** Decides on a saved page. If the source has readers' comments in a separate field, the gold is the article alone. */
export async function measuredPage(
  set: string,
  id: string,
  gold: Gold,
  probabilities: readonly number[] | undefined,
): Promise<MeasuredPage> {
  const page = await savedPage(set, id);
  const { keep } = crossValidatedAlgorithm(probabilities).classify(page);
  const { elements, blocks } = page.outline;
  const address = gold.url ?? (gold.host === undefined ? '' : `https://${gold.host}/${id}`);
  return {
    ...{ set, id, address, keep, gold: gold.text, outline: page.outline },
    site: URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '',
    structure: { elements, blocks: blocks.map(({ element }) => element), media: [] },
    f1: matchOf(page.outline, keep, gold.text).f1,
  };
}

/** The match of the kept blocks with a gold text. */
export function matchOf({ blocks }: Outline, keep: readonly boolean[], gold: string): TextMatch {
  const match = new TextMatch(
    blocks.map(({ text }) => text),
    gold,
  );
  keep.forEach((isKept, b) => {
    if (isKept) match.set(b, true);
  });
  return match;
}

/** What the Fix bar knows of each block. */
export function accountsOf(
  { blocks }: Outline,
  keep: readonly boolean[],
): Pick<BlockAccount, 'text' | 'words' | 'kept' | 'reasons' | 'score'>[] {
  return blocks.map(({ text, words }, b) => ({ text, words, kept: keep[b]!, reasons: [], score: Number(keep[b]) }));
}
