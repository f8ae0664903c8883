import type { Reason } from './reasons.ts';
import type { TextBlock } from './text-block.ts';

/** The page as a filter sees it. textOf(i) is the text of block i of the page, before any filter joined blocks. */
export type FilterContext = { readonly title: string; readonly textOf: (block: number) => string };

/** Returns the blocks with new verdicts or labels. Changes nothing in its input. */
export type Filter = (blocks: readonly TextBlock[], context: FilterContext) => readonly TextBlock[];

/** A filter, and the reason of the blocks that it turns from content to boilerplate. */
export type ChainLink = readonly [filter: Filter, removedReason: Reason];
