import { expect, it } from 'vitest';
import { accuracyOf } from './measure-page.ts';
import type { Reading } from './measure-page.ts';
import { summarise } from './summary.ts';
import type { PageRow } from './summary.ts';

const gold = { text: 'one two three four', with: ['two three'], without: ['buy now'] };

function reading(tool: string, text: string, rest: Partial<Reading> = {}): Reading {
  return { tool, accuracy: accuracyOf(text, gold), error: null, changed: false, cold: null, warm: null, ...rest };
}

const rows: PageRow[] = [
  {
    id: 'a',
    type: 'article',
    lang: 'en',
    readings: [reading('winnow', gold.text, { cold: 10 }), reading('readability', 'one two', { cold: 40 })],
  },
  {
    id: 'b',
    type: 'forum',
    lang: 'de',
    readings: [reading('winnow', '', { cold: 30, changed: true }), reading('readability', gold.text, { cold: 20 })],
  },
  {
    id: 'c',
    type: 'forum',
    lang: 'de',
    readings: [reading('winnow', '', { error: 'Error: broken' }), reading('readability', gold.text, { cold: 20 })],
  },
];

it('averages over pages and page types, with failures as empty texts', () => {
  const [winnow] = summarise(rows, ['winnow']);
  expect(winnow?.all.words.f1).toBeCloseTo(1 / 3);
  expect(winnow?.byType.article?.words.f1).toBe(1);
  expect(winnow?.byType.forum?.words.f1).toBe(0);
  expect(winnow).toMatchObject({ errors: 1, changed: 1, empty: 2 });
});

it('has the median and the share of spoiled pages', () => {
  const [winnow, readability] = summarise(rows, ['winnow', 'readability']);
  expect(winnow?.all).toMatchObject({ median: 0, spoiled: 2 / 3 });
  // Readability's word F1 on page a is 2/3.
  expect(readability?.all).toMatchObject({ median: 1, spoiled: 1 / 3 });
});

it('lists languages with five pages or more', () => {
  const page = (lang: string): PageRow => ({ ...rows[0]!, lang });
  const pages = [...Array.from({ length: 5 }, () => page('el')), ...Array.from({ length: 4 }, () => page('pl'))];
  const [winnow] = summarise([...pages, page('')], ['winnow']);
  expect(Object.keys(winnow!.byLanguage)).toEqual(['el']);
  expect(winnow?.byLanguage.el).toMatchObject({ pages: 5, spoiled: 0 });
});

it('compares times with the reference by page and by median', () => {
  const [winnow] = summarise(rows, ['winnow']);
  // Pages a and b have both times: ratios .25 and 1.5; medians 20 against 20.
  expect(winnow?.cold?.pageRatio).toBeCloseTo(0.875);
  expect(winnow?.cold?.medianRatio).toBe(1);
  expect(winnow?.warm).toBeNull();
});

it('averages snippet shares over the pages that have snippets', () => {
  const [, readability] = summarise(rows, ['winnow', 'readability']);
  expect(readability?.all.with).toBeCloseTo(2 / 3);
  expect(readability?.all.without).toBe(0);
});
