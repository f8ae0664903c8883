import type { Block, OutlineElement, Page, TextRun } from '../types.ts';

/** A page as columns: names and texts once, all else as numbers. */
type Columns = {
  readonly about: Omit<Page, 'outline'>;
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly elements: readonly number[];
  readonly blocks: readonly number[];
  readonly runs: readonly number[];
};

/** Writes a page as text, for an algorithm in another process. `pageOf` reads it. */
export function textOfPage({ outline, ...about }: Page): string {
  const names = new Map<string, number>();
  const placeOf = (name: string): number => {
    const place = names.get(name) ?? names.size;
    if (place === names.size) names.set(name, place);
    return place;
  };
  const elements: number[] = [];
  // Parents and ends follow from the depths.
  for (const { depth, tag, classes, id, role, breaks, firstBlock, lastBlock } of outline.elements) {
    elements.push(depth, placeOf(tag), placeOf(classes), placeOf(id), placeOf(role));
    elements.push(Number(breaks), firstBlock, lastBlock);
  }
  const texts: string[] = [];
  const blocks: number[] = [];
  for (const { element, text, words, linkChars, sentences, commas, tags, heading } of outline.blocks) {
    texts.push(text);
    blocks.push(element, words, linkChars, sentences, commas, tags, heading);
  }
  const runs: number[] = [];
  for (const { element, block, before, skipped, start, end } of outline.runs)
    runs.push(element, block, before, skipped, start, end);
  return JSON.stringify({ about, names: [...names.keys()], texts, elements, blocks, runs } satisfies Columns);
}

/**
 * The page that `textOfPage` wrote. Throws where the text is not such a page: with wrong numbers an algorithm could
 * loop for ever.
 */
export function pageOf(text: string): Page {
  const { about, names, texts, elements: written, blocks: counts, runs: places } = JSON.parse(text) as Columns;
  const elements = elementsOf(new Numbers(written), names, texts.length);
  return {
    ...about,
    outline: {
      elements,
      blocks: blocksOf(new Numbers(counts), texts, elements.length),
      runs: runsOf(new Numbers(places), texts, elements.length),
    },
  };
}

/** Reads numbers in turn. */
class Numbers {
  private at = 0;

  constructor(private readonly list: readonly number[]) {}

  get count(): number {
    return this.list.length;
  }

  get isAtEnd(): boolean {
    return this.at >= this.list.length;
  }

  /** The next number, which is a whole one from 0 to `most`. Throws a RangeError for any other. */
  next(most = Number.MAX_SAFE_INTEGER): number {
    const number = this.list[this.at++];
    if (!Number.isInteger(number) || number! < 0 || number! > most)
      throw new RangeError(`The page has ${String(number)} where at most ${String(most)} can be.`);
    return number!;
  }
}

function elementsOf(numbers: Numbers, names: readonly string[], blockCount: number): OutlineElement[] {
  const elements: (OutlineElement & { end: number })[] = [];
  /** Indices of the elements around the next one. */
  const open: number[] = [];
  const closeFrom = (depth: number): void => {
    for (const index of open.splice(depth)) elements[index]!.end = elements.length;
  };
  const name = (): string => names[numbers.next(names.length - 1)]!;
  while (!numbers.isAtEnd) {
    const depth = numbers.next(open.length);
    closeFrom(depth);
    const parent = open.at(-1) ?? -1;
    open.push(elements.length);
    elements.push({
      parent,
      end: 0,
      tag: name(),
      depth,
      classes: name(),
      id: name(),
      role: name(),
      breaks: numbers.next(1) === 1,
      firstBlock: numbers.next(blockCount),
      lastBlock: numbers.next(blockCount),
    });
  }
  closeFrom(0);
  return elements;
}

function blocksOf(numbers: Numbers, texts: readonly string[], elementCount: number): Block[] {
  return texts.map((text) => ({
    element: numbers.next(elementCount - 1),
    text,
    chars: text.length,
    words: numbers.next(),
    linkChars: numbers.next(),
    sentences: numbers.next(),
    commas: numbers.next(),
    tags: numbers.next(),
    heading: numbers.next(6),
  }));
}

function runsOf(numbers: Numbers, texts: readonly string[], elementCount: number): TextRun[] {
  const runs: TextRun[] = [];
  // White space after the last word is part of runs but not of the text, so a run may end behind its text.
  const most = texts.reduce((sum, text) => sum + text.length, numbers.count);
  while (!numbers.isAtEnd)
    runs.push({
      element: numbers.next(elementCount - 1),
      block: numbers.next(texts.length - 1),
      before: numbers.next(elementCount),
      skipped: numbers.next(),
      start: numbers.next(most),
      end: numbers.next(most),
    });
  return runs;
}
