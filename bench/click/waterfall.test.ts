import { expect, test } from 'vitest';
import type { Press } from './click-browser.ts';
import { meanSpans, spansOf, waterfall } from './waterfall.ts';

const TIMES = { walked: 30, decided: 50, built: 20 };
/** A press at 1,000 whose popup begins 250 ms later. */
const LATE: Press = {
  ...{ pressed: 1_000, origin: 1_250, shown: 40, inserted: 220, painted: 240, loaded: 60, notice: null },
  calls: [
    { name: 'tab', start: 30, end: 35 },
    { name: 'inject /injected/extract.js', start: 40, end: 70 },
    { name: 'call extract extract', start: 40, end: 200 },
  ],
  steps: { ...TIMES, startedAt: 1_320, answeredAt: 1_440 },
};
const EARLY: Press = {
  ...LATE,
  ...{ inserted: 60, painted: 80, steps: {} },
  calls: [{ name: 'ask the background', start: 35, end: 45 }],
  background: {
    pressed: 1_010,
    calls: [{ name: 'call extract extract', start: 1_020, end: 1_200 }],
    steps: { ...TIMES, startedAt: 1_060, answeredAt: 1_190 },
  },
};
const text = (press: Press): readonly string[] =>
  spansOf(press).map(({ lane, name, start, end }) => `${lane} ${name} ${String(start)} to ${String(end)}`);

test('says what each process does when the popup reads the page', () => {
  expect(text(LATE)).toEqual([
    'browser opens the popup 0 to 250',
    ...[
      'page gets the script 290 to 320',
      'page walks 320 to 350',
      'page decides 370 to 420',
      'page builds 420 to 440',
    ],
    ...['popup starts 250 to 290', 'popup waits 290 to 450', 'popup shows 450 to 470', 'popup paints 470 to 490'],
  ]);
});

test('says what each process does when the background reads the page', () => {
  expect(text(EARLY)).toEqual([
    ...['browser opens the popup 0 to 250', 'background asks the page 10 to 200'],
    ...[
      'page gets the script 20 to 60',
      'page walks 60 to 90',
      'background decides 90 to 140',
      'page builds 170 to 190',
    ],
    ...['popup starts 250 to 285', 'popup waits 285 to 295', 'popup shows 295 to 310', 'popup paints 310 to 330'],
  ]);
});

test('draws the means of several presses', () => {
  const spans = meanSpans([LATE, { ...LATE, painted: 260 }]);
  expect(spans.at(-1)).toEqual({ lane: 'popup', name: 'paints', start: 470, end: 500 });
  const picture = waterfall([{ title: 'Late', spans }]);
  expect(picture).toContain('<title id="title">Late</title>');
  expect(picture).toContain('<title>decides: 370 to 420 ms</title>');
  expect(picture).toContain('>500 ms</text>');
});
