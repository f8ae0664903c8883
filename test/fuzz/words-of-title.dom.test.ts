import { afterEach, expect, test } from 'vitest';
import { buildAtOnce } from '../../src/dom/testing/build-at-once.ts';
import { framedPage } from '../../src/dom/testing/framed-page.ts';
import { readPage } from '../../src/extract/read-page.ts';
import { ALL_CODE } from '../../src/dom/rare/all-code.ts';
import { wordsOfTitle } from './words-of-title.ts';

const TEXT = '<p>A sentence that is long enough to be a paragraph of its own, and then a little longer still.</p>';

function read(heading: string) {
  const { walk, metadata } = readPage(framedPage(heading + TEXT));
  const keep = walk.outline.blocks.map(() => true);
  return { walk, keep, built: buildAtOnce(walk, { keep }, { title: metadata.title }, ALL_CODE) };
}

const wordsFor = (heading: string): string[] => {
  const { walk, keep, built } = read(heading);
  return wordsOfTitle(walk, keep, built).toSorted();
};

afterEach(() => {
  document.body.replaceChildren();
});

test('are those of the heading that the title repeats', () => {
  expect(wordsFor('<h1>The ferry w0w sank w1w</h1>')).toEqual(['w0w', 'w1w']);
});

test('are also those that no title has, wherever in the heading they stand', () => {
  expect(wordsFor('<h1><rt>w0w</rt>The ferry sank w1w</h1>')).toEqual(['w0w', 'w1w']);
  expect(wordsFor('<h1>The ferry <button>w0w</button> sank w1w</h1>')).toEqual(['w0w', 'w1w']);
});

test('are not those that the title lacks', () => {
  const { walk, keep, built } = read('<h1>The ferry w0w sank w1w</h1>');
  expect(wordsOfTitle(walk, keep, { ...built, title: 'The ferry w0w sank' })).toEqual(['w0w']);
});

test('are none where the heading is another or is kept', () => {
  const { walk, keep, built } = read('<h1>The ferry w0w sank</h1>');
  expect(wordsOfTitle(walk, keep, { ...built, title: 'The bell w1w' })).toEqual([]);
  expect(wordsOfTitle(walk, keep, { ...built, keep })).toEqual([]);
});
