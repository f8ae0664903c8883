import { describe, expect, test } from 'vitest';
import { readPageFacts } from '../../evidence/page-facts.ts';
import { finish } from '../../steps.ts';
import { outlineOf, pageOf } from '../../testing/outline-of.ts';
import { COMMENT, kindsOfBlocks, SURE_COMMENT, SURE_FORUM, sureComments, takeBackEntries } from './block-kinds.ts';

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

describe('texts that were called comments', () => {
  const PROSE = '<p>The keeper walks the dam every evening and notes the height of the water.</p>';
  const entry = (title: string): string => `<h2 class="title">${title}</h2>${PROSE}`;
  const left = (html: string, comments: readonly number[]): number[] => {
    const isComment = Uint8Array.from(comments);
    takeBackEntries(outlineOf(html), isComment);
    return [...isComment];
  };

  test('are none below a linked heading like that of an earlier text', () => {
    const entries = entry('<a href="/1">The dam</a>') + entry('<a href="/2">The bell</a>');
    expect(left(entries, [0, 0, 0, 1])).toEqual([0, 0, 0, 0]);
  });

  test('stay comments below the only such heading, below others, and below headings that lead nowhere', () => {
    expect(left(entry('<a href="/1">The dam</a>') + PROSE, [0, 0, 1])).toEqual([0, 0, 1]);
    const other = `<h3 class="reply"><a href="/2">Re: The dam</a></h3>${PROSE}`;
    expect(left(entry('<a href="/1">The dam</a>') + other, [0, 0, 0, 1])).toEqual([0, 0, 0, 1]);
    expect(left(entry('The dam') + entry('The bell'), [0, 0, 0, 1])).toEqual([0, 0, 0, 1]);
    const plain = `<h2><a href="/1">The dam</a></h2>${PROSE}`;
    expect(left(plain + plain, [0, 0, 0, 1])).toEqual([0, 0, 0, 1]);
  });
});
