import { itemAt } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';
import type { ListingControls } from '../listings/listing-controls.ts';
import { isCodeBlock } from '../parts/code-blocks.ts';
import { traitsOf } from '../parts/page-traits.ts';
import { isSectionControl } from '../parts/section-controls.ts';
import { leaveOutBlocks, type PlanContext, type PlanState } from './plan-state.ts';

const NONE: ListingControls = { buttons: new Set(), labels: [] };

/**
 * Leaves out buttons in and around listings, labels that only repeat a listing's language, and the edit links of
 * sections. File names stay.
 */
export function leaveOutControls(state: PlanState, { walk, need }: PlanContext): PlanState {
  const { outline } = walk;
  const { listings, sectionControls } = traitsOf(outline);
  if (!listings && !sectionControls) return state;
  const hasListing =
    listings && outline.elements.some((element, i) => isCodeBlock(element) && state.kept.share.kept[i]! > 0);
  const { buttons, labels } = (hasListing ? need('rare-structure')?.listingControls(walk, state.chars) : null) ?? NONE;
  const inControls = blocksInside(outline, (i) => buttons.has(i) || isSectionControl(itemAt(outline.elements, i)));
  return { ...leaveOutBlocks(leaveOutBlocks(state, labels), inControls), controls: buttons };
}

/** Indices of the blocks whose whole text is in elements of a kind. */
function blocksInside({ elements, blocks, runs }: Outline, isOfKind: (element: number) => boolean): number[] {
  const inside = new Uint8Array(elements.length);
  for (let i = 0; i < elements.length;) {
    const { end } = itemAt(elements, i);
    const isWanted = isOfKind(i);
    if (isWanted) inside.fill(1, i, end);
    i = isWanted ? end : i + 1;
  }
  const outside = new Uint8Array(blocks.length);
  for (const { element, block, start, end } of runs)
    if (inside[element] === 0 && itemAt(blocks, block).text.slice(start, end).trim() !== '') outside[block] = 1;
  return blocks.flatMap((_, i) => (outside[i] === 0 ? [i] : []));
}
