import { useLayoutEffect, useRef } from 'preact/hooks';
import { translate } from '../../platform/browser/translate.ts';
import type { ContentPart } from './content-parts.ts';
import { goToElement, targetOf } from './go-to-element.ts';
import { alignTable, fillWidth } from './fill-width.ts';
import { growContent } from './grow-content.ts';
import { nestHeadings } from './nest-headings.ts';
import { sayPostHeaders } from './post-headers.ts';

/** Elements that scroll sideways on their own if they are too wide. */
const SCROLLERS = '.table-scroll, pre, math[display="block"]';

/** A table cell with more characters than this gets a minimum width instead of one word per line. */
const WORDY_CELL = 24;

/** A table cell with at most so many characters is as narrow as its text: a number, a rank, nothing. */
const BRIEF_CELL = 6;

/** Code in a line with at most this many characters is not broken: "--network host". */
const SHORT_CODE = 24;

/** A picture of at least this width may be wider than the text. CSS pixels. */
const LARGE_IMAGE = 800;

/** A text of more parts than this is not laid out as a whole within a frame, on a slow machine. */
export const SHORT = 2;

/** Set by stretches.ts, which is loaded for a long article: changes each of its parts before it is shown. */
export const arranging: { change?: (part: DocumentFragment) => void } = {};

type ArticleContentProps = {
  readonly parts: readonly ContentPart[];
  /** True for the start of a large article, whose rest will follow. */
  readonly hasRest?: boolean;
  /** Level of the heading above the text. */
  readonly titleLevel?: number;
};

/** What the container shows, with the written levels of the headings that are open at its end. */
type Shown = { readonly parts: readonly ContentPart[]; count: number; readonly headings: number[] };

/** The text of an article. */
export function ArticleContent({ parts, hasRest = false, titleLevel = 1 }: ArticleContentProps) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown>({ parts: [], count: 0, headings: [] });

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    // The whole of an article continues after its start, which a person may be reading.
    const isContinued = shown.current.count > 0 && shown.current.parts.every((part, at) => part === parts[at]);
    if (!isContinued) element.replaceChildren();
    const now: Shown = isContinued ? { ...shown.current, parts } : { parts, count: 0, headings: [] };
    shown.current = now;
    const sizes = sizeObserver();
    const stop = growContent(
      element,
      prepared(parts, titleLevel, now.headings),
      () => {
        // A table can become wider while its scroller keeps its size.
        for (const sized of element.querySelectorAll(`figure, ${SCROLLERS}, .table-scroll > table`))
          sizes.observe(sized);
      },
      { shown: now.count, hasRest },
    );
    return () => {
      now.count = stop();
      sizes.disconnect();
    };
  }, [parts, titleLevel, hasRest]);

  return <div class="content" ref={container} onClick={followLinkInside} />;
}

/** Copies of the parts as they are shown. `headings`: as `nestHeadings` has them. */
function prepared(parts: readonly ContentPart[], titleLevel: number, headings: number[]): ContentPart[] {
  return parts.map((part) => () => {
    const copy = document.importNode(part(), true);
    nestHeadings(copy, titleLevel, headings);
    for (const cell of copy.querySelectorAll('td, th')) {
      cell.classList.toggle('wordy', cell.textContent.length > WORDY_CELL);
      cell.classList.toggle('brief', cell.textContent.trim().length <= BRIEF_CELL);
    }
    for (const item of copy.querySelectorAll('ul > li')) item.classList.toggle('card', isCard(item));
    for (const code of copy.querySelectorAll(':not(pre) > code'))
      code.classList.toggle('short', code.textContent.length <= SHORT_CODE);
    for (const image of copy.querySelectorAll('figure img'))
      if (Number(image.getAttribute('width')) >= LARGE_IMAGE) image.closest('figure')?.classList.add('large');
    sayPostHeaders(copy);
    if (parts.length > SHORT) arranging.change?.(copy);
    return copy;
  });
}

/** Whether an item of a list has no line for a bullet: only pictures, or a heading, a figure or a list at its start. */
function isCard(item: Element): boolean {
  const first = item.firstElementChild;
  if (first === null || item.textContent.trim() === '') return first !== null;
  return first.matches('h1, h2, h3, h4, h5, h6, figure, ul, ol') && !first.previousSibling?.textContent?.trim();
}

/** Fits the figures and scrollers that it observes to their size. */
function sizeObserver(): ResizeObserver {
  return new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.localName === 'figure') fillWidth(target);
      else updateScroller(target.localName === 'table' ? target.parentElement! : target);
  });
}

/** Makes an overflowing element focusable, so that keys scroll it, and names it. */
function updateScroller(target: Element): void {
  if (target.localName === 'div') alignTable(target);
  if (target.scrollWidth <= target.clientWidth + 1 && target.scrollHeight <= target.clientHeight + 1) {
    for (const name of ['tabindex', 'role', 'aria-label']) target.removeAttribute(name);
    return;
  }
  target.setAttribute('tabindex', '0');
  // No landmark: an article may have several with the same name.
  target.setAttribute('role', 'group');
  const caption = target.querySelector('caption')?.textContent.trim();
  target.setAttribute('aria-label', caption || scrollerLabel(target));
}

function scrollerLabel(scroller: Element): string {
  if (scroller.localName === 'math') return translate('scroll_math');
  return scroller.localName === 'pre' ? translate('scroll_code') : translate('scroll_table');
}

/** A link inside the article scrolls the view without changing the fragment of the extension page's address. */
function followLinkInside(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href^="#"]');
  if (link === null) return;
  event.preventDefault();
  const target = targetOf(link);
  if (target !== null) goToElement(target);
}
