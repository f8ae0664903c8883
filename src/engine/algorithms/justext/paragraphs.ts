import type { Outline } from '../../types.ts';
import { HEADING, LINK, REMOVED, SELECT, type ElementMarks } from './element-marks.ts';

/** The text between two dividing tags (a "block" in text 003); not always one block of the outline. */
export type Paragraph = {
  /** White space collapsed and trimmed. */
  readonly text: string;
  /** UTF-16 units of text inside links. */
  readonly linkChars: number;
  readonly isHeading: boolean;
  readonly inSelect: boolean;
};

/** `ofRun` is parallel to outline.runs: the index of the paragraph that each run is part of, -1 if none. */
export type Paragraphs = { readonly list: readonly Paragraph[]; readonly ofRun: Int32Array };

const WHITE_SPACE = /\s+/g;
const NEEDS_COLLAPSING = /\s{2,}|[^\S ]/;

/**
 * Splits the text of a page where a dividing element starts or ends, and at two <br> with only white space between.
 * Linear in elements and characters.
 */
export function paragraphsOf(outline: Outline, marks: ElementMarks): Paragraphs {
  const { runs, blocks } = outline;
  const list: Paragraph[] = [];
  const ofRun = new Int32Array(runs.length).fill(-1);
  const startsParagraph = paragraphStarts(outline, marks);
  let text = '';
  let linkChars = 0;
  let first = -1;
  function close(): void {
    if (first < 0) return;
    const mark = marks.inside[runs[first]!.element]!;
    const joined = NEEDS_COLLAPSING.test(text) ? text.replace(WHITE_SPACE, ' ') : text;
    list.push({
      text: joined.trim(),
      linkChars,
      isHeading: (mark & HEADING) > 0,
      inSelect: (mark & SELECT) > 0,
    });
    first = -1;
  }
  for (let r = 0; r < runs.length; r++) {
    const { element, block, start, end } = runs[r]!;
    if (startsParagraph[r]) close();
    const mark = marks.inside[element]!;
    const { text: blockText } = blocks[block]!;
    if (first >= 0) {
      const last = runs[r - 1]!;
      // Within a block the text between two runs is kept: the space of a <br>.
      text += last.block === block ? blockText.slice(last.end, start) : ' ';
    }
    if (mark & REMOVED) continue;
    const own = blockText.slice(start, end);
    if (first < 0) {
      if (own.trim() === '') continue;
      first = r;
      text = '';
      linkChars = 0;
    }
    text += own;
    if (mark & LINK) linkChars += own.length;
    ofRun[r] = list.length;
  }
  close();
  return { list, ofRun };
}

/**
 * 1 for each run that starts a new paragraph. Needs no walk of the tree: elements that start between two runs lie
 * between them by index, and the elements that end there follow from the number of dividers around each run.
 */
function paragraphStarts(
  { elements, runs, blocks }: Outline,
  { dividersBefore, dividersAround }: ElementMarks,
): Uint8Array {
  const starts = new Uint8Array(runs.length);
  let from = 0;
  let around = 0;
  let isAfterBreak = false;
  for (let r = 0; r < runs.length; r++) {
    const { element, before, block, start, end } = runs[r]!;
    const started = dividersBefore[before]! - dividersBefore[from]!;
    const inside = dividersAround[element]!;
    const ended = started - (inside - around);
    let isDivided = started > 0 || ended > 0;
    for (let i = from; i < before; i++) {
      const isBreak = elements[i]!.tag === 'br';
      if (isBreak && isAfterBreak) isDivided = true;
      if (dividersBefore[i + 1] === dividersBefore[i]) isAfterBreak = isBreak;
    }
    if (blocks[block]!.text.slice(start, end).trim() !== '') isAfterBreak = false;
    // Blank runs start no paragraph; the paragraph that a division before them closes stays closed.
    if (isDivided) starts[r] = 1;
    from = before;
    around = inside;
  }
  return starts;
}
