import { expect, test } from 'vitest';
import { normaliseDate } from './date.ts';

test.each([
  ['2024-03-05', '2024-03-05'],
  ['2024-03', '2024-03'],
  ['2024-03-05 10:11', '2024-03-05T10:11'],
  ['2024-03-05T10:11:12+0200', '2024-03-05T10:11:12+02:00'],
  ['20240305', '2024-03-05'],
  ['2024/3/5', '2024-03-05'],
  ['March 5, 2024', '2024-03-05'],
  ['5 Mar 2024', '2024-03-05'],
  ['Tue, 05 Mar 2024 10:00:00 GMT', '2024-03-05'],
  ['5 mars 2024 à 10:00', '2024-03-05'],
  ['03/25/2024', '2024-03-25'],
])('converts %s to %s', (written, iso) => {
  expect(normaliseDate(written)).toBe(iso);
});

test('keeps words with a year that it cannot read', () => {
  for (const written of ['Spring 2024', '03-2024', 'Winter 2023-2024']) expect(normaliseDate(written)).toBe(written);
});

const TIMES = ['14:30', '14:30:00+0200', 'T14:30:00.1234Z', '2:30 pm GMT+0100', '2015+0200', 'T2015', '1430'];

test.each([...TIMES, 'yesterday', '2999-01-01', '1812-03-05', '1709600000000'])('takes %s for no date', (written) => {
  expect(normaliseDate(written)).toBeNull();
});
