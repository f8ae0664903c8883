import type { Outline, OutlineElement } from '../../engine/types.ts';
import { isCodeBlock, languageOf } from './code.ts';
import type { TextShare } from './text-share.ts';

/** Links by which a wiki lets each section be edited, and switches of notes that are there to be clicked. */
const SECTION_CONTROL = /(?:^|\s)(?:mw-editsection|edit-?section|section-?edit|editlink|margin-toggle)(?:\s|$)/;
const COPIES = /(?:^|[\s_-])(?:copy|copy-?(?:btn|button|code|to)|clipboard|zeroclipboard)(?:$|[\s_-])/i;
const BUTTON_TAGS = new Set(['button', 'clipboard-copy']);
/** Around a listing, an element with no more text than this beside it is the listing's own frame. */
const FRAME_CHARS = 80;
const FRAME_LEVELS = 4;

/** True for controls that stand in the text and are no part of it. */
export function isSectionControl({ classes }: OutlineElement): boolean {
  return classes !== '' && SECTION_CONTROL.test(classes);
}

/** True for a button inside a listing. */
export function isCodeControl({ tag, role, classes }: OutlineElement): boolean {
  return BUTTON_TAGS.has(tag) || role === 'button' || (classes !== '' && COPIES.test(classes));
}

/** What stands around listings and is no part of the article: elements that are buttons, and blocks that name the language which the listing names itself. File names stay. */
export type CodeControls = { readonly elements: ReadonlySet<number>; readonly blocks: readonly number[] };

/** Looks around each listing of a page. */
export function codeControls(outline: Outline, share: TextShare): CodeControls {
  const found = { elements: new Set<number>(), blocks: [] as number[] };
  const { elements } = outline;
  for (let i = 0; i < elements.length; ) {
    const { firstBlock, lastBlock, end } = elements[i]!;
    if (lastBlock === firstBlock || !isCodeBlock(elements[i]!)) {
      i++;
      continue;
    }
    const frame = frameOf(outline, share, i);
    if (frame !== i) addControls(outline, frame, i, found);
    i = end;
  }
  return found;
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

function addControls(outline: Outline, frame: number, listing: number, found: { elements: Set<number>; blocks: number[] }): void {
  const { elements, blocks } = outline;
  const language = languageOf(outline, listing);
  for (let i = frame + 1; i < elements[frame]!.end; i++) if (i !== listing && isCodeControl(elements[i]!)) found.elements.add(i);
  for (let block = elements[frame]!.firstBlock; block < elements[frame]!.lastBlock; block++) {
    const isInListing = block >= elements[listing]!.firstBlock && block < elements[listing]!.lastBlock;
    if (!isInListing && language !== '' && blocks[block]!.text.toLowerCase() === language) found.blocks.push(block);
  }
}
