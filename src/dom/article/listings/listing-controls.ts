import { blockRange, itemAt } from '../../../engine/outline-tree.ts';
import type { Outline, OutlineElement } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { isCodeBlock } from '../parts/code-blocks.ts';
import { frameOf } from './listing-frame.ts';
import { labelIn, labelInside } from './language-labels.ts';
import { isSameLanguage } from './language-names.ts';
import { languageOf } from './language-of.ts';
import { numbersOfLines } from './numbers-of-lines.ts';

const COPY_CLASS = /(?:^|[\s_-])(?:copy|copy-?(?:btn|button|code|to)|clipboard|zeroclipboard)(?:$|[\s_-])/i;
/** Links that run the code of a listing, as rustdoc and playgrounds write them. */
const RUN_CLASS = /(?:^|\s)(?:run|test-arrow|playground|play-button)(?:\s|$)/;
/** The bar of SyntaxHighlighter, beside the lines. */
const BAR_CLASS = /(?:^|\s)toolbar(?:\s|$)/;
const BUTTON_TAGS = new Set(['button', 'clipboard-copy']);
/** A button in a listing with more characters than this is code that can be clicked. */
const LABEL_CHARS = 40;

/** True for a button in or around a listing. */
function isButton({ tag, role, classes }: OutlineElement): boolean {
  return (
    BUTTON_TAGS.has(tag) ||
    role === 'button' ||
    (tag === 'a' && RUN_CLASS.test(classes)) ||
    (classes !== '' && (COPY_CLASS.test(classes) || BAR_CLASS.test(classes)))
  );
}

/** Buttons by element index, and the blocks of labels. */
export type ListingControls = { readonly buttons: ReadonlySet<number>; readonly labels: readonly number[] };

/**
 * The buttons, numbers of lines and language labels in and around the listings of a page. `chars`: characters of text
 * per element.
 */
export function listingControls(walk: Walk, chars: Float64Array): ListingControls {
  const { outline } = walk;
  const { elements } = outline;
  const buttons = new Map<number, number>();
  const labels: number[] = [];
  const numbers: number[] = [];
  const inside: number[] = [];
  for (let i = 0; i < elements.length;) {
    const listing = itemAt(elements, i);
    if (listing.lastBlock === listing.firstBlock || !isCodeBlock(listing)) {
      i++;
      continue;
    }
    const frame = frameOf(outline, chars, i);
    const { end } = itemAt(elements, frame);
    for (let at = frame + 1; at < end; at++)
      if ((at > i || itemAt(elements, at).end <= i) && isButton(itemAt(elements, at))) buttons.set(at, i);
    numbers.push(...numbersOfLines(outline, frame, i));
    const label = labelInside(walk, i);
    if (label !== null) inside.push(label.element);
    if (frame !== i) labels.push(...languageBlocks(walk, frame, i));
    i = listing.end;
  }
  const pressed = buttons.size === 0 ? [] : withoutCode(outline, buttons);
  return { buttons: new Set([...pressed, ...numbers, ...inside]), labels };
}

/** The buttons that are not code: a whole listing, or each of its lines, may be a button that copies it. */
function withoutCode(outline: Outline, buttons: ReadonlyMap<number, number>): ReadonlySet<number> {
  const { elements } = outline;
  const chars = charsInside(outline);
  const isCode = (button: number, listing: number): boolean =>
    button > listing &&
    button < itemAt(elements, listing).end &&
    ((chars[button] ?? 0) > LABEL_CHARS || chars[button] === chars[listing]);
  return new Set([...buttons].flatMap(([button, listing]) => (isCode(button, listing) ? [] : [button])));
}

/** Characters of text per element, counted by text run. */
function charsInside({ elements, runs }: Outline): Float64Array {
  const chars = new Float64Array(elements.length);
  for (const { element, start, end } of runs) chars[element]! += end - start;
  for (let i = elements.length - 1; i > 0; i--) {
    const { parent } = itemAt(elements, i);
    if (parent >= 0) chars[parent]! += chars[i]!;
  }
  return chars;
}

/** Blocks in the frame of a listing that hold only the name of its language. */
function languageBlocks(walk: Walk, frame: number, listing: number): number[] {
  const { elements } = walk.outline;
  const language = languageOf(walk, listing);
  if (language === '') return [];
  const { firstBlock, lastBlock } = itemAt(elements, listing);
  return blockRange(itemAt(elements, frame)).filter(
    (b) => (b < firstBlock || b >= lastBlock) && isSameLanguage(labelIn(walk.outline, b), language),
  );
}
