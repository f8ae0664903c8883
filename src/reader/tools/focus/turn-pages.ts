import { interfaceLanguage, translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { firstLine } from '../../article/text-place.ts';
import { onProgress, readingProgress } from '../../article/reading-progress.ts';
import type { ToolContext } from '../../context/tool.ts';
import { isForReading } from './is-for-reading.ts';
import { TURN, TURN_BACK } from './keys.ts';
import css from './turn-pages.css?inline';
import { endOfLines, startOfLines } from './whole-lines.ts';

adoptStyle(css);

/** Space above the first line of a page. CSS pixels: less than there is between two lines. */
const MARGIN = 3;

/** What a view begins with. Content above it may change its height later. */
type Place = {
  readonly scrollTop: number;
  /** The first line of text, and its distance from the top of the view in CSS pixels. */
  readonly line: { readonly start: Range; readonly offset: number } | null;
};

type Turn = { readonly from: Place; readonly to: Place };

/**
 * Shows the article page by page: a page ends with a whole line, and the next one begins with the line after it. Pages
 * turn at once, without motion. Returns a function that ends it.
 */
export function turnPages({ handleKey }: Pick<ToolContext, 'handleKey'>, scroller: HTMLElement): () => void {
  const cover = document.createElement('div');
  cover.className = 'page-cover';
  cover.ariaHidden = 'true';
  const place = document.createElement('span');
  const bar = document.createElement('nav');
  bar.className = 'page-turns';
  bar.ariaLabel = translate('focus_pages');
  const percent = new Intl.NumberFormat(interfaceLanguage(), { style: 'percent' });
  /** The last turns forward, so that a turn back shows exactly the page before. */
  const turns: Turn[] = [];

  const endOfPage = (): number => endOfLines(scroller, scroller.getBoundingClientRect().bottom);
  const draw = (): void => {
    const { bottom } = scroller.getBoundingClientRect();
    const isAtEnd = readingProgress(scroller) === 1;
    cover.style.setProperty('--cut', `${String(isAtEnd ? 0 : bottom - endOfPage())}px`);
    cover.style.setProperty('--scrollbar', `${String(scroller.offsetWidth - scroller.clientWidth)}px`);
    place.textContent = percent.format(Math.floor(readingProgress(scroller) * 100) / 100);
  };
  const forward = (): void => {
    const { top } = scroller.getBoundingClientRect();
    const from = placeNow(scroller);
    scroller.scrollTop += endOfPage() - top - MARGIN;
    if (scroller.scrollTop !== from.scrollTop) turns.push({ from, to: placeNow(scroller) });
    draw();
  };
  const back = (): void => {
    const last = turns.pop();
    if (last !== undefined && Math.abs(distanceTo(scroller, last.to)) < 1)
      scroller.scrollTop += distanceTo(scroller, last.from);
    else {
      turns.length = 0;
      const { top, height } = scroller.getBoundingClientRect();
      scroller.scrollTop -= height - MARGIN;
      if (scroller.scrollTop > 0) scroller.scrollTop += startOfLines(scroller, top) - top;
    }
    draw();
  };
  const button = (label: string, path: string, run: () => void): HTMLButtonElement => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'icon-button';
    element.ariaLabel = label;
    element.title = label;
    element.append(arrow(path));
    element.addEventListener('click', run);
    return element;
  };
  bar.append(
    button(translate('focus_page_back'), 'M12.5 5l-5 5l5 5', back),
    place,
    button(translate('focus_page_next'), 'M7.5 5l5 5l-5 5', forward),
  );
  scroller.after(cover, bar);

  const isRightToLeft = (): boolean => {
    const sheet = scroller.querySelector('.sheet');
    return sheet !== null && getComputedStyle(sheet).direction === 'rtl';
  };
  const turn = (isForward: () => boolean) => (event: KeyboardEvent) => {
    if (!isForReading(event, scroller)) return false;
    (isForward() ? forward : back)();
    return true;
  };
  /** Space and Page Down belong to the browser elsewhere; with Shift, Space goes back. */
  const space = (event: KeyboardEvent): boolean => {
    const isBack = event.shiftKey;
    if (!isForReading(event, scroller, { hasShift: true })) return false;
    (isBack ? back : forward)();
    return true;
  };
  const ends = [
    handleKey({ key: TURN, run: turn(() => !isRightToLeft()) }),
    handleKey({ key: TURN_BACK, run: turn(isRightToLeft) }),
    handleKey({ key: { keys: [' '] }, run: space }),
    handleKey({ key: { keys: ['PageDown'] }, run: turn(() => true) }),
    handleKey({ key: { keys: ['PageUp'] }, run: turn(() => false) }),
    onProgress(scroller, draw),
  ];
  draw();
  return () => {
    for (const end of ends) end();
    cover.remove();
    bar.remove();
  };
}

function placeNow(scroller: HTMLElement): Place {
  const { scrollTop } = scroller;
  const caret = firstLine(scroller)?.caret;
  if (caret === undefined) return { scrollTop, line: null };
  const start = new Range();
  start.setStart(caret.node, caret.offset);
  return { scrollTop, line: { start, offset: offsetOf(scroller, start) } };
}

/** How far the view must scroll to begin with a place again. CSS pixels. */
function distanceTo(scroller: HTMLElement, { scrollTop, line }: Place): number {
  return line === null ? scrollTop - scroller.scrollTop : offsetOf(scroller, line.start) - line.offset;
}

function offsetOf(scroller: HTMLElement, start: Range): number {
  return start.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

function arrow(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}
