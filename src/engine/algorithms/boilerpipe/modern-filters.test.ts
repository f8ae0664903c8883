import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { boilerpipe } from './index.ts';
import { dropFurniture, dropSmallGroups, fillBetween, joinHeadings } from './modern-filters.ts';
import { FURNITURE, HEADING, type TextBlock } from './text-block.ts';

/** C content, B boilerplate, L linked boilerplate, F boilerplate and f content in furniture, H a heading, k a heading full of links. */
function blocksOf(letters: string): TextBlock[] {
  return Array.from(letters, (letter, i) => ({
    words: 20,
    anchorWords: 'Lk'.includes(letter) ? 20 : 0,
    wrappedWords: 20,
    wrappedLines: 1,
    parts: [i],
    level: 1,
    first: i,
    last: i,
    labels: ('Ff'.includes(letter) ? FURNITURE : 0) | ('Hk'.includes(letter) ? HEADING : 0),
    isContent: 'Cf'.includes(letter),
  }));
}
const none = { title: '', textOf: () => '' };
const content = (blocks: readonly TextBlock[]): string =>
  blocks.map(({ isContent }) => (isContent ? 'C' : 'B')).join('');

test('plain blocks between content are filled in, as many as may stand there', () => {
  expect(content(fillBetween(2)(blocksOf('BCBBCBBBCB'), none))).toBe('BCCCCBBBCB');
  expect(content(fillBetween(3)(blocksOf('CBLFC'), none))).toBe('CCBBC');
});

test('a heading right before content joins it, but not one that is a link', () => {
  expect(content(joinHeadings(blocksOf('HBHCkC'), none))).toBe('BBCCBC');
});

test('furniture is never content', () => {
  expect(content(dropFurniture(blocksOf('CfFC'), none))).toBe('CBBC');
});

test('small groups far from the large one go', () => {
  const step = dropSmallGroups({ gap: 1, share: 0.5 });
  expect(content(step(blocksOf('CBBCCBCBBCC'), none))).toBe('BBBCCBCBBCC');
  expect(content(step(blocksOf('BB'), none))).toBe('BB');
});

const paragraph = (count: number): string => `<p>${'word '.repeat(count)}</p>`;

test('a person gets the captions and the dialogue among the text, and neither furniture nor what follows the end', () => {
  const page = pageOf(
    `<nav>${paragraph(30)}</nav>${paragraph(90)}<p>Yes.</p><p>No?</p><p>Yes.</p>${paragraph(90)}<h2>Comments (3)</h2>${paragraph(40)}`,
  );
  const { keep, reason, confidence } = boilerpipe().classify(page);
  expect(keep).toEqual([false, true, true, true, true, true, false, false]);
  expect(reason).toEqual(['furniture', 'long', 'long', 'among-good', 'long', 'long', 'after-end', 'after-end']);
  expect(confidence).toBeGreaterThan(0.5);
});
