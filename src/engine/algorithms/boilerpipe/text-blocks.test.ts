import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import type { Page } from '../../types.ts';
import { TAG_PROFILE } from './tag-profile.ts';
import { FURNITURE, HEADING, linkDensityOf } from './text-block.ts';
import { textBlocksOf, textOf } from './text-blocks.ts';

const pageBlocks = (html: string, lang = 'en') => textBlocksOf(pageOf(html, lang), TAG_PROFILE);
const blocksOf = (html: string, lang = 'en') => pageBlocks(html, lang).blocks;
const wordsOf = (html: string): number[] => blocksOf(html).map(({ words }) => words);

test('phrasing elements do not end a text block', () => {
  expect(wordsOf('<p>on <time>Monday</time> the <img>picture</p>')).toEqual([4]);
});

test('br ends a text block', () => {
  expect(wordsOf('<div>alpha <b>beta</b> <span>gamma</span><br>delta</div>')).toEqual([3, 1]);
});

test('an element without text between two runs ends a text block', () => {
  expect(wordsOf('<p>one <b>two</b><hr>three</p>')).toEqual([2, 1]);
});

test('the end of a splitting element ends a text block', () => {
  expect(wordsOf('<div><custom-box>one</custom-box> two</div>')).toEqual([1, 1]);
});

test('a skipped element does not end a text block', () => {
  const page = pageOf('<p>one <b>two</b></p>');
  const [first, second] = page.outline.runs;
  const withScript: Page = { ...page, outline: { ...page.outline, runs: [first!, { ...second!, skipped: 1 }] } };
  expect(textBlocksOf(withScript, TAG_PROFILE).blocks).toHaveLength(1);
});

test('a word continues through inline elements and ends at the edges of links and abbreviations', () => {
  const html = '<p>w<b>or</b>d <a>li</a><a>nk</a> <abbr>ab</abbr>br</p>';
  expect(blocksOf(html).map(({ words, anchorWords }) => [words, anchorWords])).toEqual([[5, 2]]);
});

test('a word ends between two blocks of the outline, though no element splits there', () => {
  const page = pageOf('<p>one two</p>');
  const [run] = page.outline.runs;
  const { blocks } = page.outline;
  // Two outline blocks in one element, as two br in a row make them.
  const twoBlocks: Page = {
    ...page,
    outline: {
      ...page.outline,
      blocks: [
        { ...blocks[0]!, text: 'one' },
        { ...blocks[0]!, text: 'two' },
      ],
      runs: [
        { ...run!, start: 0, end: 3 },
        { ...run!, block: 1, start: 0, end: 3 },
      ],
    },
  };
  expect(textBlocksOf(twoBlocks, TAG_PROFILE).blocks.map(({ words }) => words)).toEqual([2]);
});

test('text inside a link counts as link words, inside its inline elements too', () => {
  const [block] = blocksOf('<p>a <a>b <i>c</i></a> d</p>');
  expect([block!.words, block!.anchorWords, linkDensityOf(block!)]).toEqual([4, 2, 0.5]);
});

test('a block of signs alone has no words, and separates the others', () => {
  const blocks = blocksOf('<p>one two</p><p>|</p><p>three</p>');
  expect(blocks.map(({ words }) => words)).toEqual([2, 0, 1]);
  expect(linkDensityOf(blocks[1]!)).toBe(0);
});

test('a run of white space alone belongs to no text block', () => {
  const { ofRun, firstRun, blocks } = pageBlocks('<p>one</p><div>two <i> </i><hr></div>');
  expect(blocks).toHaveLength(2);
  expect([...ofRun]).toEqual([0, 1, 1]);
  expect(firstRun).toEqual([0, 1]);
});

test('the level counts block elements and links around the first text', () => {
  const levels = blocksOf('<div><p>a</p><b>b</b><br><a>c</a></div>').map(({ level }) => level);
  expect(levels).toEqual([3, 2, 3]);
});

test('the level and labels are those of the first text, not of white space before it', () => {
  const [block] = blocksOf('<div><a> </a>one</div>');
  expect([block!.level, block!.anchorWords]).toEqual([2, 0]);
});

test.each([
  ['h1', HEADING],
  ['h3', HEADING],
  ['h4', 0],
  ['aside', FURNITURE],
  ['p', 0],
])('labels the text in %s', (tag, label) => {
  expect(blocksOf(`<${tag}><b>one</b></${tag}>`)[0]!.labels).toBe(label);
});

test('words of a language without spaces are segmented', () => {
  const [block] = blocksOf('<p>我们今天去公园散步，天气很好。</p>', 'zh');
  expect(block!.words).toBeGreaterThan(6);
  expect(block!.words).toBe(block!.wrappedWords);
});

test('each block of the outline is checked for a script without spaces', () => {
  const [first, second, third] = blocksOf('<p>a|b</p><p>我们今天去公园</p><p>a|b</p>', 'zh');
  expect([first!.words, third!.words]).toEqual([2, 2]);
  expect(second!.words).toBeGreaterThan(2);
});

test('positions and parts number the text blocks', () => {
  expect(blocksOf('<p>one</p><p>two</p>').map(({ first, last, parts }) => [first, last, parts])).toEqual([
    [0, 0, [0]],
    [1, 1, [1]],
  ]);
});

test('textOf returns the text of all elements of a text block', () => {
  const page = pageBlocks('<p>one  <b>two</b></p><div>three<br>four <i>five</i></div>');
  expect(page.blocks.map((_, i) => textOf(page, i))).toEqual(['one two', 'three', 'four five']);
});

test('a page without text has no text blocks', () => {
  expect(blocksOf('<div><hr></div>')).toEqual([]);
});
