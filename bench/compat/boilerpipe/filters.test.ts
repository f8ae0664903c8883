import { describe, expect, test } from 'vitest';
import {
  END_OF_TEXT,
  HEADING,
  hasLabel,
  type TextBlock,
} from '../../../src/engine/algorithms/boilerpipe/text-block.ts';
import type { Filter } from '../../../src/engine/algorithms/boilerpipe/filter.ts';
import { NO_CONTEXT, textBlockSequence, verdictLetters } from '../../../src/engine/testing/text-block-sequence.ts';
import {
  dropTrailingHeadings,
  expandToTitle,
  keepLargeOfLevel,
  keepLargest,
  keepLargestWithLevel,
  keepListAtEnd,
} from './article-filters.ts';
import { canola } from './canola.ts';
import { densityRules } from './density-rules.ts';
import { EXTRACTORS } from './extractors.ts';
import { fuseEqualDensity, fuseNear, fuseNearContent, removeBoilerplate, removeBoilerplateButTitle } from './fusion.ts';
import { LIST_ITEM, MIGHT_BE, TITLE, VERY_LIKELY } from './labels.ts';
import { matchTitle, titleForms } from './title-match.ts';

const run = (filter: Filter, blocks: readonly TextBlock[]) => filter(blocks, NO_CONTEXT);
const lettersAfter = (filter: Filter, ...facts: Partial<TextBlock>[]): string =>
  verdictLetters(run(filter, textBlockSequence(...facts)));
const [C, B] = [{ isContent: true }, { isContent: false }];

describe('fusion', () => {
  test('fuseNear joins content to the block before it, whether that block is content or not', () => {
    const joined = run(fuseNear(1), textBlockSequence(B, C, B, { ...C, words: 7 }));
    expect(joined.map(({ parts, words, isContent }) => ({ parts, words, isContent }))).toEqual([
      { parts: [0, 1], words: 40, isContent: true },
      { parts: [2, 3], words: 27, isContent: true },
    ]);
  });

  test('fuseNearContent(1) joins across one removed block and not across two', () => {
    const blocks = run(removeBoilerplate, textBlockSequence(C, B, C, B, B, C));
    expect(run(fuseNearContent(1, { sameLevel: false }), blocks).map(({ parts }) => parts)).toEqual([[0, 2], [5]]);
  });

  test('fuseNearContent with sameLevel joins only blocks of one level', () => {
    const blocks = textBlockSequence(C, { ...C, level: 4 }, { ...C, level: 4 });
    expect(run(fuseNearContent(1, { sameLevel: true }), blocks).map(({ parts }) => parts)).toEqual([[0], [1, 2]]);
    expect(run(fuseNearContent(1, { sameLevel: false }), blocks)[0]).toMatchObject({
      parts: [0, 1, 2],
      level: 3,
      first: 0,
      last: 2,
    });
  });

  test('fuseEqualDensity compares the density of the joined block with the next one', () => {
    const blocks = textBlockSequence({ wrappedWords: 16, wrappedLines: 2 }, { wrappedWords: 8 }, { wrappedWords: 9 });
    expect(run(fuseEqualDensity, blocks).map(({ parts }) => parts)).toEqual([[0, 1], [2]]);
  });

  test('removeBoilerplateButTitle keeps the title', () => {
    const kept = run(removeBoilerplateButTitle, textBlockSequence(B, { labels: TITLE }, C));
    expect(kept.map(({ parts }) => parts)).toEqual([[1], [2]]);
  });
});

describe('article filters', () => {
  test('keepLargest keeps the first of the largest content blocks and labels the others', () => {
    const blocks = run(keepLargest, textBlockSequence({ ...C, words: 30 }, { ...B, words: 90 }, { ...C, words: 30 }));
    expect(verdictLetters(blocks)).toBe('CBB');
    expect(blocks.map((block) => [hasLabel(block, VERY_LIKELY), hasLabel(block, MIGHT_BE)])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
  });

  test('keepLargestWithLevel keeps long blocks of the same level up to a block of a lower level', () => {
    const long = { ...B, words: 150 };
    const lower = { ...B, level: 2 };
    const deeper = { ...B, level: 4, words: 160 };
    expect(
      lettersAfter(keepLargestWithLevel, long, lower, long, { ...B, words: 149 }, { ...C, words: 200 }, deeper, long),
    ).toBe('BBCBCBC');
  });

  test('expandToTitle restores labelled blocks from the title to the content', () => {
    const might = { labels: MIGHT_BE };
    expect(lettersAfter(expandToTitle, might, { labels: TITLE | MIGHT_BE }, B, might, C, might)).toBe('BCBCCB');
    expect(lettersAfter(expandToTitle, C, { labels: TITLE }, might)).toBe('CBB');
  });

  test('dropTrailingHeadings removes headings after the last text', () => {
    const heading = { ...C, labels: HEADING };
    expect(lettersAfter(dropTrailingHeadings, heading, C, heading, B, heading)).toBe('CCBBB');
  });

  test('keepLargeOfLevel keeps blocks of 100 words of the main block’s level', () => {
    expect(
      lettersAfter(
        keepLargeOfLevel,
        { ...C, labels: VERY_LIKELY },
        { words: 100 },
        { words: 99 },
        { words: 100, level: 4 },
      ),
    ).toBe('CCBB');
  });

  test('keepListAtEnd keeps the list entries after the main block, up to the first entry with a link', () => {
    const item = { level: 4, labels: MIGHT_BE | LIST_ITEM };
    expect(
      lettersAfter(keepListAtEnd, { ...C, labels: VERY_LIKELY }, item, item, { ...item, anchorWords: 2 }, item),
    ).toBe('CCCBB');
  });
});

describe('title match', () => {
  test('titleForms contains the parts of a window title', () => {
    expect(titleForms("It's a long story about cats - The Daily | news.com")).toContain('its a long story about cats');
    expect(titleForms('Section: Short (2009)')).toContain('section');
    expect(titleForms('')).toEqual(new Set());
  });

  test('matchTitle labels only the first block with a form of the title', () => {
    const texts = ['Home', 'A long story, about cats!', 'A long story, about cats!'];
    const blocks = matchTitle(textBlockSequence({}, {}, {}), {
      title: 'A long story, about cats \u00bb Daily',
      textOf: (i) => texts[i]!,
    });
    expect(blocks.map((block) => hasLabel(block, TITLE))).toEqual([false, true, false]);
  });
});

describe('classifiers', () => {
  test('densityRules classifies a block by its density and that of its neighbours', () => {
    const dense = (density: number, more: Partial<TextBlock> = {}) => ({ wrappedWords: density, ...more });
    expect(
      lettersAfter(
        densityRules,
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
    ).toBe('CCCCBBCCC');
  });

  test('canola keeps long blocks, linked blocks before long blocks, and short blocks among plain blocks', () => {
    expect(
      lettersAfter(canola, { words: 20 }, { words: 19, anchorWords: 3 }, { words: 12 }, { words: 2, anchorWords: 2 }),
    ).toBe('CCBB');
    expect(lettersAfter(canola, { words: 8 }, { words: 1 }, { words: 7 }, { words: 7 })).toBe('BCCB');
  });
});

test('no filter changes its input', () => {
  const frozen = textBlockSequence(
    { ...C, words: 70, labels: TITLE },
    B,
    { ...C, labels: LIST_ITEM | HEADING },
    { words: 3, labels: END_OF_TEXT },
    C,
  );
  for (const block of frozen) Object.freeze(Object.freeze(block).parts);
  for (const chain of Object.values(EXTRACTORS)) {
    let blocks: readonly TextBlock[] = Object.freeze(frozen);
    for (const [filter] of chain) blocks = Object.freeze([...run(filter, blocks)].map((block) => Object.freeze(block)));
    expect(blocks.length).toBeGreaterThan(0);
  }
});
