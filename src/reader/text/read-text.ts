import type { TextPlaces } from './text-places.ts';

/** Text of elements, with collapsed white space, none at the ends of blocks. A line break stands before each block. */
export type ReadText = TextPlaces & { readonly text: string };

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
  const all = textNodesBelow(roots, without);
  // In a long text, a list that grows would be copied and searched by the garbage collector again and again. Each node
  // may begin a block, which has a unit of its own.
  const offsets = new Uint32Array(all.reduce((sum, node) => sum + node.length, all.length));
  let count = 0;
  let block: Element | null | undefined;
  let endsWithSpace = false;
  const add = (piece: string): void => {
    if (piece !== '') parts.push(piece);
  };
  const startBlock = (): void => {
    const last = parts.at(-1);
    if (last?.endsWith(' ')) {
      parts[parts.length - 1] = last.slice(0, -1);
      count--;
    }
    parts.push('\n');
    offsets[count++] = 0;
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
    starts.push(count);
    let from = 0;
    for (let at = 0; at < units.length; at++) {
      const isSpace = units.charCodeAt(at) === SPACE;
      if (isSpace && endsWithSpace) {
        add(units.slice(from, at));
        from = at + 1;
      } else offsets[count++] = at;
      endsWithSpace = isSpace;
    }
    add(units.slice(from));
  };
  all.forEach(read);
  return { text: parts.join(''), nodes, starts, offsets: offsets.subarray(0, count) };
}

function textNodesBelow(roots: readonly Node[], without: string | undefined): Text[] {
  const found: Text[] = [];
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null)
      if (without === undefined || node.parentElement?.closest(without) == null) found.push(node);
  }
  return found;
}
