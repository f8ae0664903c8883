import { inFurniture } from '../../features/furniture.ts';
import { hasUnspacedScript, wordsIn } from '../../text/segment-words.ts';
import type { Outline, Page, TextRun } from '../../types.ts';
import { addText, addWord, endToken, newLineCounter, type LineCounter } from './line-counter.ts';
import type { TagProfile } from './tag-profile.ts';
import { FURNITURE, newTextBlock, type TextBlock } from './text-block.ts';

/** The text blocks of a page. */
export type TextPage = {
  readonly outline: Outline;
  readonly blocks: readonly TextBlock[];
  /** Index in outline.runs of the first run of each text block. */
  readonly firstRun: readonly number[];
  /** Index of the text block of each run, -1 for a run in none; parallel to outline.runs. */
  readonly ofRun: Int32Array;
};

/** Inherited facts of elements; parallel to outline.elements. */
type ElementFacts = {
  /** 1 for an element that ends the text block before it, inside it and after it. */
  readonly splits: Uint8Array;
  /** Splitting elements and links from the root down to the element. */
  readonly level: Uint16Array;
  /** Index of the nearest element whose edges end a word, -1 without one. */
  readonly wordScope: Int32Array;
  readonly inAnchor: Uint8Array;
  readonly labels: Uint8Array;
};

/**
 * The text blocks of a page in order (BoilerpipeHTMLContentHandler, code 1.2.0). Level and labels are those of a
 * block's first text. Linear in elements, runs and characters.
 */
export function textBlocksOf(page: Pick<Page, 'outline' | 'lang'>, profile: TagProfile): TextPage {
  const { outline, lang } = page;
  const { runs, blocks } = outline;
  const facts = readElementFacts(outline, profile);
  const found: TextBlock[] = [];
  const firstRun: number[] = [];
  const ofRun = new Int32Array(runs.length).fill(-1);
  let counter = newLineCounter();
  let start = 0;
  /** Element of the block's first text that is not white space, -1 before it. */
  let owner = -1;
  let isUnspaced = false;
  function endBlock(nextRun: number): void {
    endToken(counter);
    if (counter.tokens > 0) {
      const at = found.length;
      ofRun.fill(at, start, nextRun);
      firstRun.push(start);
      found.push(newTextBlock(counter, { at, level: facts.level[owner]!, labels: facts.labels[owner]! }));
      counter = newLineCounter();
    }
    start = nextRun;
    owner = -1;
  }
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i]!;
    // Guarded, as one read at index -1 makes the whole loop ten times slower.
    if (i > 0) {
      const last = runs[i - 1]!;
      if ((profile.splitsAtSkipped && run.skipped > last.skipped) || isSplit(outline, facts.splits, last, run))
        endBlock(i);
      else if (last.block !== run.block || facts.wordScope[last.element] !== facts.wordScope[run.element])
        endToken(counter);
    }
    counter.inAnchor = facts.inAnchor[run.element] === 1;
    const { text } = blocks[run.block]!;
    if (profile.segmentsWords && (i === 0 || runs[i - 1]!.block !== run.block)) isUnspaced = hasUnspacedScript(text);
    if (isUnspaced) addSegments(counter, text.slice(run.start, run.end), lang);
    else addText(counter, text, run.start, run.end);
    if (owner < 0 && (counter.tokens > 0 || counter.tokenChars > 0)) owner = run.element;
  }
  endBlock(runs.length);
  return { outline, blocks: found, firstRun, ofRun };
}

function addSegments(counter: LineCounter, text: string, lang: string): void {
  endToken(counter);
  for (const word of wordsIn(text, lang)) addWord(counter, word.length);
}

/**
 * True if a splitting element starts, ends or is between two consecutive runs. The page leaves each element once, so
 * that all climbs together are linear.
 */
function isSplit({ elements }: Outline, splits: Uint8Array, last: TextRun, run: TextRun): boolean {
  for (let i = last.before; i < run.before; i++) if (splits[i]) return true;
  for (let i = last.element; i >= 0 && (run.element < i || run.element >= elements[i]!.end); i = elements[i]!.parent)
    if (splits[i]) return true;
  return false;
}

function readElementFacts(outline: Outline, { inline, endsWord, labels, labelsFurniture }: TagProfile): ElementFacts {
  const { elements } = outline;
  const { length } = elements;
  const furniture = labelsFurniture ? inFurniture(outline) : null;
  const facts: ElementFacts = {
    splits: new Uint8Array(length),
    level: new Uint16Array(length),
    wordScope: new Int32Array(length).fill(-1),
    inAnchor: new Uint8Array(length),
    labels: new Uint8Array(length),
  };
  for (let i = 0; i < length; i++) {
    const { tag, parent } = elements[i]!;
    const isAnchor = tag === 'a';
    const splits = !isAnchor && !inline.has(tag) && !endsWord.has(tag);
    if (splits) facts.splits[i] = 1;
    if (isAnchor || endsWord.has(tag)) facts.wordScope[i] = i;
    if (isAnchor) facts.inAnchor[i] = 1;
    if (splits || isAnchor) facts.level[i] = 1;
    facts.labels[i] = labels.get(tag) ?? 0;
    if (furniture?.[i]) facts.labels[i]! |= FURNITURE;
    if (parent < 0) continue;
    facts.level[i]! += facts.level[parent]!;
    facts.labels[i]! |= facts.labels[parent]!;
    facts.inAnchor[i]! |= facts.inAnchor[parent]!;
    if (facts.wordScope[i]! < 0) facts.wordScope[i] = facts.wordScope[parent]!;
  }
  return facts;
}

/** The text of a text block of the page, white space collapsed. */
export function textOf({ outline, firstRun, ofRun }: TextPage, block: number): string {
  let text = '';
  for (let i = firstRun[block]!; i < ofRun.length && ofRun[i] === block; i++) {
    const { block: at, start, end } = outline.runs[i]!;
    text += outline.blocks[at]!.text.slice(start, end);
  }
  return text.replace(/\s+/g, ' ').trim();
}
