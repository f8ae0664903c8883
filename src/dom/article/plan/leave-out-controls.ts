import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { isCodeBlock, languageOf } from '../outline/code-blocks.ts';
import { isSectionControl } from '../outline/section-controls.ts';
import { frameOf } from './listing-frame.ts';
import { type PlanContext, type PlanState, withChanges } from './plan-state.ts';

const COPY_CLASS = /(?:^|[\s_-])(?:copy|copy-?(?:btn|button|code|to)|clipboard|zeroclipboard)(?:$|[\s_-])/i;
const BUTTON_TAGS = new Set(['button', 'clipboard-copy']);
/** A button in a listing with more characters than this is code that can be clicked. */
const LABEL_CHARS = 40;

/** True for a button in or around a listing. */
function isButton({ tag, role, classes }: OutlineElement): boolean {
  return BUTTON_TAGS.has(tag) || role === 'button' || (classes !== '' && COPY_CLASS.test(classes));
}

type ListingControls = { readonly buttons: ReadonlySet<number>; readonly labels: readonly number[] };

/**
 * Leaves out buttons in and around listings, labels that only repeat a listing's language, and the edit links of
 * sections. File names stay.
 */
export function leaveOutControls(state: PlanState, { walk: { outline } }: PlanContext): PlanState {
  const { buttons, labels } = listingControls(outline, state.chars);
  const inControls = blocksInside(outline, (i) => buttons.has(i) || isSectionControl(outline.elements[i]!));
  return { ...withChanges(withChanges(state, labels, false), inControls, false), controls: buttons };
}

/** Indices of the blocks whose whole text is in elements of a kind. */
function blocksInside({ elements, blocks, runs }: Outline, isOfKind: (element: number) => boolean): number[] {
  const inside = new Uint8Array(elements.length);
  for (let i = 0; i < elements.length;) {
    const { end } = elements[i]!;
    const isWanted = isOfKind(i);
    if (isWanted) inside.fill(1, i, end);
    i = isWanted ? end : i + 1;
  }
  const outside = new Uint8Array(blocks.length);
  for (const { element, block, start, end } of runs)
    if (inside[element] === 0 && blocks[block]!.text.slice(start, end).trim() !== '') outside[block] = 1;
  return blocks.flatMap((_, i) => (outside[i] === 0 ? [i] : []));
}

/** Buttons and language labels in and around the listings of a page. */
function listingControls(outline: Outline, chars: Float64Array): ListingControls {
  const { elements } = outline;
  const buttons = new Map<number, number>();
  const labels: number[] = [];
  for (let i = 0; i < elements.length;) {
    const { firstBlock, lastBlock, end } = elements[i]!;
    if (lastBlock === firstBlock || !isCodeBlock(elements[i]!)) {
      i++;
      continue;
    }
    const frame = frameOf(outline, chars, i);
    for (let at = frame + 1; at < elements[frame]!.end; at++)
      if (at !== i && isButton(elements[at]!)) buttons.set(at, i);
    if (frame !== i) labels.push(...languageBlocks(outline, frame, i));
    i = end;
  }
  return { buttons: buttons.size === 0 ? new Set() : withoutCode(outline, buttons), labels };
}

/** The buttons that are not code: a whole listing, or each of its lines, may be a button that copies it. */
function withoutCode(outline: Outline, buttons: ReadonlyMap<number, number>): ReadonlySet<number> {
  const { elements } = outline;
  const chars = charsInside(outline);
  const isCode = (button: number, listing: number): boolean =>
    button > listing &&
    button < elements[listing]!.end &&
    (chars[button]! > LABEL_CHARS || chars[button] === chars[listing]);
  return new Set([...buttons].flatMap(([button, listing]) => (isCode(button, listing) ? [] : [button])));
}

/** Characters of text per element, counted by text run. */
function charsInside({ elements, runs }: Outline): Float64Array {
  const chars = new Float64Array(elements.length);
  for (const { element, start, end } of runs) chars[element]! += end - start;
  for (let i = elements.length - 1; i > 0; i--) if (elements[i]!.parent >= 0) chars[elements[i]!.parent]! += chars[i]!;
  return chars;
}

/** Blocks in the frame of a listing that hold only the name of its language. */
function languageBlocks(outline: Outline, frame: number, listing: number): number[] {
  const { elements, blocks } = outline;
  const language = languageOf(outline, listing);
  const { firstBlock, lastBlock } = elements[listing]!;
  const found: number[] = [];
  if (language === '') return found;
  for (let block = elements[frame]!.firstBlock; block < elements[frame]!.lastBlock; block++) {
    const isInListing = block >= firstBlock && block < lastBlock;
    if (!isInListing && blocks[block]!.text.toLowerCase() === language) found.push(block);
  }
  return found;
}
