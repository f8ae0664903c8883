import { BLOCKS, textOf } from './reading-position.ts';

/** Distance between the top of the view and the line that counts as the first one. CSS pixels. */
export const FIRST_LINE = 16;
/** Blocks before the first visible one that are stored: they tell equal texts apart and stand in for a lost one. */
const BLOCKS_BEFORE = 7;

/** A place between two characters. */
type Caret = { readonly node: Node; readonly offset: number };

type TextPlace = { readonly blocks: readonly number[]; readonly offset: number };

/** The first line of text in view; null at the very start of the article, and where no text of it is in view. */
export function currentPlace(scroller: Element): TextPlace | null {
  const line = firstLine(scroller);
  if (line === null) return null;
  const { block, caret } = line;
  const before = new Range();
  before.setStart(block, 0);
  before.setEnd(caret.node, caret.offset);
  return { blocks: [block, ...blocksBefore(block, scroller)].map(hashText), offset: before.toString().length };
}

/** The start of the first line of text in view, and its block; null as for `currentPlace`. */
export function firstLine(scroller: Element): { readonly block: Element; readonly caret: Caret } | null {
  const sheet = scroller.querySelector('.sheet');
  if (sheet === null || scroller.scrollTop < FIRST_LINE) return null;
  const view = scroller.getBoundingClientRect();
  const { left, right } = sheet.getBoundingClientRect();
  const style = getComputedStyle(sheet);
  const x =
    style.direction === 'rtl' ? right - parseFloat(style.paddingRight) - 1 : left + parseFloat(style.paddingLeft) + 1;
  for (let y = view.top + FIRST_LINE; y < view.bottom; y += FIRST_LINE) {
    const caret = caretAt(x, y);
    const element = caret?.node instanceof Element ? caret.node : caret?.node.parentElement;
    const block = element?.closest(`.sheet :is(${BLOCKS})`);
    if (caret && block && isInnermost(block) && !isEnd(caret, block)) return { block, caret };
  }
  return null;
}

/** The character after this many UTF-16 units of a block, as something that has a place on the screen. */
export function textPosition(block: Element, offset: number): Pick<Range, 'getBoundingClientRect'> {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    if (rest < node.length) {
      const character = new Range();
      character.setStart(node, rest);
      character.setEnd(node, rest + 1);
      return character;
    }
    rest -= node.length;
  }
  return block;
}

/** A hash of the text of a block (FNV-1a, 32 bits). */
export function hashText(block: Element): number {
  const text = textOf(block);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The place in the text at a point of the window; null where there is none. */
export function caretAt(x: number, y: number): Caret | null {
  // Chromium before 128 has only the older function.
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret && { node: caret.offsetNode, offset: caret.offset };
  }
  const range = (document as { caretRangeFromPoint(x: number, y: number): Range | null }).caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

function blocksBefore(block: Element, scroller: Element): Element[] {
  const walker = document.createTreeWalker(scroller, NodeFilter.SHOW_ELEMENT, (node) =>
    (node as Element).matches(`.sheet :is(${BLOCKS})`) && isInnermost(node as Element)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );
  walker.currentNode = block;
  const found: Element[] = [];
  while (found.length < BLOCKS_BEFORE && walker.previousNode() !== null) found.push(walker.currentNode as Element);
  return found;
}

/** True if no text of the block follows the place. Between two blocks Firefox gives the end of the first. */
function isEnd({ node, offset }: Caret, block: Element): boolean {
  const after = new Range();
  after.setStart(node, offset);
  after.setEnd(block, block.childNodes.length);
  return after.toString().trim() === '';
}

function isInnermost(block: Element): boolean {
  return block.querySelector(BLOCKS) === null && textOf(block) !== '';
}
