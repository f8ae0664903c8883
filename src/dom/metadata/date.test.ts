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
  ['Tue, 05 Mar 2024 10:00:00 GMT', '2024-03-05T10:00:00Z'],
])('converts %s to %s', (written, iso) => {
  expect(normaliseDate(written)).toBe(iso);
});

test.each(['03/05/2024', 'yesterday', '5 mars 2024 à 10:00', '20241399'])(
  'keeps %s, which has several readings or none',
  (written) => {
    expect(normaliseDate(written)).toBe(written);
  },
);
