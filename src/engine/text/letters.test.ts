import { expect, test } from 'vitest';
import { bareText, labelLine, lowerCase } from './letters.ts';

test.each([
  ['The “Cat’s” Hat!', 'the cat s hat'],
  ['  Harbour News — 2026  ', 'harbour news 2026'],
  ['ＡＢＣ　ﬁsh', 'abc fish'],
  ['ÄRGER, Ö', 'ärger ö'],
  ['今天（天气）', '今天 天气'],
  ['– | · »', ''],
  ['', ''],
])('the bare text of “%s” is “%s”', (text, bare) => {
  expect(bareText(text)).toBe(bare);
});

test('lower case keeps the number of characters', () => {
  expect(lowerCase('İlgili HABERLER')).toBe('ilgili haberler');
  expect(lowerCase('ÉCRIT ПО')).toBe('écrit по');
});

test.each([
  ['» Related: The bell', 'related: the bell'],
  ['📌 12 Read also', 'read also'],
  ['【相关阅读】', '相关阅读】'],
  ['→ 123', ''],
])('the label line of “%s” is “%s”', (text, line) => {
  expect(labelLine(text)).toBe(line);
});
