import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { daysOf, normaliseNames, normaliseText } from './normalise.ts';

const NOTHING = { title: null, author: null, date: null };

test('compares titles without case, kinds of quotation marks and punctuation at the ends', () => {
  expect(normaliseText('“It’s  Done” – now.')).toBe(normaliseText('"it\'s done" - NOW'));
  expect(normaliseText('It&#8217;s done')).not.toBe(normaliseText('It’s done'));
});

test('compares authors as sets of names', () => {
  expect(normaliseNames(['By Ada Ek and Bo Li'])).toBe(normaliseNames(['Bo Li', 'Ada Ek']));
  expect(normaliseNames(['Ada Ek'])).not.toBe(normaliseNames(['Ada Ek', 'Bo Li']));
});

test('reads the day as written and the day in UTC', () => {
  expect(daysOf('2024-03-05T23:30:00-05:00')).toEqual(['2024-03-05', '2024-03-06']);
  expect(daysOf('March 5, 2024')).toEqual(['2024-03-05']);
  expect(daysOf('soon')).toEqual([]);
});

test('distinguishes wrong, missing, and stated without gold', () => {
  const gold = { title: 'A', author: ['Ada Ek'], date: null };
  expect(judge('author', { ...NOTHING, author: 'Bo Li' }, gold)).toBe('wrong');
  expect(judge('author', NOTHING, gold)).toBe('missing');
  expect(judge('date', { ...NOTHING, date: '2024-03-05' }, gold)).toBe('invented');
});
