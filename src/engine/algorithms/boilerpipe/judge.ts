import type { Page } from '../../types.ts';
import type { ChainLink, Reason } from './chain.ts';
import { FURNITURE, hasLabel, linkDensity } from './text-block.ts';
import { textOf, type TextPage } from './text-blocks.ts';

/** Blocks with a larger share of words in links are left out for that, as numWords has it; others for their shortness. */
const LINKED = 0.333333;

/** The text blocks of a page with verdicts, which run parallel to its blocks. */
export type JudgedText = TextPage & { readonly isContent: Uint8Array; readonly reason: readonly Reason[] };

/** Runs a chain step by step; the last step that changed a block's verdict gives its reason. Linear in blocks for each step. */
export function judgeTextBlocks(page: TextPage, title: Page['title'], chain: readonly ChainLink[]): JudgedText {
  const surroundings = { title, textOf: (block: number) => textOf(page, block) };
  const count = page.blocks.length;
  const reason: Reason[] = page.blocks.map((block) =>
    hasLabel(block, FURNITURE) ? 'furniture' : linkDensity(block) > LINKED ? 'links' : 'short',
  );
  let isContent = new Uint8Array(count);
  let blocks = page.blocks;
  let isFirst = true;
  for (const [step, takenOut] of chain) {
    blocks = step(blocks, surroundings);
    const now = new Uint8Array(count);
    for (const block of blocks) if (block.isContent) for (const part of block.parts) now[part] = 1;
    for (let i = 0; i < count; i++) {
      if (now[i] === isContent[i]) continue;
      reason[i] = now[i] === 0 ? takenOut : isFirst ? 'long' : 'among-good';
    }
    if (now.includes(1)) isFirst = false;
    isContent = now;
  }
  return { ...page, isContent, reason };
}
