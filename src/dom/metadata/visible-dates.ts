import { firstRunOf, itemAt } from '../../engine/outline-tree.ts';
import { lowerCase } from '../../engine/text/letters.ts';
import { type DateLabel, dateLabel } from './date-labels.ts';
import { isOfOtherPage } from './other-pages.ts';
import { markOf, partOf, type VisiblePage } from './visible-page.ts';
import { normaliseDate } from './date.ts';
import { isNextTo, isPlausible, writtenDay, writtenDays, writtenMonth } from './written-date.ts';

/** A date in the text. */
export type VisibleDate = {
  /** The day as yyyy-mm-dd, or the month as yyyy-mm where the line has no day. */
  readonly day: string;
  /** The date of a time element as written, with time of day and zone; else the day. */
  readonly written: string;
  readonly label: DateLabel;
  /** True in a time element. */
  readonly isTime: boolean;
  /** True where the line says little more. */
  readonly isAlone: boolean;
  /** True where it may be the day on which the page was asked for. */
  readonly isClock: boolean;
  /** Blocks after the headline; negative before it. */
  readonly distance: number;
};

/** Characters of the longest line that is about the date of a page; longer text around a date is prose. */
const MAX_CHARS = 100;
/** Blocks after the headline from which a date without markup is about something else. */
const FAR = 60;
/** Characters of the longest line that is only the label of the next one. */
const LABEL_CHARS = 24;
/** Characters beside the date in a line that is about the page: names, a section, a time of reading. */
const BESIDE = 50;
const YEAR = /[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]{4}/;
const UPDATED_MARK = /(?:^|[\s_-])(?:(?:last-?)?(?:updated?|modif[a-z]*|revis[a-z]*)|datemodified)(?:$|[\s_-])/;
const PUBLISHED_MARK = /(?:^|[\s_-])(?:publish[a-z]*|pub-?date|datepublished|posted(?:-?on)?)(?:$|[\s_-])/;
/** Elements around a date whose names may say what it is. */
const MARK_LEVELS = 3;
/** Names of a clock in the head of a page. "news_header_date" is the date of a story. */
const CLOCK_MARK =
  /(?:^|[\s_-])(?:today(?:s|-date)?|current(?:-?(?:date|time))*|clock)(?:$|[\s_-])|(?:^|\s)header[-_]?date\w*(?:$|\s)/;
const BANNER_MARK = /(?:^|\s)(?:(?:site|page|top|main|global)[-_]?)?(?:header|banner|masthead|top-?bar)(?:$|\s)/;
/** "It is now", "today is Monday": what is before such a date. */
const CLOCK_WORDS =
  /(?:\b(?:today|heute|hoy|oggi|hoje|vandaag|dzi(?:ś|siaj)|bugün)|aujourd['’]hui|сегодня|сейчас|σήμερα|今天是?|今日は?|本日は?|오늘은?|اليوم)\D{0,20}$/;

/** Dates of the page's short lines, in document order, without those of `entries` (as `entriesOf`). */
export function visibleDates(shown: VisiblePage, entries: Uint8Array): VisibleDate[] {
  // British English writes the day first.
  const page = shown.lang === '' && isDayFirst(shown.outline.blocks) ? { ...shown, lang: 'en-GB' } : shown;
  const { outline, headline, lang } = page;
  const found: VisibleDate[] = [];
  const times = timesByBlock(page);
  for (const [i, { text, chars, element }] of outline.blocks.entries()) {
    if (chars > MAX_CHARS || i === headline || entries[element] === 1) continue;
    const timesHere = times.get(i) ?? [];
    if (timesHere.length === 0 && (i > headline + FAR || !YEAR.test(text))) continue;
    const spots = spotsOf(page, i, timesHere);
    const distance = i - headline;
    for (const [at, { day, written, start, end, within, isTime }] of spots.entries()) {
      if (partOf(page, within) === 'others' || isOfOtherPage(page, within, end - start)) continue;
      const before = text.slice(spots[at - 1]?.end ?? 0, start);
      const previous = outline.blocks[i - 1];
      const isLabelled = before.trim() === '' && at === 0 && previous !== undefined && previous.chars <= LABEL_CHARS;
      const label =
        dateLabel(isLabelled ? previous.text : before, text.slice(end, spots[at + 1]?.start)) ||
        markLabel(page, within);
      const isClock =
        label === '' &&
        (CLOCK_WORDS.test(lowerCase(before)) || isInClock(page, elementAt(page, i, start, within), distance));
      found.push({ day, written, label, isTime, isAlone: chars - (end - start) <= BESIDE, isClock, distance });
    }
    if (spots.length === 0) {
      const month = writtenMonth(text, lang);
      if (month !== null && partOf(page, element) === 'own')
        found.push({ day: month, written: month, label: '', isTime: false, isAlone: true, isClock: false, distance });
    }
  }
  return found;
}

const NUMBERS = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/\d{4}(?!\d)/g;

/**
 * True where the dates in numbers of a page without a language have the day first: one has a day above 12 there, or the
 * first with the month first would be later than all other dates of the page.
 */
function isDayFirst(blocks: VisiblePage['outline']['blocks']): boolean {
  const lines = blocks.flatMap(({ text, chars }) => (chars <= MAX_CHARS && YEAR.test(text) ? [text] : []));
  const written = lines.flatMap((line) => [...line.matchAll(NUMBERS)]);
  if (written.some(([, , second]) => Number(second) > 12)) return false;
  if (written.some(([, first]) => Number(first) > 12)) return true;
  const [first] = written;
  if (first === undefined) return false;
  const latest = lines
    .flatMap((line) => writtenDays(line.replace(NUMBERS, ''), '').map(({ day }) => day))
    .sort()
    .at(-1);
  const [american, british] = ['en-US', 'en-GB'].map((lang) => writtenDay(first[0], lang));
  if (!british) return false;
  return !american || (latest !== undefined && american > latest && !isNextTo(american, latest) && british <= latest);
}

type Spot = {
  readonly day: string;
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /** The innermost known element around the date. */
  readonly within: number;
  readonly isTime: boolean;
};
type Time = { readonly element: number; start: number; end: number };

/** The dates of a block: of its time elements, and in its text beside them. */
function spotsOf(page: VisiblePage, block: number, times: readonly Time[]): Spot[] {
  const { text, element } = itemAt(page.outline.blocks, block);
  const { lang } = page;
  const spots: Spot[] = [];
  for (const { element: time, start, end } of times) {
    const written = dayAttribute(page, time);
    const [declared, shown] = [writtenDay(written, lang), writtenDay(text.slice(start, end), lang)];
    // The same instant may be another day where the page was written.
    const day = declared !== null && shown !== null && isNextTo(declared, shown) ? shown : (declared ?? shown);
    if (day === null) continue;
    const isIso = written.startsWith(day) && isPlausible(Date.parse(day));
    spots.push({ day, written: isIso ? (normaliseDate(written) ?? day) : day, start, end, within: time, isTime: true });
  }
  if (YEAR.test(text))
    for (const { day, start, end } of writtenDays(text, lang))
      if (!spots.some((other) => other.isTime && other.start < end && start < other.end))
        spots.push({ day, written: day, start, end, within: element, isTime: false });
  if (spots.length === 0) spots.push(...spotsOfRuns(page, block, text));
  return spots.sort((a, b) => a.start - b.start);
}

/** The dates of single runs: elements of one line may meet without a space, "Ada EkMarch 12, 2024". */
function spotsOfRuns({ outline: { runs }, lang }: VisiblePage, block: number, text: string): Spot[] {
  const spots: Spot[] = [];
  for (let i = firstRunOf(runs, block); runs[i]?.block === block && YEAR.test(text); i++) {
    const { start: from, end: to, element: within } = runs[i]!;
    for (const { day, start, end } of writtenDays(text.slice(from, to), lang))
      spots.push({ day, written: day, start: from + start, end: from + end, within, isTime: false });
  }
  return spots;
}

/** Elements besides time that may have their date in an attribute: "3 years ago". */
const MAY_BE_DATED = /^(?:span|abbr)$|-/;
const ISO = /^\d{4}-\d{2}-\d{2}/;

function dayAttribute({ attribute }: VisiblePage, element: number): string {
  return attribute(element, 'datetime') || attribute(element, 'title');
}

/** The time elements of each block, with their places in its text. */
function timesByBlock(page: VisiblePage): ReadonlyMap<number, readonly Time[]> {
  const { elements, runs } = page.outline;
  const found = new Map<number, Time[]>();
  for (const { element, block, start, end } of runs) {
    const { tag, parent } = itemAt(elements, element);
    const isDated = tag === 'time' || (MAY_BE_DATED.test(tag) && ISO.test(dayAttribute(page, element)));
    const time = isDated ? element : elements[parent]?.tag === 'time' ? parent : -1;
    if (time < 0) continue;
    let times = found.get(block);
    if (!times) found.set(block, (times = []));
    const known = times.find((other) => other.element === time);
    if (known) known.end = end;
    else times.push({ element: time, start, end });
  }
  return found;
}

/** True in an element that is named after a clock, and before the headline in the head of the site. */
function isInClock(page: VisiblePage, element: number, distance: number): boolean {
  const { elements, blocks } = page.outline;
  const anchor = blocks[page.headline]?.element ?? -1;
  let isInBanner = false;
  for (let at = element; at > 0;) {
    const { tag, role, end, parent } = itemAt(elements, at);
    if (at <= anchor && anchor < end) break;
    if (tag === 'article' || tag === 'main') return false;
    const mark = markOf(page, at);
    if (CLOCK_MARK.test(mark)) return true;
    if (distance < 0 && (tag === 'header' || role === 'banner' || BANNER_MARK.test(mark))) isInBanner = true;
    at = parent;
  }
  return isInBanner;
}

/** The innermost element around a place in a block. */
function elementAt({ outline: { runs } }: VisiblePage, block: number, place: number, otherwise: number): number {
  for (let i = firstRunOf(runs, block); runs[i]?.block === block; i++)
    if (runs[i]!.end > place) return runs[i]!.element;
  return otherwise;
}

function markLabel(page: VisiblePage, element: number): DateLabel {
  let at = element;
  for (let level = 0; at > 0 && level < MARK_LEVELS; level++) {
    const mark = `${markOf(page, at)} ${page.attribute(at, 'itemprop').toLowerCase()}`;
    // "entry-date published updated" is the date of a post that was not revised.
    if (PUBLISHED_MARK.test(mark)) return 'published';
    if (UPDATED_MARK.test(mark)) return 'updated';
    at = itemAt(page.outline.elements, at).parent;
  }
  return '';
}
