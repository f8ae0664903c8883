import type { Outline } from '../../types.ts';
import { HEADING, LINK, REMOVED, SELECT, type ElementMarks } from './element-marks.ts';

/** What text 003 calls a block: the text between two dividing tags, which is not always a block of the outline. */
export type Paragraph = {
  /** White space collapsed, trimmed. */
  readonly text: string;
  /** UTF-16 units of text inside links. */
  readonly linkChars: number;
  readonly isHeading: boolean;
  readonly inSelect: boolean;
  /** Index of the block of its first words. */
  readonly block: number;
};

/** `of` has the index of the paragraph that each text run went to, -1 where it went to none; parallel to outline.runs. */
export type Paragraphs = { readonly list: readonly Paragraph[]; readonly of: Int32Array };

const WHITE_SPACE = /\s+/g;
const NEEDS_COLLAPSING = /\s{2,}|[^\S ]/;

/**
 * Splits a page's text where a dividing element starts or ends, and at two <br> with nothing but white space between. No walk of the tree: elements that start
 * between two runs lie between them by index, and those that end follow from how deep the runs stand. Linear in elements and characters.
 */
export function paragraphsOf(outline: Outline, marks: ElementMarks): Paragraphs {
  const { runs, blocks } = outline;
  const list: Paragraph[] = [];
  const of = new Int32Array(runs.length).fill(-1);
  const isDivided = divisions(outline, marks);
  let text = '';
  let linkChars = 0;
  let first = -1;
  let last = -1;
  function close(): void {
    if (first < 0) return;
    const mark = marks.inside[runs[first]!.element]!;
    const joined = NEEDS_COLLAPSING.test(text) ? text.replace(WHITE_SPACE, ' ') : text;
    list.push({
      text: joined.trim(),
      linkChars,
      isHeading: (mark & HEADING) > 0,
      inSelect: (mark & SELECT) > 0,
      block: runs[first]!.block,
    });
    first = -1;
  }
  for (let r = 0; r < runs.length; r++) {
    const { element, block, start, end } = runs[r]!;
    if (isDivided[r]) close();
    const mark = marks.inside[element]!;
    if (mark & REMOVED) continue;
    const whole = blocks[block]!.text;
    const own = whole.slice(start, end);
    if (first < 0) {
      if (own.trim() === '') continue;
      first = r;
      text = own;
      linkChars = 0;
      // Between two runs of one block may stand the space of a <br>.
    } else text += runs[last]!.block === block ? whole.slice(runs[last]!.end, end) : ` ${own}`;
    if (mark & LINK) linkChars += own.length;
    of[r] = list.length;
    last = r;
  }
  close();
  return { list, of };
}

/** 1 where a run starts a new paragraph. */
function divisions({ elements, runs, blocks }: Outline, { dividersBefore, dividersAround }: ElementMarks): Uint8Array {
  const divided = new Uint8Array(runs.length);
  let from = 0;
  let around = 0;
  let isAfterBreak = false;
  for (let r = 0; r < runs.length; r++) {
    const { element, before, block, start, end } = runs[r]!;
    const started = dividersBefore[before]! - dividersBefore[from]!;
    const ended = started - (dividersAround[element]! - around);
    let isDivided = started > 0 || ended > 0;
    for (let i = from; i < before; i++) {
      const isBreak = elements[i]!.tag === 'br';
      if (isBreak && isAfterBreak) isDivided = true;
      if (dividersBefore[i + 1] === dividersBefore[i]) isAfterBreak = isBreak;
    }
    if (blocks[block]!.text.slice(start, end).trim() !== '') isAfterBreak = false;
    // White space belongs to no paragraph by itself: a division before it holds for what follows.
    if (isDivided) divided[r] = 1;
    from = before;
    around = dividersAround[element]!;
  }
  return divided;
}
