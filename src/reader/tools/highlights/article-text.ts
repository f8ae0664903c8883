import { OWN_WORDS } from '../../text/own-words.ts';
import { readText, type ReadText } from '../../text/read-text.ts';
import { rangeOf } from '../../text/text-places.ts';
import { type Span, trimmed } from './quote.ts';

const SHOWN = '.sheet :is(#title, .standfirst, .content)';

/** The text of the shown article and its open comments: title, standfirst and content. */
export function shownText(scroller: Element): ReadText {
  return readText([...scroller.querySelectorAll(SHOWN)], { without: OWN_WORDS });
}

/** The same for content that is not shown. */
export function contentText(content: Node): ReadText {
  return readText([content], { without: OWN_WORDS });
}

/** False while a long article is still shown part by part. */
export function isWhole(scroller: Element): boolean {
  return scroller.querySelector('.sheet .content[aria-busy=true]') === null;
}

/** The part of the text that a range covers, without white space at its ends; null for none. */
export function spanOf(within: ReadText, range: Range): Span | null {
  const start = unitAt(within, range.startContainer, range.startOffset);
  const end = unitAt(within, range.endContainer, range.endOffset);
  return trimmed(within.text, { start, end });
}

/** The range of a span. */
export function rangeOfSpan(within: ReadText, { start, end }: Span): Range {
  return rangeOf(within, start, end);
}

/** The first unit of the text at or after a place in the document. */
function unitAt(within: ReadText, container: Node, offset: number): number {
  const { nodes, starts, offsets } = within;
  const place = new Range();
  place.setStart(container, offset);
  // Binary search for the last node that begins at or before the place.
  let [low, high] = [-1, nodes.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (place.comparePoint(nodes[middle]!, 0) <= 0) low = middle;
    else high = middle - 1;
  }
  if (low === -1) return 0;
  const end = starts[low + 1] ?? offsets.length;
  if (nodes[low] !== container) return end;
  let unit = starts[low]!;
  while (unit < end && offsets[unit]! < offset) unit++;
  return unit;
}
