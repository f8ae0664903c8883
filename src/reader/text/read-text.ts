/** Text of elements, and the places of its UTF-16 units in the document. */
export type ReadText = {
  /** With collapsed white space, none at the ends of blocks. A line break stands before each block. */
  readonly text: string;
  readonly nodes: readonly Text[];
  /** Parallel to `nodes`: where the text of each begins. */
  readonly starts: readonly number[];
  /** Parallel to the units of `text`: offset in the node. */
  readonly offsets: readonly number[];
};

type ReadOptions = {
  /** Changes the text of a node before it is read. White space must become spaces, and no unit be added or lost. */
  readonly fold?: (text: string) => string;
  /** The text of elements with this selector is left out. */
  readonly without?: string;
};

const BLOCK = 'p,li,dt,dd,td,th,pre,blockquote,figcaption,caption,summary,h1,h2,h3,h4,h5,h6,div,section';
const SPACE = 32;
const ALL_SPACE = /\s/g;

/** Reads the text below some elements once, for any number of searches. Linear in the text. */
export function readText(
  roots: readonly Node[],
  { fold = (text) => text.replace(ALL_SPACE, ' '), without }: ReadOptions = {},
): ReadText {
  const parts: string[] = [];
  const nodes: Text[] = [];
  const starts: number[] = [];
  const offsets: number[] = [];
  let block: Element | null | undefined;
  let endsWithSpace = false;
  const add = (piece: string): void => {
    if (piece !== '') parts.push(piece);
  };
  const startBlock = (): void => {
    const last = parts.at(-1);
    if (last?.endsWith(' ')) {
      parts[parts.length - 1] = last.slice(0, -1);
      offsets.pop();
    }
    parts.push('\n');
    offsets.push(0);
    endsWithSpace = true;
  };
  const read = (node: Text): void => {
    const units = fold(node.data);
    const parent = node.parentElement?.closest(BLOCK);
    if (parent !== block) {
      // White space between blocks depends on how the page is written.
      if (units.trim() === '') return;
      startBlock();
      block = parent;
    }
    nodes.push(node);
    starts.push(offsets.length);
    let from = 0;
    for (let at = 0; at < units.length; at++) {
      const isSpace = units.charCodeAt(at) === SPACE;
      if (isSpace && endsWithSpace) {
        add(units.slice(from, at));
        from = at + 1;
      } else offsets.push(at);
      endsWithSpace = isSpace;
    }
    add(units.slice(from));
  };
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null)
      if (without === undefined || node.parentElement?.closest(without) == null) read(node);
  }
  return { text: parts.join(''), nodes, starts, offsets };
}

/** The range of a part of the text, which is not empty. */
export function rangeOf(within: ReadText, start: number, end: number): Range {
  const range = new Range();
  range.setStart(...placeOf(within, start));
  const [last, offset] = placeOf(within, end - 1);
  range.setEnd(last, offset + 1);
  return range;
}

/** Node and offset of a unit of the text. */
function placeOf(within: ReadText, unit: number): [node: Text, offset: number] {
  return [within.nodes[nodeAt(within, unit)]!, within.offsets[unit]!];
}

/** Index of the node of a unit of the text: the last node that begins at or before it, by halving. */
export function nodeAt({ starts }: ReadText, unit: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= unit) low = middle;
    else high = middle - 1;
  }
  return low;
}
