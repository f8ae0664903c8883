import { mean } from '../metrics/text-metrics.ts';
import type { Press } from './click-browser.ts';
import { REQUEST } from './click-report.ts';

/** What a process does in some milliseconds after the press. */
export type Span = { readonly lane: Lane; readonly name: string; readonly start: number; readonly end: number };

const LANES = ['browser', 'background', 'page', 'popup'] as const;
type Lane = (typeof LANES)[number];

/** Pixels. */
const PER_MS = 1.25;
const LEFT = 96;
const ROW = 22;
const BAR = 16;
const HEAD = 26;
const GAP = 34;
/** Pixels of a character in the picture's text, at most. */
const CHARACTER = 6.6;

/** What the processes did after a press of a timed popup, in milliseconds since the press. */
export function spansOf({ pressed, origin, calls, steps, inserted, painted, background }: Press): readonly Span[] {
  const opened = origin - pressed;
  const inPopup = calls.map(({ name, start, end }) => ({ name, start: start + opened, end: end + opened }));
  const inBackground = (background?.calls ?? []).map(({ name, start, end }) => ({
    name,
    start: start - pressed,
    end: end - pressed,
  }));
  const isEarly = inBackground.length > 0;
  const reading = (isEarly ? inBackground : inPopup).filter(({ name }) => /^(?:inject|call)/u.test(name));
  const answers = inPopup.filter(({ name, end }) => REQUEST.test(name) && end > opened);
  const asked = Math.min(...answers.map(({ start }) => start));
  const answered = Math.max(...answers.map(({ end }) => end));
  const { walked = 0, decided = 0, built = 0, startedAt = 0, answeredAt = 0 } = { ...background?.steps, ...steps };
  const [from, to] = [startedAt - pressed, answeredAt - pressed];
  const arrived = (background?.pressed ?? pressed) - pressed;
  const lastRead = Math.max(...reading.map(({ end }) => end));
  return [
    { lane: 'browser', name: 'opens the popup', start: 0, end: opened },
    ...(isEarly ? [{ lane: 'background' as const, name: 'asks the page', start: arrived, end: lastRead }] : []),
    { lane: 'page', name: 'gets the script', start: Math.min(...reading.map(({ start }) => start)), end: from },
    { lane: 'page', name: 'walks', start: from, end: from + walked },
    isEarly
      ? { lane: 'background' as const, name: 'decides', start: from + walked, end: from + walked + decided }
      : { lane: 'page' as const, name: 'decides', start: to - built - decided, end: to - built },
    { lane: 'page', name: 'builds', start: to - built, end: to },
    { lane: 'popup', name: 'starts', start: opened, end: asked },
    { lane: 'popup', name: 'waits', start: asked, end: answered },
    { lane: 'popup', name: 'shows', start: answered, end: opened + inserted },
    { lane: 'popup', name: 'paints', start: opened + inserted, end: opened + painted },
  ];
}

/** The means of the spans of several presses, in the same order. */
export function meanSpans(presses: readonly Press[]): readonly Span[] {
  const all = presses.map(spansOf);
  const [first = []] = all;
  return first.map(({ lane, name }, at) => ({
    lane,
    name,
    start: mean(all.map((spans) => spans[at]!.start)),
    end: mean(all.map((spans) => spans[at]!.end)),
  }));
}

/** A picture of presses, one below the other, as SVG. Its colours are those of a light or a dark page. */
export function waterfall(presses: readonly { readonly title: string; readonly spans: readonly Span[] }[]): string {
  const last = Math.max(...presses.flatMap(({ spans }) => spans.map(({ end }) => end)));
  const width = Math.ceil(LEFT + last * PER_MS + 60);
  const height = HEAD + presses.length * (GAP + LANES.length * ROW);
  const charts = presses.map(({ title, spans }, at) => chart(title, spans, HEAD + at * (GAP + LANES.length * ROW)));
  const ticks = Array.from({ length: Math.floor(last / 100) + 1 }, (_, at) => at * 100).map((ms) => {
    const x = round(LEFT + ms * PER_MS);
    return `<path class="tick" d="M${x} 18V${String(height - 8)}"/><text x="${x}" y="12" text-anchor="middle">${String(ms)} ms</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" aria-labelledby="title">
<title id="title">${presses.map(({ title }) => title).join('; ')}</title>
<style>text{font:12px system-ui,sans-serif;fill:#222}.head{font-weight:600}.tick{stroke:#ccc}.browser{fill:#b9c2cc}.background{fill:#e2b457}.page{fill:#7fb38a}.popup{fill:#8aa8d8}.bar{stroke:#fff}@media(prefers-color-scheme:dark){text{fill:#eee}.tick{stroke:#555}.bar+text{fill:#111}.bar{stroke:#222}}</style>
${[...ticks, ...charts].join('\n')}
</svg>
`;
}

function chart(title: string, spans: readonly Span[], top: number): string {
  const rows = LANES.map((lane, row) => {
    const y = top + 20 + row * ROW;
    const bars = spans.filter((span) => span.lane === lane).map((span) => bar(span, y));
    return `<text x="0" y="${String(y + 12)}">${lane}</text>${bars.join('')}`;
  });
  const end = Math.max(...spans.map((span) => span.end));
  const total = `<text x="${round(LEFT + end * PER_MS + 6)}" y="${String(top + 20 + 3 * ROW + 12)}">${end.toFixed(0)} ms</text>`;
  return `<text class="head" x="0" y="${String(top + 12)}">${title}</text>${rows.join('')}${total}`;
}

function bar({ lane, name, start, end }: Span, y: number): string {
  const [x, length] = [LEFT + start * PER_MS, (end - start) * PER_MS];
  const box = `<rect class="bar ${lane}" x="${round(x)}" y="${String(y)}" width="${round(length)}" height="${String(BAR)}"><title>${name}: ${start.toFixed(0)} to ${end.toFixed(0)} ms</title></rect>`;
  // A name that does not fit is in the title only.
  const label =
    name.length * CHARACTER + 6 > length ? '' : `<text x="${round(x + 4)}" y="${String(y + 12)}">${name}</text>`;
  return box + label;
}

function round(pixels: number): string {
  return pixels.toFixed(1);
}
