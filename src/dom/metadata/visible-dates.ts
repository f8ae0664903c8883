import { itemAt } from '../../engine/outline-tree.ts';
import { partOf, type VisiblePage } from './visible-page.ts';
import { isPlausible, writtenDay } from './written-date.ts';

/** A date in the text. */
export type VisibleDate = {
  /** yyyy-mm-dd. */
  readonly day: string;
  /** The date of a time element as written, with time of day and zone; else the day. */
  readonly written: string;
  /** Blocks after the headline; negative before it. */
  readonly distance: number;
};

/** Characters of the longest line that is about the date of a page; longer text around a date is prose. */
const MAX_CHARS = 100;

/** Blocks after the headline from which a date without markup is about something else. */
const FAR = 60;

/** Dates of the page's short lines: those of time elements first, each kind in document order. */
export function visibleDates(page: VisiblePage): VisibleDate[] {
  const { outline, headline, lang, attribute } = page;
  const { elements, blocks, runs } = outline;
  const found: VisibleDate[] = [];
  const add = (block: number, element: number, day: string, written: string): void => {
    if (partOf(page, element) !== 'others') found.push({ day, written, distance: block - headline });
  };
  const seen = new Set<number>();
  for (const { element, block } of runs) {
    const { tag, parent } = itemAt(elements, element);
    const time = tag === 'time' ? element : elements[parent]?.tag === 'time' ? parent : -1;
    if (time < 0 || seen.has(time) || itemAt(blocks, block).chars > MAX_CHARS) continue;
    seen.add(time);
    const written = attribute(time, 'datetime');
    const day = writtenDay(written, lang) ?? writtenDay(itemAt(blocks, block).text, lang);
    if (day === null) continue;
    const isIso = written.startsWith(day) && isPlausible(Date.parse(day));
    add(block, time, day, isIso ? written : day);
  }
  for (const [i, { text, chars, element }] of blocks.entries()) {
    if (chars > MAX_CHARS || i === headline || i > headline + FAR || !/\d{4}/.test(text)) continue;
    const day = writtenDay(text, lang);
    if (day !== null) add(i, element, day, day);
  }
  return found;
}
