import { expect, test } from 'vitest';
import {
  expandToTitle,
  dropTrailingHeadings,
  ignoreAfterEnd,
  keepLargeOfLevel,
  keepLargest,
  keepLargestWithLevel,
  keepListAtEnd,
} from './article-filters.ts';
import type { Step } from './chain.ts';
import { CHAINS } from './literal-chains.ts';
import { canola, density } from './classifiers.ts';
import { findEnd, saysEnd } from './end-of-text.ts';
import { fuseEqualDensity, fuseNear, fuseNearContent, removeBoilerplate, removeBoilerplateButTitle } from './fusion.ts';
import {
  END_OF_TEXT,
  HEADING,
  hasLabel,
  LIST_ITEM,
  MIGHT_BE,
  TITLE,
  VERY_LIKELY,
  type TextBlock,
} from './text-block.ts';
import { matchTitle, titleForms } from './title-match.ts';

/** A sequence of blocks with these facts; one line each unless said otherwise. */
function sequence(...facts: Partial<TextBlock>[]): TextBlock[] {
  return facts.map((fact, i) => ({
    words: 20,
    anchorWords: 0,
    wrappedWords: fact.words ?? 20,
    wrappedLines: 1,
    parts: [i],
    level: 3,
    first: i,
    last: i,
    labels: 0,
    isContent: false,
    ...fact,
  }));
}
const none = { title: '', textOf: () => '' };
const run = (step: Step, blocks: readonly TextBlock[]) => step(blocks, none);
const content = (blocks: readonly TextBlock[]): string =>
  blocks.map(({ isContent }) => (isContent ? 'C' : 'B')).join('');
const [C, B] = [{ isContent: true }, { isContent: false }];

test('near content joins what stands before it, content or not', () => {
  const joined = run(fuseNear(1), sequence(B, C, B, { ...C, words: 7 }));
  expect(joined.map(({ parts, words, isContent }) => ({ parts, words, isContent }))).toEqual([
    { parts: [0, 1], words: 40, isContent: true },
    { parts: [2, 3], words: 27, isContent: true },
  ]);
});

test('one removed block is passed over, two are not', () => {
  const blocks = run(removeBoilerplate, sequence(C, B, C, B, B, C));
  expect(run(fuseNearContent(1, { sameLevel: false }), blocks).map(({ parts }) => parts)).toEqual([[0, 2], [5]]);
});

test('joining keeps to one depth where it should', () => {
  const blocks = sequence(C, { ...C, level: 4 }, { ...C, level: 4 });
  expect(run(fuseNearContent(1, { sameLevel: true }), blocks).map(({ parts }) => parts)).toEqual([[0], [1, 2]]);
  expect(run(fuseNearContent(1, { sameLevel: false }), blocks)[0]).toMatchObject({
    parts: [0, 1, 2],
    level: 3,
    first: 0,
    last: 2,
  });
});

test('equal densities join, and the joined density goes on', () => {
  const blocks = sequence({ wrappedWords: 16, wrappedLines: 2 }, { wrappedWords: 8 }, { wrappedWords: 9 });
  expect(run(fuseEqualDensity, blocks).map(({ parts }) => parts)).toEqual([[0, 1], [2]]);
});

test('the title outlives the removal of boilerplate where it should', () => {
  expect(run(removeBoilerplateButTitle, sequence(B, { labels: TITLE }, C)).map(({ parts }) => parts)).toEqual([
    [1],
    [2],
  ]);
});

test('the largest content block stays, the first of equals, and the others might be content', () => {
  const blocks = run(keepLargest, sequence({ ...C, words: 30 }, { ...B, words: 90 }, { ...C, words: 30 }));
  expect(content(blocks)).toBe('CBB');
  expect(blocks.map((block) => [hasLabel(block, VERY_LIKELY), hasLabel(block, MIGHT_BE)])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});

test('long blocks of its depth stay with the largest until something less deep stands between', () => {
  const long = { ...B, words: 150 };
  expect(
    content(
      run(
        keepLargestWithLevel,
        sequence(
          long,
          { ...B, level: 2 },
          long,
          { ...B, words: 149 },
          { ...C, words: 200 },
          { ...B, level: 4, words: 160 },
          long,
        ),
      ),
    ),
  ).toBe('BBCBCBC');
});

test('blocks between the title and the content come back if they might be content', () => {
  const might = { labels: MIGHT_BE };
  expect(content(run(expandToTitle, sequence(might, { labels: TITLE | MIGHT_BE }, B, might, C, might)))).toBe('BCBCCB');
  expect(content(run(expandToTitle, sequence(C, { labels: TITLE }, might)))).toBe('CBB');
});

test('after a sign of the end nothing is content, once sixty words of full lines have been', () => {
  const end = { labels: END_OF_TEXT };
  expect(content(run(ignoreAfterEnd, sequence(C, C, end, C, end, C)))).toBe('CCBCBB');
  expect(content(run(ignoreAfterEnd, sequence({ ...C, words: 90, wrappedWords: 8 }, end, C)))).toBe('CBC');
});

test('headings at the end go, headings before text stay', () => {
  const heading = { ...C, labels: HEADING };
  expect(content(run(dropTrailingHeadings, sequence(heading, C, heading, B, heading)))).toBe('CCBBB');
});

test('blocks of a hundred words as deep as the main one are content', () => {
  expect(
    content(
      run(
        keepLargeOfLevel,
        sequence({ ...C, labels: VERY_LIKELY }, { words: 100 }, { words: 99 }, { words: 100, level: 4 }),
      ),
    ),
  ).toBe('CCBB');
});

test('a plain list right behind the main block is its own', () => {
  const item = { level: 4, labels: MIGHT_BE | LIST_ITEM };
  expect(
    content(run(keepListAtEnd, sequence({ ...C, labels: VERY_LIKELY }, item, item, { ...item, anchorWords: 2 }, item))),
  ).toBe('CCCBB');
});

test('signs of an end are known by their first words, or by what they hold', () => {
  for (const text of [
    'Comments (3)',
    '12 comments',
    '7 users responded in',
    '© Reuters 2009',
    'Please rate this',
    'Post a comment',
    'Tell us what you think...',
    'Have your say now',
  ])
    expect(saysEnd(text), text).toBe(true);
  for (const text of ['Comment', 'comment', 'He comments on it', '12 comets', 'users responded in'])
    expect(saysEnd(text), text).toBe(false);
  const blocks = findEnd(sequence({ words: 2 }, { words: 15 }), { title: '', textOf: () => 'comments on this' });
  expect(blocks.map((block) => hasLabel(block, END_OF_TEXT))).toEqual([true, false]);
});

test('a headline is found in the forms of the window title', () => {
  expect(titleForms("It's a long story about cats - The Daily | news.com")).toContain('its a long story about cats');
  expect(titleForms('Section: Short (2009)')).toContain('section');
  expect(titleForms('')).toEqual(new Set());
  const texts = ['Home', 'A long story, about cats!', 'A long story, about cats!'];
  const blocks = matchTitle(sequence({}, {}, {}), {
    title: 'A long story, about cats \u00bb Daily',
    textOf: (i) => texts[i]!,
  });
  expect(blocks.map((block) => hasLabel(block, TITLE))).toEqual([false, true, false]);
});

test('density rules look at three blocks', () => {
  const dense = (td: number, more: Partial<TextBlock> = {}) => ({ wrappedWords: td, ...more });
  expect(
    content(
      run(
        density,
        sequence(
          dense(10),
          dense(2),
          dense(11),
          dense(4),
          dense(4),
          dense(10, { anchorWords: 20 }),
          dense(10),
          dense(12),
          dense(3),
        ),
      ),
    ),
  ).toBe('CCCCBBCCC');
});

test('canola takes long blocks, linked ones before long ones, and those among plain ones', () => {
  expect(
    content(
      run(canola, sequence({ words: 20 }, { words: 19, anchorWords: 3 }, { words: 12 }, { words: 2, anchorWords: 2 })),
    ),
  ).toBe('CCBB');
  expect(content(run(canola, sequence({ words: 8 }, { words: 1 }, { words: 7 }, { words: 7 })))).toBe('BCCB');
});

test('no step changes what it is given', () => {
  const frozen = sequence(
    { ...C, words: 70, labels: TITLE },
    B,
    { ...C, labels: LIST_ITEM | HEADING },
    { words: 3, labels: END_OF_TEXT },
    C,
  );
  for (const block of frozen) Object.freeze(Object.freeze(block).parts);
  for (const chain of Object.values(CHAINS)) {
    let blocks: readonly TextBlock[] = Object.freeze(frozen);
    for (const [step] of chain) blocks = Object.freeze([...step(blocks, none)].map((block) => Object.freeze(block)));
    expect(blocks.length).toBeGreaterThan(0);
  }
});
