import { expect, test } from 'vitest';
import { readPageFacts } from '../../evidence/page-facts.ts';
import { finish } from '../../steps.ts';
import { pageOf } from '../../testing/outline-of.ts';
import { COMMENT, kindsOfBlocks, SURE_COMMENT, SURE_FORUM, sureComments } from './block-kinds.ts';

const kindsOf = (html: string, keep: readonly boolean[], comment: readonly number[]): string[] =>
  kindsOfBlocks(finish(readPageFacts(pageOf(html))), keep, Float32Array.from(comment));

test('a sure comment is no article, except on a forum', () => {
  const comment = Float32Array.of(SURE_COMMENT + 0.01, SURE_COMMENT, 0.1);
  expect([...sureComments(comment, SURE_FORUM - 0.01)]).toEqual([1, 0, 0]);
  expect([...sureComments(comment, SURE_FORUM)]).toEqual([0, 0, 0]);
});

test('a kept block is article, whatever its probability of being a comment', () => {
  expect(kindsOf('<p>One</p><p>Two</p>', [true, true], [0, 0.99])).toEqual(['article', 'article']);
});

test('a dropped block is a comment from the limit on', () => {
  const below = COMMENT - 0.01;
  expect(kindsOf('<p>One</p><p>Two</p>', [false, false], [COMMENT + 0.01, below])).toEqual(['comment', 'furniture']);
});

test('a block in a form is furniture, unless the form holds the article too', () => {
  const form = '<form><p>Leave a reply to this</p></form>';
  expect(kindsOf(`<p>One</p>${form}<p>Two</p>`, [true, false, false], [0, 0.9, 0.9])).toEqual([
    'article',
    'furniture',
    'comment',
  ]);
  expect(kindsOf('<form><p>One</p><p>Two</p></form>', [true, false], [0, 0.9])).toEqual(['article', 'comment']);
});

test('a dropped text with the words of a headline is another piece, except in a menu or footer', () => {
  const html = '<p>The ferry leaves before dawn</p><p>Share</p><nav><p>All the news of the town</p></nav>';
  expect(kindsOf(html, [false, false, false], [0, 0, 0])).toEqual(['other', 'furniture', 'furniture']);
});
