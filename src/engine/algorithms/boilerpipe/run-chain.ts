import type { Page } from '../../types.ts';
import type { ChainLink } from './filter.ts';
import type { Reason } from './reasons.ts';
import { FURNITURE, hasLabel, isLinked } from './text-block.ts';
import { textOf, type TextPage } from './text-blocks.ts';

/** The text blocks of a page with verdicts and reasons; both are parallel to `blocks`. */
export type ClassifiedText = TextPage & { readonly isContent: Uint8Array; readonly reason: readonly Reason[] };

/** Runs the filters in order. The last filter that changes the verdict of a block sets its reason. Linear in blocks. */
export function runChain(page: TextPage, title: Page['title'], chain: readonly ChainLink[]): ClassifiedText {
  const context = { title, textOf: (block: number) => textOf(page, block) };
  const count = page.blocks.length;
  const reason: Reason[] = page.blocks.map((block) =>
    hasLabel(block, FURNITURE) ? 'furniture' : isLinked(block) ? 'links' : 'short',
  );
  let isContent = new Uint8Array(count);
  let blocks = page.blocks;
  /** Until the first filter that finds content. */
  let isFirst = true;
  for (const [filter, removedReason] of chain) {
    blocks = filter(blocks, context);
    const after = new Uint8Array(count);
    for (const block of blocks) if (block.isContent) for (const part of block.parts) after[part] = 1;
    for (let i = 0; i < count; i++) {
      if (after[i] === isContent[i]) continue;
      reason[i] = after[i] === 0 ? removedReason : isFirst ? 'long' : 'among-good';
    }
    if (after.includes(1)) isFirst = false;
    isContent = after;
  }
  return { ...page, isContent, reason };
}
