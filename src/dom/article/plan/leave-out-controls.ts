import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { isCodeBlock, languageOf } from '../outline/code-blocks.ts';
import type { TextShare } from '../outline/text-share.ts';

/** Links by which a wiki lets each section be edited, and switches of notes that are there to be clicked. */
const SECTION_CONTROL = /(?:^|\s)(?:mw-editsection|edit-?section|section-?edit|editlink|margin-toggle)(?:\s|$)/;
const COPIES = /(?:^|[\s_-])(?:copy|copy-?(?:btn|button|code|to)|clipboard|zeroclipboard)(?:$|[\s_-])/i;
const BUTTON_TAGS = new Set(['button', 'clipboard-copy']);
/** Around a listing, an element with no more text than this beside it is the listing's own frame. */
const FRAME_CHARS = 80;
const FRAME_LEVELS = 4;
/** A button in a listing with more characters than this is code that can be pressed. */
const LABEL_CHARS = 40;

/** True for controls that stand in the text and are no part of it. */
export function isSectionControl({ classes }: OutlineElement): boolean {
  return classes !== '' && SECTION_CONTROL.test(classes);
}

/** True for a button, where there is a listing. */
function isButton({ tag, role, classes }: OutlineElement): boolean {
  return BUTTON_TAGS.has(tag) || role === 'button' || (classes !== '' && COPIES.test(classes));
}

/** What stands in and around listings and is no part of the article: elements that are buttons, and blocks that name the language which the listing names itself. File names stay. */
export type CodeControls = { readonly elements: ReadonlySet<number>; readonly blocks: readonly number[] };

/** Looks in and around each listing of a page. */
export function codeControls(outline: Outline, share: TextShare): CodeControls {
  const { elements } = outline;
  const buttons = new Map<number, number>();
  const blocks: number[] = [];
  for (let i = 0; i < elements.length;) {
    const { firstBlock, lastBlock, end } = elements[i]!;
    if (lastBlock === firstBlock || !isCodeBlock(elements[i]!)) {
      i++;
      continue;
    }
    const frame = frameOf(outline, share, i);
    for (let at = frame + 1; at < elements[frame]!.end; at++)
      if (at !== i && isButton(elements[at]!)) buttons.set(at, i);
    if (frame !== i) blocks.push(...languageBlocks(outline, frame, i));
    i = end;
  }
  return { elements: buttons.size === 0 ? new Set() : withoutCode(outline, buttons), blocks };
}

/** Those of the buttons that are no code: a listing may be a button as a whole, to be copied at a press, and so may each of its lines. */
function withoutCode(outline: Outline, buttons: ReadonlyMap<number, number>): ReadonlySet<number> {
  const { elements } = outline;
  const chars = charsInside(outline);
  const isCode = (button: number, listing: number): boolean =>
    button > listing &&
    button < elements[listing]!.end &&
    (chars[button]! > LABEL_CHARS || chars[button] === chars[listing]);
  return new Set([...buttons].flatMap(([button, listing]) => (isCode(button, listing) ? [] : [button])));
}

/** Characters of text in each element, those inside a line of text included. */
function charsInside({ elements, runs }: Outline): Float64Array {
  const chars = new Float64Array(elements.length);
  for (const { element, start, end } of runs) chars[element]! += end - start;
  for (let i = elements.length - 1; i > 0; i--) if (elements[i]!.parent >= 0) chars[elements[i]!.parent]! += chars[i]!;
  return chars;
}

/** The widest element around a listing that holds little text besides: its own frame, with its title and its buttons. */
export function frameOf({ elements }: Outline, share: TextShare, listing: number): number {
  let frame = listing;
  for (let step = 0; step < FRAME_LEVELS; step++) {
    const around = elements[frame]!.parent;
    if (around < 0 || share.all[around]! - share.all[listing]! > FRAME_CHARS) break;
    frame = around;
  }
  return frame;
}

/** Blocks in the frame of a listing that say its language and no more. */
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
