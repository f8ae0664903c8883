import { expect, test } from 'vitest';
import { languageOfText } from './language-of-text.ts';

test('a text is in a script from 15 % of its letters on', () => {
  expect(languageOfText(`あああ${'x'.repeat(17)}`)).toBe('ja');
  expect(languageOfText(`あああ${'x'.repeat(18)}`)).toBe('');
  expect(languageOfText(`ああ${'天'.repeat(18)}`)).toBe('zh');
});

test('letters of one language decide from one in two hundred on', () => {
  expect(languageOfText(`і${'а'.repeat(199)}`)).toBe('uk');
  expect(languageOfText(`і${'а'.repeat(200)}`)).toBe('ru');
});

test('function words decide if they are more than a tenth of the words', () => {
  expect(languageOfText(`the ${'boat '.repeat(8)}`)).toBe('en');
  expect(languageOfText(`the ${'boat '.repeat(9)}`)).toBe('');
});

test('of languages with as many function words, the first in the list is chosen', () => {
  expect(languageOfText('og det er')).toBe('da');
  expect(languageOfText('og det er på')).toBe('da');
  expect(languageOfText('og det er på av')).toBe('no');
});

test('capitals count like small letters', () => {
  expect(languageOfText('THE BOATS OF THE HARBOUR')).toBe('en');
});
