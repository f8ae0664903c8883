import { expect, test } from 'vitest';
import {
  decideByNeighbours,
  decideNearGood,
  decideShort,
  headingsOfGood,
  keepHeadings,
} from './decide-by-neighbours.ts';
import { BAD, GOOD, NEAR_GOOD, SHORT } from './judge-paragraph.ts';
import type { Paragraph } from './paragraphs.ts';

const CLASSES: Readonly<Record<string, number>> = { b: BAD, s: SHORT, n: NEAR_GOOD, g: GOOD };
const classesOf = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => CLASSES[letter.toLowerCase()]!);
const lettersOf = (classes: Uint8Array): string => Array.from(classes, (value) => 'bsng'[value]).join('');

/** Capital letters are headings; every paragraph has `length` characters. */
const paragraphsOf = (letters: string, length = 10): Paragraph[] =>
  Array.from(letters, (letter) => ({
    text: 'x'.repeat(length),
    linkChars: 0,
    isHeading: letter !== letter.toLowerCase(),
    inSelect: false,
  }));
const decided = (letters: string, length?: number): string =>
  lettersOf(decideByNeighbours(classesOf(letters), paragraphsOf(letters, length)));

test.each([
  ['s', 'b'],
  ['n', 'b'],
  ['gsg', 'ggg'],
  ['bsb', 'bbb'],
  ['gs', 'gb'],
  ['sg', 'bg'],
  ['gsn', 'ggg'],
  ['nsg', 'ggg'],
  ['gns', 'ggb'],
  ['bnsb', 'bbbb'],
  ['bng', 'bgg'],
  ['gnb', 'ggb'],
  ['gssnssb', 'ggggbbb'],
  ['bssnssg', 'bbbgggg'],
  ['gssb', 'gbbb'],
  ['gsnsg', 'ggggg'],
  ['nsgsn', 'ggggg'],
  ['bnnb', 'bbbb'],
  ['', ''],
])('decides %s as %s', (letters, expected) => {
  expect(decided(letters)).toBe(expected);
});

test.each([
  ['a short heading before good text', 'Sg', 'gg'],
  ['a short text between a short heading and good text', 'Ssg', 'ggg'],
  ['a near-good heading before good text', 'Ng', 'gg'],
])('keeps %s', (_, letters, expected) => {
  expect(decided(letters)).toBe(expected);
});

test('drops a heading that is bad by itself', () => {
  expect(decided('Bg')).toBe('bg');
});

test('keeps a heading at most 200 characters before good text', () => {
  expect(decided('Sbbg', 100)).toBe('gbbg');
  expect(decided('Sbbg', 101)).toBe('bbbg');
});

test('a heading that becomes good does not keep the heading before it', () => {
  expect(decided('SbbSbg', 90)).toBe('bbbgbg');
});

test('leaves the classes that it gets unchanged', () => {
  const own = classesOf('Sg');
  decideByNeighbours(own, paragraphsOf('Sg'));
  expect(lettersOf(own)).toBe('sg');
});

test('headingsOfGood counts only the text between a heading and good text', () => {
  const found = (letters: string, length: number, maxDistance: number): readonly number[] =>
    headingsOfGood(classesOf(letters), paragraphsOf(letters, length), maxDistance);
  expect(found('Sg', 500, 0)).toEqual([0]);
  expect(found('SbSg', 10, 20)).toEqual([2, 0]);
  expect(found('SbSg', 10, 19)).toEqual([2]);
  expect(found('gS', 10, 20)).toEqual([]);
});

test('keepHeadings makes only the given headings good', () => {
  const classes = classesOf('sssb');
  keepHeadings(classes, classesOf('snsb'), [1, 3]);
  expect(lettersOf(classes)).toBe('sgsb');
});

test('decideShort leaves near-good text open and decides all short texts by the classes before any change', () => {
  const classes = classesOf('gssbsn');
  decideShort(classes);
  expect(lettersOf(classes)).toBe('gbbbbn');
});

test('decideNearGood uses what it decided before', () => {
  const classes = classesOf('gnnbnnb');
  decideNearGood(classes);
  expect(lettersOf(classes)).toBe('gggbbbb');
});
