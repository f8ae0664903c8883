import { expect, test } from 'vitest';
import { BAD, GOOD, judgeBoilerplate, judgeParagraph, NEAR_GOOD, REASONS, SHORT } from './judge-paragraph.ts';
import type { Paragraph } from './paragraphs.ts';

const paragraph = (text: string, linkChars = 0, inSelect = false): Paragraph => ({
  text,
  linkChars,
  isHeading: false,
  inSelect,
});
const ofLength = (length: number, linkChars = 0): Paragraph => paragraph('x'.repeat(length), linkChars);

test.each([
  [1, SHORT, 'short'],
  [49, SHORT, 'short'],
  [50, NEAR_GOOD, 'long'],
  [140, NEAR_GOOD, 'long'],
  [141, GOOD, 'long'],
] as const)('text of %d characters without stop words has class %d', (length, expected, reason) => {
  for (const density of [null, () => 0, () => 0.29])
    expect(judgeParagraph(ofLength(length), density)).toEqual({ class: expected, reason });
});

test.each([
  [24, SHORT, 'short'],
  [25, NEAR_GOOD, 'prose'],
  [80, NEAR_GOOD, 'prose'],
  [81, GOOD, 'prose'],
  [140, GOOD, 'prose'],
  [141, GOOD, 'long'],
] as const)('text of %d characters with 30 % stop words has class %d', (length, expected, reason) => {
  expect(judgeParagraph(ofLength(length), () => 0.3)).toEqual({ class: expected, reason });
});

test('text with a link counts by its length, whatever its stop words', () => {
  expect(judgeParagraph(ofLength(49, 1), () => 1)).toEqual({ class: BAD, reason: 'short-link' });
  expect(judgeParagraph(ofLength(100, 1), () => 1)).toEqual({ class: NEAR_GOOD, reason: 'long' });
});

test('text is bad if more than 40 % of its characters are in links', () => {
  expect(judgeParagraph(ofLength(100, 40), null)).toEqual({ class: NEAR_GOOD, reason: 'long' });
  expect(judgeParagraph(ofLength(100, 41), null)).toEqual({ class: BAD, reason: 'links' });
});

test.each(['© 2020', '&copy 2020'])('text with %s is bad', (sign) => {
  expect(judgeParagraph(paragraph(`${'x'.repeat(200)} ${sign}`), () => 1)).toEqual({ class: BAD, reason: 'copyright' });
});

test('text of a select is bad', () => {
  expect(judgeParagraph(paragraph('x'.repeat(200), 0, true), () => 1)).toEqual({ class: BAD, reason: 'choices' });
});

test('judgeBoilerplate returns null for text that is not boilerplate at any length', () => {
  expect(judgeBoilerplate(ofLength(10, 2), 0.2)).toBeNull();
  expect(judgeBoilerplate(ofLength(10, 3), 0.2)).toEqual({ class: BAD, reason: 'links' });
});

test('every reason of a judgement is declared', () => {
  for (const reason of ['links', 'copyright', 'choices', 'short-link', 'short', 'long', 'prose'])
    expect(REASONS).toContain(reason);
});
