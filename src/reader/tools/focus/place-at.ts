import { caretAt } from '../../article/text-place.ts';

/** What is lit. */
export type LitKind = 'line' | 'paragraph';

/** Heights in the window. CSS pixels. */
export type Place = { readonly top: number; readonly bottom: number };

/** The units of text that are lit as a whole. A row of a table is one. */
const PARAGRAPH =
  'p, li, dt, dd, tr, caption, pre, figure, summary, h1, h2, h3, h4, h5, h6, math[display="block"], .standfirst';
/** Height of what is lit where there is no text. CSS pixels. */
const EMPTY = 28;
/** Distances at which text is looked for where there is none, nearest first: between two paragraphs. CSS pixels. */
const NEAR = [0, -8, 8, -16, 16, -24, 24];
/** Space around what is lit. CSS pixels. */
const AROUND = { line: 3, paragraph: 8 } as const;

/** The line or paragraph at a height in the window or next to it, with the space around it. */
export function placeAt(scroller: Element, y: number, kind: LitKind): Place {
  for (const distance of NEAR) {
    const found = find(scroller, y + distance, kind);
    if (found !== null) return { top: found.top - AROUND[kind], bottom: found.bottom + AROUND[kind] };
  }
  return { top: y - EMPTY / 2, bottom: y + EMPTY / 2 };
}

/** True where a line of text is at a height in the window. */
export function holdsText(scroller: Element, y: number): boolean {
  return find(scroller, y, 'line') !== null;
}

function find(scroller: Element, y: number, kind: LitKind): Place | null {
  for (const x of columnsOf(scroller)) {
    const caret = caretAt(x, y);
    const element = caret?.node instanceof Element ? caret.node : caret?.node.parentElement;
    if (caret === null || !element?.closest('.sheet')) continue;
    const place = kind === 'line' ? lineAt(caret, y) : element.closest(PARAGRAPH)?.getBoundingClientRect();
    // Beside a paragraph the browser gives the nearest one.
    if (place && place.top - EMPTY < y && place.bottom + EMPTY > y) return place;
  }
  return null;
}

/** Where text may be, from the start of its lines on. */
function columnsOf(scroller: Element): readonly number[] {
  const sheet = scroller.querySelector('.sheet');
  if (sheet === null) return [];
  const { left, right } = sheet.getBoundingClientRect();
  const style = getComputedStyle(sheet);
  const from = left + parseFloat(style.paddingLeft) + 1;
  const to = right - parseFloat(style.paddingRight) - 1;
  const across = [from, from + (to - from) / 4, (from + to) / 2, to];
  return style.direction === 'rtl' ? across.reverse() : across;
}

/** The box of the character at the caret, or of the one before it: a caret at the end of a line has none after it. */
function lineAt({ node, offset }: { readonly node: Node; readonly offset: number }, y: number): Place | null {
  if (!(node instanceof Text)) return null;
  const boxes = [offset, offset - 1].flatMap((at) => {
    if (at < 0 || at >= node.length) return [];
    const character = new Range();
    character.setStart(node, at);
    character.setEnd(node, at + 1);
    return [...character.getClientRects()].filter(({ height }) => height > 0);
  });
  const distance = ({ top, bottom }: DOMRect): number => Math.max(top - y, y - bottom, 0);
  return boxes.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
