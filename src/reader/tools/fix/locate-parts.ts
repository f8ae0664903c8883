import type { BlockAccount, PageStructure } from '../../../article/blocks.ts';

/** Where the kept blocks and media of a page are in the shown article. */
export type Located = { readonly blocks: ReadonlyMap<number, Range>; readonly media: ReadonlyMap<number, Element> };

/** Class of the elements that show left-out blocks. */
export const LEFT_OUT_CLASS = 'fix-left-out';
const MEDIA = 'img, video, audio, iframe, hr, math, object, embed';
/** A text shorter than SHORT that is found further away than FAR is not the block. UTF-16 units without white space. */
const FAR = 1500;
const SHORT = 40;

/** Finds kept blocks by their text, which the content has in the same order, and media by the blocks around them. */
export function locateParts(
  content: Element,
  { elements, media }: PageStructure,
  accounts: readonly BlockAccount[],
): Located {
  const { text, place } = readLetters(content);
  const blocks = new Map<number, Range>();
  let from = 0;
  accounts.forEach((account, b) => {
    const letters = account.kept ? account.text.replace(/\s+/g, '') : '';
    if (letters === '') return;
    const at = text.indexOf(letters, from);
    if (at < 0 || (letters.length < SHORT && at - from > FAR)) return;
    const range = document.createRange();
    range.setStart(...place(at));
    const [node, offset] = place(at + letters.length - 1);
    range.setEnd(node, offset + 1);
    blocks.set(b, range);
    from = at + letters.length;
  });
  return { blocks, media: locateMedia(content, elements, media, blocks) };
}

/** All letters of the content, and the node and offset of each. */
function readLetters(content: Element): { text: string; place: (at: number) => [Text, number] } {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const starts: number[] = [];
  const nodes: Text[] = [];
  let text = '';
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    if (node.parentElement?.closest(`.${LEFT_OUT_CLASS}`)) continue;
    starts.push(text.length);
    nodes.push(node);
    text += node.data.replace(/\s+/g, '');
  }
  const place = (at: number): [Text, number] => {
    let low = 0;
    for (let high = starts.length; high - low > 1;) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= at) low = middle;
      else high = middle;
    }
    const node = nodes[low]!;
    let letters = at - starts[low]!;
    let offset = 0;
    while (offset < node.data.length && (/\s/.test(node.data[offset]!) || letters-- > 0)) offset++;
    return [node, offset];
  };
  return { text, place };
}

/** Pairs the media of page and article that follow the same block, if there are equally many of them. */
function locateMedia(
  content: Element,
  elements: PageStructure['elements'],
  media: readonly number[],
  blocks: ReadonlyMap<number, Range>,
): Map<number, Element> {
  const located = [...blocks];
  const shown = groupBy([...content.querySelectorAll(MEDIA)], (element) => {
    const before = located.findLastIndex(([, range]) => range.comparePoint(element.parentNode!, indexIn(element)) > 0);
    return before < 0 ? -1 : located[before]![0];
  });
  const inPage = groupBy(media, (i) => {
    const before = located.findLastIndex(([b]) => b < elements[i]!.firstBlock);
    return before < 0 ? -1 : located[before]![0];
  });
  const found = new Map<number, Element>();
  for (const [block, indices] of inPage) {
    const candidates = shown.get(block) ?? [];
    if (candidates.length === indices.length) indices.forEach((i, at) => found.set(i, candidates[at]!));
  }
  return found;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function indexIn(element: Element): number {
  return [...(element.parentNode?.childNodes ?? [])].indexOf(element);
}
