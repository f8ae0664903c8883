import { expect, test } from 'vitest';
import { namesAfterBy, namesIn } from './byline-names.ts';
import { declaredNames, isPersonName } from './names.ts';

test.each([
  ['By Ada Ek, Bo Lindgren, and Cy Dunn', ['Ada Ek', 'Bo Lindgren', 'Cy Dunn']],
  ['Von Ada Ek und Bo Lindgren, dpa', ['Ada Ek', 'Bo Lindgren', 'dpa']],
  ['Written by Ada Ek', ['Ada Ek']],
  ['Postby Ada Ek', ['Ada Ek']],
  ['Por João da Silva', ['João da Silva']],
  ['Par Ada Ek et Bo Roux, publié le 3 mai 2021', ['Ada Ek', 'Bo Roux']],
  ['Von Ada Ek, veröffentlicht am 5. Mai 2020', ['Ada Ek']],
  ['Teksti: Anna Virtanen', ['Anna Virtanen']],
  ['Ada Ek October 14, 2025', ['Ada Ek']],
  ['Ada Ek | 8 min read', ['Ada Ek']],
  ['Ada Ek, Senior Editor, Tools & Ropes', ['Ada Ek']],
  ['Ada Ek (aek), Bo Lindgren (bol)', ['Ada Ek', 'Bo Lindgren']],
  ['Ada Ek, Wissenschaftsredakteurin', ['Ada Ek']],
  ['Ada Ek, correspondante à Lyon', ['Ada Ek']],
  ['Ada Ek (Harbour Institute) and Bo Lind (Quay College)', ['Ada Ek', 'Bo Lind']],
  ['Ek, Ada; Lind, Bo', ['Ada Ek', 'Bo Lind']],
  ['Автор: Иван Петров', ['Иван Петров']],
  ['作者：王小明', ['王小明']],
  ['구현모 기자', ['구현모']],
])('reads the names in %s', (byline, names) => {
  expect(namesIn(byline)).toEqual(names);
});

test.each([
  'editors@site.example',
  'https://site.example/ada',
  'baikal-daily.ru',
  '105092',
  'Print Article',
  'By',
  'Written By',
  'Monday',
])('takes %s for no name', (byline) => {
  expect(namesIn(byline)).toEqual([]);
});

test.each([
  ['Ek, Ada', ['Ada Ek']],
  ['Ek, Ada M.', ['Ada M. Ek']],
  ['van der Berg, Jan', ['Jan van der Berg']],
  ['Ek, A. M.', ['A. M. Ek']],
  ['Ada Ek, Bo Lind', ['Ada Ek', 'Bo Lind']],
  ['Ada Ek, Hilltown', ['Ada Ek', 'Hilltown']],
  ['Reuters, London', ['Reuters', 'London']],
  ['Quayside, Inc.', ['Quayside']],
  ['Ek, Reporter', ['Ek']],
  ['Ek, MD', ['Ek']],
])('reads the names of the declared author "%s"', (author, names) => {
  expect(declaredNames(author)).toEqual(names);
});

test('finds names after "by" inside a line', () => {
  expect(namesAfterBy('3 May 2024 · 4 min · By Ada Ek')).toEqual(['Ada Ek']);
  expect(namesAfterBy('The harbour on the third of May')).toEqual([]);
});

test('tells names of persons by their capitals, or by a script without them', () => {
  expect(['Ada Ek', 'Rosa van den Berg', '王小明'].every(isPersonName)).toBe(true);
  expect(['ada', 'Ada', 'the harbour of Ek'].some(isPersonName)).toBe(false);
});

test('tells a family name in -ed from a word such as "Posted"', () => {
  expect(namesIn('Bo Reed')).toEqual(['Bo Reed']);
  expect(namesAfterBy('By Ada Ek, Bo Reed and Cy Holm')).toEqual(['Ada Ek', 'Bo Reed', 'Cy Holm']);
  expect(namesIn('Ada Ek Published May 3')).toEqual(['Ada Ek']);
  expect(namesIn('Ada Ek reported this')).toEqual(['Ada Ek']);
});
