import { addEvidence, type Candidates, strongest } from './evidence.ts';
import { firstValue, type SourceMetadata } from './source-metadata.ts';
import type { VisibleDate } from './visible-dates.ts';
import { isPlausible } from './written-date.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Blocks after the headline in which a date is near it, and before it. */
const NEAR = 5;
const BEFORE = 8;

/** Log-odds learned on wcxb-dev, rounded; docs/experiments/metadata-evidence.md. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'open-graph': 1.7,
  'json-ld': 1.7,
  'shown near': 1.9,
  'first shown': 1.8,
  'in address': 1.7,
  'shown before': 1.5,
  declared: 1.2,
};
/** The sum from which a date is stated: the log-odds of a day without evidence, and a little less. */
const LEAST = 0.8;

/**
 * The article's date: of publication, or of its revision where the page shows only that. `dates`: the dates in the
 * text; they win over declared ones that the page does not show.
 */
export function chooseDate(
  sources: readonly SourceMetadata[],
  dates: readonly VisibleDate[],
  address: string,
): string | null {
  const found: Candidates<string> = new Map();
  const days = new Set(dates.map(({ day }) => day));
  for (const { name, published } of sources) {
    const day = DAY.exec(published ?? '')?.[0];
    if (day === undefined) continue;
    const shown = shownDay(day, days);
    addEvidence(found, shown, shown === day ? published! : shown, name, 'declared');
  }
  for (const [i, { day, written, distance }] of dates.entries()) {
    const place = distance < 0 ? distance >= -BEFORE && 'shown before' : distance <= NEAR && 'shown near';
    addEvidence(found, day, written, place || '', i === 0 ? 'first shown' : '');
  }
  const named = /(?:^|\D)((?:19|20)\d{2})[/_-]?(\d{2})[/_-]?(\d{2})(?:\D|$)/.exec(address);
  const day = named?.slice(1).join('-') ?? '';
  if (isPlausible(Date.parse(day))) addEvidence(found, day, day, 'in address');
  return strongest(found, WEIGHTS, LEAST) ?? partialDate(sources);
}

/** The first declared date of revision that is on a later day than the article's date; null where there is none. */
export function updateAfter(published: string | null, sources: readonly SourceMetadata[]): string | null {
  if (published === null) return null;
  const later = sources.find(
    ({ updated }) => DAY.test(updated ?? '') && updated!.slice(0, 10) > published.slice(0, 10),
  );
  return DAY.test(published) ? (later?.updated ?? null) : null;
}

/** The day that the page shows for a declared one: the same instant may be another day where the page was written. */
function shownDay(day: string, shown: ReadonlySet<string>): string {
  if (shown.has(day)) return day;
  for (const other of shown) if (Math.abs(Date.parse(other) - Date.parse(day)) <= DAY_MS) return other;
  return day;
}

/** A declared date without a day ("2024-03"), or in words that cannot be read. */
function partialDate(sources: readonly SourceMetadata[]): string | null {
  const written = firstValue(sources, 'published');
  return written !== null && !DAY.test(written) ? written : null;
}
