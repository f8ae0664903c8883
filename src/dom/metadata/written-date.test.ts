import { expect, test } from 'vitest';
import { writtenDay } from './written-date.ts';

test.each([
  ['Published on March 5, 2024 at 10:00', 'en'],
  ['Tue 5th of March, 2024', 'en'],
  ['5. März 2024', 'de'],
  ['5 de marzo de 2024', 'es'],
  ['le 5 mars 2024 à 10h', 'fr'],
  ['5 marzo 2024', 'it'],
  ['5 maart 2024', 'nl'],
  ['5 marca 2024', 'pl'],
  ['5 марта 2024', 'ru'],
  ['5 Μαρτίου 2024', 'el'],
  ['5 Mart 2024', 'tr'],
  ['5. mars 2024', 'nb'],
  ['५ मार्च २०२४', 'hi'],
  ['৫ মার্চ, ২০২৪', 'bn'],
  ['2024年3月5日', 'ja'],
  ['2024. 3. 5.', 'ko'],
  ['2024 Mar 5', 'en'],
  ['2024, March 5', ''],
  ['05.03.2024', 'de'],
  ['03/05/2024', 'en-US'],
  ['05/03/2024', 'en-GB'],
])('reads the day in %s (%s)', (line, lang) => {
  expect(writtenDay(line, lang)).toBe('2024-03-05');
});

test.each(['14:30', 'March 2024', 'May 5, 2999', '31/02/2024', '3 days ago', '2024 Mar 5:30'])(
  'finds no day in %s',
  (line) => {
    expect(writtenDay(line, 'en')).toBeNull();
  },
);

test('reads a date on a page whose language is the name of a property of every object', () => {
  for (const lang of ['constructor', '__proto__', 'toString'])
    expect(writtenDay('5 March 2024', lang)).toBe('2024-03-05');
});

test('reads numbers with hyphens before "AM" as American', () => {
  expect(writtenDay('03-05-2024, 09:10 AM', 'en')).toBe('2024-03-05');
  expect(writtenDay('03-05-2024, 09:10', 'en')).toBe('2024-05-03');
});
