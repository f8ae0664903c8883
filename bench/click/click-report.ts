import { mean, quantile } from '../metrics/text-metrics.ts';
import type { Press } from './click-browser.ts';
import type { Variant } from './extension-copies.ts';

/** The presses on one page by variant, in the order of the rounds. */
export type PressesOnPage = ReadonlyMap<Variant, readonly Press[]>;

/** Milliseconds from the press until the first screen is painted. */
export const timeOf = ({ pressed, origin, painted }: Press): number => origin + painted - pressed;

/** Requests of the popup that lead to the article: to the page, or for what the background has read. */
export const REQUEST = /^(?:inject|call|ask)/u;

/** Milliseconds of a press, part by part, in order. What the background does while the popup opens is no part. */
export function partsOf({ pressed, origin, calls, steps, inserted, painted }: Press): ReadonlyMap<string, number> {
  const reading = calls.filter(({ name, end }) => REQUEST.test(name) && end > 0 && end <= inserted);
  const first = reading[0]?.start ?? inserted;
  const last = Math.max(first, ...reading.map(({ end }) => end));
  const { walked = 0, decided = 0, built = 0 } = steps;
  return new Map([
    ['the browser opens the popup', origin - pressed],
    ['the popup starts, until its first request', first],
    ['the popup waits for the article', last - first - walked - decided - built],
    ['page walked', walked],
    ['decided', decided],
    ['article built', built],
    ['article put into the popup', inserted - last],
    ['painted, two frames later, in an open panel', painted - inserted],
  ]);
}

/** The results file with the section of one browser replaced, or added at the end. */
export function withSection(file: string, browser: string, text: string): string {
  const sections = file.trimEnd().split(/\n\n(?=## )/u);
  const at = sections.findIndex((section) => section.startsWith(`## ${browser}\n`));
  sections.splice(at === -1 ? sections.length : at, 1, `## ${browser}\n\n${text.trimEnd()}`);
  return `${sections.join('\n\n')}\n`;
}

/**
 * How many pages show an article at every press of Winnow's buttons, and what the other pages show. All pages count.
 */
export function whatIsShown(pages: readonly PressesOnPage[]): string {
  const others = new Map<string, number>();
  let articles = 0;
  for (const page of pages) {
    const presses = [...page]
      .filter(([variant]) => variant !== 'empty popup' && variant !== 'floor')
      .flatMap(([, made]) => made);
    const notices = new Set(presses.flatMap(({ notice }) => notice ?? []));
    if (notices.size === 0) articles++;
    for (const notice of notices) others.set(notice, (others.get(notice) ?? 0) + 1);
  }
  const start = `Pages with an article at every press: ${String(articles)} of ${String(pages.length)}.`;
  const shown = [...others].map(([notice, count]) => `“${notice}” (${String(count)})`).join(', ');
  return shown === '' ? start : `${start} The others count as well and show: ${shown}.`;
}

/** The tables of a run. A page counts with the median of its rounds. */
export function clickTables(pages: readonly PressesOnPage[], variants: readonly Variant[]): string {
  const timesOf = (variant: Variant): number[] =>
    pages.map((page) => quantile((page.get(variant) ?? []).map(timeOf), 0.5));
  const empty = timesOf('empty popup');
  const floor = timesOf('floor');
  const rows = variants.map((variant) => {
    const times = timesOf(variant);
    const ratios = times.map((time, at) => time / empty[at]!);
    const toFloor = times.map((time, at) => time / floor[at]!);
    const ofQuantiles = (q: number): string => (quantile(times, q) / quantile(empty, q)).toFixed(2);
    return [
      variant,
      ...[quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(0)),
      ...[quantile(ratios, 0.5), quantile(ratios, 0.95)].map((ratio) => ratio.toFixed(2)),
      ofQuantiles(0.5),
      ofQuantiles(0.95),
      quantile(toFloor, 0.5).toFixed(2),
    ];
  });
  return [
    table(
      [
        ...['', 'median', '95th percentile', '× median', '× 95th percentile', '× medians', '× 95th percentiles'],
        '× floor, median',
      ],
      rows,
    ),
    breakdown(
      pages,
      variants.filter((variant) => variant !== 'overlay'),
    ),
  ].join('\n\n');
}

/**
 * The figures are means, so that the parts add up. The overlay is left out: the background makes its requests and has
 * no probe.
 */
function breakdown(pages: readonly PressesOnPage[], variants: readonly Variant[]): string {
  const parts = variants.map((variant) => pages.flatMap((page) => page.get(variant) ?? []).map(partsOf));
  const names = [...(parts[0]?.[0]?.keys() ?? [])];
  const meanOf = (presses: readonly ReadonlyMap<string, number>[], name: string): number =>
    mean(presses.map((one) => one.get(name) ?? 0));
  const rows = names.map((name) => [name, ...parts.map((presses) => meanOf(presses, name).toFixed(0))]);
  const sums = parts.map((presses) => names.reduce((sum, name) => sum + meanOf(presses, name), 0).toFixed(0));
  return table(['', ...variants], [...rows, ['together', ...sums]]);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
