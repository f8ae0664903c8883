/** Things that are shown as a whole. */
const WHOLE = 'img, picture, video, svg, canvas, math[display="block"], tr, iframe, button';
/** A page is never shorter than this share of the view, however high a picture is. */
const LEAST = 0.5;

const HEADING = 'h2, h3, h4, h5, h6';
/** What is hit between two blocks. */
const CONTAINER = '.sheet, .content, .stretch, section, div';
/** A heading is nearer than this to the text below it. CSS pixels. */
const GAP = 60;
const PROBE = 4;

type Side = 'top' | 'bottom';

/**
 * The largest height in the window up to `y` that goes through no line and no picture. A heading above it, which would
 * be the last line of a page, is left to the next page.
 */
export function endOfLines(scroller: HTMLElement, y: number): number {
  const { height } = scroller.getBoundingClientRect();
  const limit = y - height * LEAST;
  const edge = settle(scroller, y, 'top');
  if (edge < limit) return y;
  const heading = headingAbove(scroller, edge);
  return heading === null || heading < limit ? edge : heading;
}

/** The smallest height from `y` on that goes through no line and no picture. */
export function startOfLines(scroller: HTMLElement, y: number): number {
  const { height } = scroller.getBoundingClientRect();
  const edge = settle(scroller, y, 'bottom');
  return edge > y + height * LEAST ? y : edge;
}

/** The top of a heading that ends right above a height; null for none. */
function headingAbove(scroller: HTMLElement, y: number): number | null {
  const sheet = scroller.querySelector('.sheet');
  if (sheet === null) return null;
  const { left, right } = sheet.getBoundingClientRect();
  const x = (left + right) / 2;
  for (let at = y - PROBE; at > y - GAP; at -= PROBE) {
    const element = document.elementFromPoint(x, at);
    if (!element?.closest('.sheet')) return null;
    if (element.matches(CONTAINER)) continue;
    return element.closest(HEADING)?.getBoundingClientRect().top ?? null;
  }
  return null;
}

/** Moves a height to the edge of what it crosses until it crosses nothing: in columns, lines are not side by side. */
function settle(scroller: HTMLElement, y: number, side: Side): number {
  let edge = y;
  for (;;) {
    const crossed = [...scroller.querySelectorAll('.sheet')].flatMap((sheet) => crossedIn(sheet, edge));
    if (crossed.length === 0) return edge;
    const edges = crossed.map((box) => box[side]);
    edge = side === 'top' ? Math.min(...edges) : Math.max(...edges);
  }
}

/** The boxes of lines and whole things below an element that a height goes through. */
function crossedIn(element: Element, y: number): readonly DOMRect[] {
  if (element.matches(WHOLE)) {
    const box = element.getBoundingClientRect();
    return crosses(box, y) ? [box] : [];
  }
  const found: DOMRect[] = [];
  for (const node of element.childNodes) {
    if (node instanceof Text) {
      if (node.data.trim() === '') continue;
      const range = new Range();
      range.selectNodeContents(node);
      found.push(...[...range.getClientRects()].filter((box) => crosses(box, y)));
    } else if (node instanceof Element && crosses(node.getBoundingClientRect(), y)) found.push(...crossedIn(node, y));
  }
  return found;
}

/** Whether a height goes through a box, not along its edge. */
function crosses({ top, bottom, width }: DOMRect, y: number): boolean {
  return width > 0 && top < y - 0.5 && bottom > y + 0.5;
}
