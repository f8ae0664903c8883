import { describe, expect, test } from 'vitest';
import { linkDensityOf, textDensity } from '../../../src/engine/algorithms/boilerpipe/text-block.ts';
import { textBlocksOf } from '../../../src/engine/algorithms/boilerpipe/text-blocks.ts';
import { pageOf } from '../../../src/engine/testing/outline-of.ts';
import { NO_CONTEXT } from '../../../src/engine/testing/text-block-sequence.ts';
import type { Page } from '../../../src/engine/types.ts';
import { densityRules } from './density-rules.ts';
import type { ExtractorName } from './extractors.ts';
import { boilerpipeCompat, classifyByExtractor } from './index.ts';
import { COMPAT_TAG_PROFILE } from './tag-profile.ts';

const words = (count: number, word = 'word'): string => Array(count).fill(word).join(' ');
const p = (count: number): string => `<p>${words(count)}</p>`;

function blocksOf(html: string, lang = 'en') {
  return textBlocksOf(pageOf(html, lang), COMPAT_TAG_PROFILE).blocks;
}

/** One letter for each text block: C for content, B for boilerplate. */
function verdicts(html: string, extractor: ExtractorName = 'numwords'): string {
  const { isContent } = classifyByExtractor(pageOf(html), extractor);
  return Array.from(isContent, (flag) => (flag ? 'C' : 'B')).join('');
}

describe('the code’s examples', () => {
  test.each([
    ['P1: 17 words are enough alone', p(17), 'C'],
    ['P2: 16 words are not enough alone', p(16), 'B'],
    ['P3: five words before 16 make both content', p(5) + p(16), 'CC'],
    ['P4: four words before 16 make only the first content', p(4) + p(16), 'CB'],
    ['P5: neighbours of 16 words make each other content', p(4) + p(16) + p(16), 'CCC'],
    ['P6: 17 words after links are not enough', `<ul><li><a>one two three</a></li></ul>${p(17)}`, 'BB'],
    ['P7: 41 words after links are enough', `<ul><li><a>one two three</a></li></ul>${p(41)}`, 'BC'],
    ['P8: 18 words in the next block are enough after links', `<p><a>one two three</a></p>${p(16)}${p(18)}`, 'BCC'],
  ])('%s', (_, html, expected) => {
    expect(verdicts(html)).toBe(expected);
  });

  test('P9: a link density of one third is too high', () => {
    const html = '<p>see <a>one</a> two</p><p>a <a>b</a> c d</p>';
    expect(blocksOf(html).map(linkDensityOf)).toEqual([1 / 3, 0.25]);
    expect(verdicts(html)).toBe('BB');
    expect(verdicts(`<p>${words(20)} <a>${words(10)}</a></p>`)).toBe('B');
  });

  test('P10: br ends a text block, inline elements do not', () => {
    const blocks = blocksOf('<div>alpha <b>beta</b> <span>gamma</span><br>delta</div>');
    expect(blocks.map((block) => block.words)).toEqual([3, 1]);
  });

  test('P11: the density counts the words of full lines, or of the only line', () => {
    const nine = (count: number): string => `<p>${words(count, 'ninechars')}</p>`;
    expect([20, 9, 8].map((count) => textDensity(blocksOf(nine(count))[0]!))).toEqual([8, 8, 8]);
    expect(blocksOf(nine(20))[0]).toMatchObject({ wrappedWords: 16, wrappedLines: 2 });
    const byDensity = (html: string): boolean[] =>
      densityRules(blocksOf(html), NO_CONTEXT).map(({ isContent }) => isContent);
    expect(byDensity(nine(20))).toEqual([false]);
    expect(byDensity(nine(20) + nine(20))).toEqual([false, true]);
  });
});

test('an element that the code does not name ends a text block', () => {
  const blocks = blocksOf('<p>on <time>Monday</time> the <img>picture</p>');
  expect(blocks.map((block) => block.words)).toEqual([1, 1, 1, 1]);
});

test('a skipped element ends a text block', () => {
  const page = pageOf('<p>one <b>two</b></p>');
  const [first, second] = page.outline.runs;
  const withScript: Page = { ...page, outline: { ...page.outline, runs: [first!, { ...second!, skipped: 1 }] } };
  expect(textBlocksOf(page, COMPAT_TAG_PROFILE).blocks).toHaveLength(1);
  expect(textBlocksOf(withScript, COMPAT_TAG_PROFILE).blocks).toHaveLength(2);
});

test('words without spaces between them are one word', () => {
  expect(blocksOf('<p>我们今天去公园散步，天气很好。</p>', 'zh')[0]!.words).toBeLessThan(4);
});

test('a block of the outline gets the verdict of the text block with most of its characters', () => {
  const kept = (html: string): number =>
    boilerpipeCompat('numwords')
      .classify(pageOf(html))
      .keep.filter((flag) => flag).length;
  expect(kept(`<div>${words(30)}<br>few</div>`)).toBe(1);
  expect(kept(`<div><a>${words(30)}</a><br>${words(2)}</div>`)).toBe(0);
});

test('the article extractor reads 20,000 paragraphs', () => {
  const { keep } = boilerpipeCompat('article-1.3').classify(pageOf(p(20).repeat(20_000)));
  expect(keep).toHaveLength(20_000);
  expect(keep.every((flag) => flag)).toBe(true);
});
