import { expect, test } from 'vitest';
import type { Press } from './click-browser.ts';
import { clickTables, type PressesOnPage, partsOf, timeOf, whatIsShown, withSection } from './click-report.ts';

const EMPTY: Press = {
  pressed: 1_000,
  origin: 1_100,
  shown: 40,
  inserted: 60,
  painted: 100,
  loaded: 65,
  notice: '',
  calls: [],
  steps: {},
};
const POPUP: Press = {
  ...EMPTY,
  inserted: 480,
  painted: 500,
  notice: null,
  calls: [
    { name: 'tab', start: 150, end: 160 },
    { name: 'inject /injected/extract.js', start: 170, end: 220 },
    { name: 'call winnow/extract extract', start: 220, end: 400 },
  ],
  steps: { walked: 50, decided: 60, built: 40 },
};

test('counts from the press to the second frame with the article', () => {
  expect([timeOf(EMPTY), timeOf(POPUP)]).toEqual([200, 600]);
});

test('divides a press into parts that add up to its time', () => {
  expect([...partsOf(POPUP).values()]).toEqual([100, 170, 80, 50, 60, 40, 80, 20]);
  expect([...partsOf(EMPTY).values()]).toEqual([100, 60, 0, 0, 0, 0, 0, 40]);
});

test('compares each page with the empty popup and the floor on the same page, by the median of its rounds', () => {
  const slow = { ...POPUP, painted: 9_000 };
  const page = new Map([
    ['empty popup' as const, [EMPTY, EMPTY, EMPTY]],
    ['floor' as const, [{ ...EMPTY, painted: 150 }]],
    ['popup' as const, [POPUP, slow, POPUP]],
  ]);
  expect(clickTables([page, page], ['empty popup', 'floor', 'popup'])).toContain(
    '| popup | 600 | 600 | 3.00 | 3.00 | 3.00 | 3.00 | 2.40 |',
  );
});

test('counts the pages that show an article at every press, and names what the other pages show', () => {
  const none = { ...POPUP, notice: 'No article' };
  const pageWith = (...presses: Press[]): PressesOnPage =>
    new Map([
      ['empty popup' as const, [EMPTY]],
      ['popup' as const, presses],
    ]);
  expect(whatIsShown([pageWith(POPUP, POPUP)])).toBe('Pages with an article at every press: 1 of 1.');
  expect(whatIsShown([pageWith(POPUP, POPUP), pageWith(none, POPUP), pageWith(none, none)])).toBe(
    'Pages with an article at every press: 1 of 3. The others count as well and show: “No article” (2).',
  );
});

test("replaces one browser's section of the results and keeps the others", () => {
  const file = withSection(withSection('# Title\n\nAbout.\n', 'Chromium', 'a\n'), 'Firefox', 'b\n');
  expect(file).toBe('# Title\n\nAbout.\n\n## Chromium\n\na\n\n## Firefox\n\nb\n');
  expect(withSection(file, 'Chromium', 'c')).toBe('# Title\n\nAbout.\n\n## Chromium\n\nc\n\n## Firefox\n\nb\n');
});
