import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { withoutDirectionMarks } from '../../../platform/browser/direction-marks.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { Ranges } from './anchor.ts';
import { blocksOf } from './describe-blocks.ts';
import { inTextOrder } from './in-text-order.ts';

/** Characters of a quote in a message or the name of a button. */
const QUOTE_LENGTH = 60;

/** The words of a highlight, cut to a length that is quick to hear. */
export function shortQuote({ quote }: KeptHighlight): string {
  const exact = withoutDirectionMarks(quote.exact);
  return exact.length > QUOTE_LENGTH ? `${exact.slice(0, QUOTE_LENGTH)}…` : exact;
}

/** A highlight in words: its colour, text and note. */
export function inWords(highlight: KeptHighlight): string {
  const { color, note } = highlight;
  const words = translate('highlight_in_words', translate(`color_${color}`), shortQuote(highlight));
  return note === '' ? words : `${words} ${translate('highlight_note', note)}`;
}

/**
 * The highlight after (1) or before (-1) the last used one, with its number from 1. If that one is not in view, counts
 * from the top of the view. The first follows the last. Null if no highlight is found in the text.
 */
export function nextHighlight(
  scroller: Element,
  highlights: readonly KeptHighlight[],
  ranges: Ranges,
  lastUsed: string | null,
  by: 1 | -1,
): { readonly highlight: KeptHighlight; readonly number: number; readonly count: number } | null {
  const found = inTextOrder(highlights, ranges).filter(({ id }) => ranges.has(id));
  const { top, bottom } = scroller.getBoundingClientRect();
  const topOf = ({ id }: KeptHighlight): number => ranges.get(id)!.getBoundingClientRect().top;
  const here = found.findIndex((one) => one.id === lastUsed && topOf(one) > top && topOf(one) < bottom);
  const below = found.findIndex((one) => topOf(one) >= top);
  const next = here !== -1 ? here + by : by === 1 ? below : (below === -1 ? found.length : below) - 1;
  const at = next === found.length || (next === -1 && by === 1) ? 0 : next < 0 ? found.length - 1 : next;
  const highlight = found[at];
  return highlight === undefined ? null : { highlight, number: at + 1, count: found.length };
}

/** Moves focus and caret to the start of a range, so that reading goes on there and the key for highlights opens it. */
export function focusAt(range: Range): void {
  const block = blocksOf(range)[0] as HTMLElement | undefined;
  if (block === undefined) return;
  if (!block.matches('[tabindex], summary')) {
    block.tabIndex = -1;
    block.addEventListener(
      'blur',
      () => {
        block.removeAttribute('tabindex');
      },
      { once: true },
    );
  }
  block.focus({ preventScroll: true });
  getSelection()?.collapse(range.startContainer, range.startOffset);
}
