import { expect, test } from 'vitest';
import { bareText } from './letters.ts';

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
