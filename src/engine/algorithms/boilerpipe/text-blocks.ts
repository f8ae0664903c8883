import type { Outline, Page, TextRun } from '../../types.ts';
import { inFurniture } from '../../features/furniture.ts';
import { hasUnspacedScript, wordsIn } from '../../text/segment-words.ts';
import { addText, addToken, endToken, newLineCounter, type LineCounter } from './line-counter.ts';
import { FURNITURE, HEADING, LIST_ITEM, newTextBlock, type TextBlock } from './text-block.ts';
import type { TagProfile } from './tag-profile.ts';

/** What the chains decide on. */
export type TextPage = {
  readonly outline: Outline;
  readonly blocks: readonly TextBlock[];
  /** The run that each text block starts with. */
  readonly firstRun: readonly number[];
  /** Run → index of its text block, -1 for one without a token. Parallel to outline.runs. */
  readonly ofRun: Int32Array;
};

/** Facts of elements, inherited down; parallel to outline.elements. */
type Marks = {
  /** 1 where the element ends the text before it, inside it and behind it. */
  readonly splits: Uint8Array;
  /** Splitting elements and links around the text. */
  readonly level: Uint16Array;
  /** The nearest link or abbreviation around the text, -1 where there is none: a word does not go on across its edges. */
  readonly bracket: Int32Array;
  readonly inAnchor: Uint8Array;
  readonly labels: Uint8Array;
};

/** The text blocks of a page, in order (code 1.2.0, BoilerpipeHTMLContentHandler). Linear in elements, runs and characters. */
export function textBlocksOf(page: Pick<Page, 'outline' | 'lang'>, profile: TagProfile): TextPage {
  const { outline, lang } = page;
  const { runs, blocks } = outline;
  const marks = markElements(outline, profile);
  const found: TextBlock[] = [];
  const firstRun: number[] = [];
  const ofRun = new Int32Array(runs.length).fill(-1);
  let counter = newLineCounter();
  let start = 0;
  /** Element of the first text that is not white space; -1 before. */
  let owner = -1;
  /** Of the outline's block at hand. */
  let isUnspaced = false;
  function endBlock(next: number): void {
    endToken(counter);
    if (counter.tokens > 0) {
      const at = found.length;
      ofRun.fill(at, start, next);
      firstRun.push(start);
      found.push(newTextBlock(counter, { at, level: marks.level[owner]!, labels: marks.labels[owner]! }));
      counter = newLineCounter();
    }
    start = next;
    owner = -1;
  }
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i]!;
    // No access before the first: an index of -1 makes the whole loop ten times slower.
    if (i > 0) {
      const last = runs[i - 1]!;
      if ((profile.skippedSplits && run.skipped > last.skipped) || isSplit(outline, marks.splits, last, run))
        endBlock(i);
      else if (last.block !== run.block || marks.bracket[last.element] !== marks.bracket[run.element])
        endToken(counter);
    }
    counter.inAnchor = marks.inAnchor[run.element] === 1;
    const { text } = blocks[run.block]!;
    if (profile.segments && (i === 0 || runs[i - 1]!.block !== run.block)) isUnspaced = hasUnspacedScript(text);
    if (isUnspaced) addSegments(counter, text.slice(run.start, run.end), lang);
    else addText(counter, text, run.start, run.end);
    if (owner < 0 && (counter.tokens > 0 || counter.tokenChars > 0)) owner = run.element;
  }
  endBlock(runs.length);
  return { outline, blocks: found, firstRun, ofRun };
}

function addSegments(counter: LineCounter, text: string, lang: string): void {
  endToken(counter);
  for (const word of wordsIn(text, lang)) addToken(counter, word.length, true);
}

/** True where a splitting element starts, ends or stands between two runs. Each element is left once, so that all climbs together are linear. */
function isSplit({ elements }: Outline, splits: Uint8Array, last: TextRun, run: TextRun): boolean {
  for (let i = last.before; i < run.before; i++) if (splits[i]) return true;
  for (let i = last.element; i >= 0 && (run.element < i || run.element >= elements[i]!.end); i = elements[i]!.parent)
    if (splits[i]) return true;
  return false;
}

function markElements(outline: Outline, { inline, spaced, labelsFurniture }: TagProfile): Marks {
  const { elements } = outline;
  const { length } = elements;
  const furniture = labelsFurniture ? inFurniture(outline) : null;
  const marks: Marks = {
    splits: new Uint8Array(length),
    level: new Uint16Array(length),
    bracket: new Int32Array(length).fill(-1),
    inAnchor: new Uint8Array(length),
    labels: new Uint8Array(length),
  };
  for (let i = 0; i < length; i++) {
    const { tag, parent } = elements[i]!;
    const isAnchor = tag === 'a';
    const isSplit = !isAnchor && !inline.has(tag) && !spaced.has(tag);
    if (isSplit) marks.splits[i] = 1;
    if (isAnchor || spaced.has(tag)) marks.bracket[i] = i;
    if (isAnchor) marks.inAnchor[i] = 1;
    if (isSplit || isAnchor) marks.level[i] = 1;
    if (tag === 'li') marks.labels[i] = LIST_ITEM;
    else if (tag === 'h1' || tag === 'h2' || tag === 'h3') marks.labels[i] = HEADING;
    if (furniture?.[i]) marks.labels[i]! |= FURNITURE;
    if (parent < 0) continue;
    marks.level[i]! += marks.level[parent]!;
    marks.labels[i]! |= marks.labels[parent]!;
    marks.inAnchor[i]! |= marks.inAnchor[parent]!;
    if (marks.bracket[i]! < 0) marks.bracket[i] = marks.bracket[parent]!;
  }
  return marks;
}

/** The text of a block as it was before any were joined, white space collapsed. */
export function textOf({ outline, firstRun, ofRun }: TextPage, block: number): string {
  let text = '';
  for (let i = firstRun[block]!; i < ofRun.length && ofRun[i] === block; i++) {
    const { block: at, start, end } = outline.runs[i]!;
    text += outline.blocks[at]!.text.slice(start, end);
  }
  return text.replace(/\s+/g, ' ').trim();
}
