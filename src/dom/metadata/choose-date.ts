import { addEvidence, type Candidates, strongest } from './evidence.ts';
import { firstValue, type SourceMetadata } from './source-metadata.ts';
import type { VisibleDate } from './visible-dates.ts';
import { isNextTo, isPlausible } from './written-date.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;
/** Blocks after the headline in which a date is directly below it, near it, and before it. */
const BELOW = 5;
const NEAR = 14;
const BEFORE = 8;

/** Log-odds learned on wcxb-dev, rounded; docs/experiments/metadata-evidence.md. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'open-graph': 1.7,
  'json-ld': 1.7,
  'directly below': 1.9,
  'shown near': 1.2,
  'first shown': 0.7,
  'only shown': 0.3,
  'in address': 1.7,
  'shown before': 1.5,
  declared: 1.2,
  'json-ld page': -0.6,
  published: 1.5,
  'beside others': -1.2,
  // A page that was moved or rebuilt declares the day of that; what it shows as its day is older.
  'before declared': 3,
  // What is shown may be a revision without its label.
  'after declared': -2,
};
/** The sum from which a date is stated: the log-odds of a day without evidence, and a little less. */
const LEAST = 0.8;

/**
 * The day on which the page's article was published; of its revision where the page has only that. `dates`: the dates
 * in the text.
 */
export function chooseDate(
  sources: readonly SourceMetadata[],
  dates: readonly VisibleDate[],
  address: string,
): string | null {
  // The clock of a page counts where nothing else dates the story.
  const own = dates.filter(({ isClock }) => !isClock);
  return dayOfArticle(sources, own, address) ?? (own.length < dates.length ? dayOfArticle([], dates, '') : null);
}

function dayOfArticle(
  sources: readonly SourceMetadata[],
  dates: readonly VisibleDate[],
  address: string,
): string | null {
  const published = sources.flatMap((source) => DAY.exec(source.published ?? '') ?? []);
  const revised = sources
    .flatMap(({ updated }) => DAY.exec(updated ?? '') ?? [])
    .filter((day) => published.length > 0 && !published.includes(day));
  const isRevision = ({ label, day }: VisibleDate): boolean =>
    label === 'updated' ? !published.some((other) => isNextTo(day, other)) : revised.includes(day);
  const own = dates.filter(({ day }) => DAY.test(day));
  return (
    strongestDay(
      sources,
      own.filter((date) => !isRevision(date)),
      address,
    ) ??
    partialDate(sources) ??
    strongestDay(
      [],
      own.filter((date) => isRevision(date) && placeOf(date.distance) !== ''),
      '',
    ) ??
    dates.find(({ day, distance }) => !DAY.test(day) && placeOf(distance) !== '')?.day ??
    null
  );
}

function placeOf(distance: number): string {
  if (distance < 0) return distance >= -BEFORE ? 'shown before' : '';
  return distance <= BELOW ? 'directly below' : distance <= NEAR ? 'shown near' : '';
}

function strongestDay(
  sources: readonly SourceMetadata[],
  dates: readonly VisibleDate[],
  address: string,
): string | null {
  const found: Candidates<string> = new Map();
  const shownDays = new Set(dates.map(({ day }) => day));
  for (const { name, published } of sources) {
    const day = DAY.exec(published ?? '')?.[0];
    if (day === undefined) continue;
    const shown = shownDay(day, shownDays);
    addEvidence(found, shown, shown === day ? published! : shown, name, 'declared');
  }
  const declared = [...found.keys()].sort()[0];
  const isOnly = shownDays.size === 1;
  let isFirst = true;
  for (const { day, written, distance, label, isAlone } of dates) {
    if (label === 'other') continue;
    const place = placeOf(distance);
    addEvidence(found, day, written, place, isFirst ? 'first shown' : '', label, isAlone ? '' : 'beside others');
    const isEarlier = declared !== undefined && day < declared && !isNextTo(day, declared);
    if (isEarlier && (label === 'published' || (label === '' && isFirst && distance >= 0 && place !== '')))
      addEvidence(found, day, written, 'before declared');
    if (declared !== undefined && day > declared && !isNextTo(day, declared))
      addEvidence(found, day, written, 'after declared');
    if (isFirst && isOnly && place === '') addEvidence(found, day, written, 'only shown');
    isFirst = false;
  }
  const named = /(?:^|\D)((?:19|20)\d{2})[/_-]?(\d{2})[/_-]?(\d{2})(?:\D|$)/.exec(address);
  const day = named?.slice(1).join('-') ?? '';
  if (isPlausible(Date.parse(day))) addEvidence(found, day, day, 'in address');
  return strongest(found, WEIGHTS, LEAST);
}

/**
 * The first date of revision, declared or shown near the headline, that is on a later day than the article's date; null
 * where there is none.
 */
export function updateAfter(
  published: string | null,
  sources: readonly SourceMetadata[],
  dates: readonly VisibleDate[],
): string | null {
  const day = DAY.exec(published ?? '')?.[0];
  if (day === undefined) return null;
  const shown = dates.filter(({ label, distance }) => label === 'updated' && Math.abs(distance) <= BELOW);
  const all = [...sources.map(({ updated }) => updated ?? ''), ...shown.map(({ written }) => written)];
  return all.find((updated) => DAY.test(updated) && updated.slice(0, day.length) > day) ?? null;
}

/** The day that the page shows for a declared one: the same instant may be another day where the page was written. */
function shownDay(day: string, shown: ReadonlySet<string>): string {
  if (shown.has(day)) return day;
  for (const other of shown) if (isNextTo(other, day)) return other;
  return day;
}

/** A declared date without a day ("2024-03"), or in words that cannot be read. */
function partialDate(sources: readonly SourceMetadata[]): string | null {
  const written = firstValue(sources, 'published');
  return written !== null && !DAY.test(written) ? written : null;
}
