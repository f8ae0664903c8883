import { describe, expect, test } from 'vitest';
import { columnsOf } from '../testing/evidence-of.ts';
import { pageOf } from '../testing/outline-of.ts';
import type { Page } from '../types.ts';

/** Sixteen words, 80 characters: prose by its length. */
const PROSE = `${Array.from({ length: 15 }, () => 'word').join(' ')} words`;

function titled(html: string, facts: Partial<Page>): Page {
  return { ...pageOf(html), ...facts };
}

describe('headline', () => {
  const html = `<div><a>Home</a></div><main><header><h1>Boats came home</h1></header><p>${PROSE}</p></main><p>End</p>`;

  test('measures the distance to the block that repeats the title', () => {
    const columns = columnsOf(titled(html, { title: 'Boats came home' }), [
      'from-title',
      'title-ancestors',
      'below-title-parent',
      'chars-since-title',
    ]);
    expect(columns).toEqual({
      'from-title': [-1, 0, 1, 2],
      'title-ancestors': [3, 0, 2, 3],
      'below-title-parent': [1, 0, 1, 1],
      'chars-since-title': [-4, 0, 15, 95],
    });
  });

  test('has no distance without a block that repeats the title', () => {
    expect(columnsOf(titled(html, { title: 'Something else' }), ['from-title', 'title-ancestors'])).toEqual({
      'from-title': [-201, -201, -201, -201],
      'title-ancestors': [-1, -1, -1, -1],
    });
    expect(columnsOf(titled(html, { title: '' }), ['from-title'])).toEqual({ 'from-title': [-201, -201, -201, -201] });
  });

  test.each([
    ['accepts half of the words of the title', '<p>one two</p><p>x</p>', 'one two three four', [0, 1]],
    ['refuses fewer than half of the words of the title', '<p>a b</p><p>x</p>', 'a b c d e', [-201, -201]],
    ['accepts a block if the title has half of its words', '<p>a b c d</p><p>x</p>', 'a b', [0, 1]],
    ['refuses a block if the title has fewer than half of its words', '<p>a b c d e</p><p>x</p>', 'a b', [-201, -201]],
    ['prefers the longer match', '<p>one two</p><p>one two three</p>', 'one two three', [-1, 0]],
    ['prefers a heading to an equal text', '<p>one two</p><h2>one two</h2>', 'one two', [-1, 0]],
    ['prefers the first of two equal blocks', '<p>one two</p><p>one two</p>', 'one two', [0, 1]],
    ['accepts a block of 40 words', `<p>${'one '.repeat(40)}</p><p>x</p>`, 'one', [0, 1]],
    ['refuses a block of 41 words', `<p>${'one '.repeat(41)}</p><p>x</p>`, 'one', [-201, -201]],
    ['counts each Chinese character as a word', '<p>船回来了</p><p>x</p>', '船回来', [0, 1]],
  ])('%s', (_, page, title, expected) => {
    expect(columnsOf(titled(page, { title }), ['from-title'])).toEqual({ 'from-title': expected });
  });

  test('cuts distances off at 200 blocks', () => {
    const far = `${'<p>x</p>'.repeat(202)}<h1>Boats</h1>${'<p>x</p>'.repeat(202)}`;
    const distance = columnsOf(titled(far, { title: 'Boats' }), ['from-title'])['from-title'] as number[];
    expect([distance[0], distance[1], distance[2], distance[3], distance.at(-1)]).toEqual([
      -200, -200, -200, -199, 200,
    ]);
  });
});

describe('openings', () => {
  test('a heading with a date in the three blocks after it opens an article', () => {
    const html = `<h2>One</h2><p>a</p><p>b</p><p>4 May 2026</p><p>${PROSE}</p><h2>Two</h2><p>a</p><p>b</p><p>c</p><p>5 May 2026</p>`;
    expect(
      columnsOf(pageOf(html), [
        'datelines-before',
        'openings-before',
        'from-opening',
        'prose-since-opening',
        'page-datelines',
        'page-openings',
      ]),
    ).toEqual({
      'datelines-before': [0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
      'openings-before': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      'from-opening': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      'prose-since-opening': [0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
      'page-datelines': 2,
      'page-openings': 1,
    });
  });

  test('a date below the next heading does not belong to the heading before', () => {
    expect(columnsOf(pageOf('<p>x</p><h2>One</h2><h3>Two</h3><p>4 May 2026</p>'), ['from-opening'])).toEqual({
      'from-opening': [-1, -1, 0, 1],
    });
  });

  test('a dateline has at most 14 words', () => {
    const words = (n: number): string => `<p>2026 ${'w '.repeat(n - 1)}</p>`;
    expect(columnsOf(pageOf(`${words(14)}<p>x</p>`), ['page-datelines'])).toEqual({ 'page-datelines': 1 });
    expect(columnsOf(pageOf(`${words(15)}<p>x</p>`), ['page-datelines'])).toEqual({ 'page-datelines': 0 });
  });

  test('counts the outermost article elements with prose that ended before, and their share of the prose', () => {
    const html = `<article><p>${PROSE}</p><article><p>${PROSE}</p></article></article><article><p>x</p></article><article><p>${PROSE}</p></article><p>${PROSE}</p>`;
    expect(columnsOf(pageOf(html), ['article-prose-share', 'articles-before'])).toEqual({
      'article-prose-share': [0.5, 0.5, 0, 0.25, -1],
      'articles-before': [0, 0, 1, 1, 2],
    });
  });

  test('cuts distances off at 200 blocks', () => {
    const opening = '<h2>One</h2><p>4 May 2026</p>';
    const columns = columnsOf(pageOf(`${opening}${'<p>x</p>'.repeat(250)}${opening}`), ['from-opening']) as Record<
      string,
      number[]
    >;
    expect([columns['from-opening']![200], columns['from-opening']![201]]).toEqual([200, 200]);
  });
});

describe('statements', () => {
  const html = `<p>Short text.</p><p>The boats, they say, came home at noon — all of them.</p><p>${PROSE}</p>`;

  test('compares blocks of 25 characters or more with a description of 25 letters or more', () => {
    const text = 'abcdefghijklmnopqrstuvwxy';
    const blocks = `<p>${text.slice(0, 24)}</p><p>${text}</p>`;
    const distances = (description: string) =>
      columnsOf(titled(blocks, { description }), ['from-description'])['from-description'];
    expect(distances(text)).toEqual([-1, 0]);
    expect(distances(text.slice(0, 24))).toEqual([-201, -201]);
  });

  test('compares blocks with 15 letters or more', () => {
    const text = 'abcdefghijklmno'.repeat(20);
    const line = (letters: number): string => `<p>${'- '.repeat(20)}${text.slice(0, letters)}</p>`;
    const page = titled(line(14) + line(15), { description: text });
    expect(columnsOf(page, ['from-description'])).toEqual({
      'from-description': [-1, 0],
    });
  });

  test('measures the distance to the first block that begins like the description', () => {
    const description = 'The boats, they say, came home at noon …';
    expect(columnsOf(titled(html, { description }), ['from-description'])).toEqual({ 'from-description': [-1, 0, 1] });
    expect(columnsOf(titled(html, { description: 'Too short' }), ['from-description'])).toEqual({
      'from-description': [-201, -201, -201],
    });
    expect(
      columnsOf(titled(html, { description: 'Some other text that the page does not have' }), ['from-description']),
    ).toEqual({
      'from-description': [-201, -201, -201],
    });
  });
});
