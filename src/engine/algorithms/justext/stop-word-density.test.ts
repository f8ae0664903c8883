import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { stopWordsName } from '../../text/stop-words.ts';
import { stopWordDensity } from './stop-word-density.ts';

const RESOURCES = { [stopWordsName('en')]: 'the of' };
const atSpaces = (text: string): string[] => text.split(' ').filter((word) => word !== '');

test.each([
  ['the end of the road', 0.6],
  ['THE END', 0.5],
  ['road', 0],
  ['', 0],
])('the stop-word density of “%s” is %d', (text, expected) => {
  expect(stopWordDensity(pageOf('', 'en'), RESOURCES, atSpaces)!(text)).toBeCloseTo(expected, 10);
});

test('there is no density without a list for the language of the page', () => {
  expect(stopWordDensity(pageOf('', 'de'), RESOURCES, atSpaces)).toBeNull();
});

test('text is split by the rules of the language of the page', () => {
  const languages: string[] = [];
  const split = (_: string, lang: string): string[] => {
    languages.push(lang);
    return [];
  };
  stopWordDensity(pageOf('', 'en-GB'), RESOURCES, split)!('the');
  expect(languages).toEqual(['en']);
});
