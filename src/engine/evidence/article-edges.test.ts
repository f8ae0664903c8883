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
      'title-match',
      'from-title',
      'title-ancestors',
      'below-title-parent',
      'chars-since-title',
    ]);
    expect(columns).toEqual({
      'title-match': 2.3,
      'from-title': [-1, 0, 1, 2],
      'title-ancestors': [3, 0, 2, 3],
      'below-title-parent': [1, 0, 1, 1],
      'chars-since-title': [-4, 0, 15, 95],
    });
  });

  test('has no distance without a block that repeats the title', () => {
    expect(
      columnsOf(titled(html, { title: 'Something else' }), ['title-match', 'from-title', 'title-ancestors']),
    ).toEqual({
      'title-match': 0,
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
        'from-dateline',
        'openings-before',
        'from-opening',
        'to-opening',
        'prose-since-opening',
        'page-datelines',
        'page-openings',
      ]),
    ).toEqual({
      'datelines-before': [0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
      'from-dateline': [-1, -1, -1, -1, 1, 2, 3, 4, 5, 6],
      'openings-before': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      'from-opening': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      'to-opening': [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
      'prose-since-opening': [0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
      'page-datelines': 2,
      'page-openings': 1,
    });
  });

  test('a date below the next heading does not belong to the heading before', () => {
    expect(
      columnsOf(pageOf('<p>x</p><h2>One</h2><h3>Two</h3><p>4 May 2026</p>'), ['from-opening', 'to-opening']),
    ).toEqual({
      'from-opening': [-1, -1, 0, 1],
      'to-opening': [2, 1, -1, -1],
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
    const columns = columnsOf(pageOf(`${opening}${'<p>x</p>'.repeat(250)}${opening}`), [
      'from-dateline',
      'from-opening',
      'to-opening',
    ]) as Record<string, number[]>;
    expect([columns['from-dateline']![201], columns['from-dateline']![202]]).toEqual([200, 200]);
    expect([columns['from-opening']![200], columns['from-opening']![201]]).toEqual([200, 200]);
    expect([columns['to-opening']![0], columns['to-opening']![100]]).toEqual([200, 152]);
  });
});

describe('statements', () => {
  const html = `<p>Short text.</p><p>The boats, they say, came home at noon — all of them.</p><p>${PROSE}</p>`;

  test('finds blocks of the stated text, whatever its punctuation', () => {
    const text = `The boats they say: came home at noon; all of them. ${'And more. '.repeat(30)}`;
    expect(columnsOf(titled(html, { stated: { kinds: [], text } }), ['in-stated', 'stated-blocks'])).toEqual({
      'in-stated': [-1, 1, 0],
      'stated-blocks': 1,
    });
  });

  test.each([
    ['ignores a stated text of 199 letters', 199, -1],
    ['compares blocks with a stated text of 200 letters', 200, 0],
  ])('%s', (_, letters, expected) => {
    const page = titled(html, { stated: { kinds: [], text: 'x'.repeat(letters) } });
    expect(columnsOf(page, ['in-stated'])).toEqual({ 'in-stated': [-1, expected, expected] });
  });

  test('compares blocks of 25 characters or more', () => {
    const page = titled(`<p>${'a'.repeat(24)}</p><p>${'b'.repeat(25)}</p>`, {
      stated: { kinds: [], text: 'x'.repeat(200) },
    });
    expect(columnsOf(page, ['in-stated'])).toEqual({ 'in-stated': [-1, 0] });
  });

  test('compares blocks with 15 letters or more', () => {
    const text = 'abcdefghijklmno'.repeat(20);
    const line = (letters: number): string => `<p>${'- '.repeat(20)}${text.slice(0, letters)}</p>`;
    const page = titled(line(14) + line(15), { stated: { kinds: [], text }, description: text });
    expect(columnsOf(page, ['in-stated', 'from-description'])).toEqual({
      'in-stated': [-1, 1],
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

describe('entry sets', () => {
  test('measure the share of entries with a reply label and with a short first block', () => {
    const post = (name: string, more = ''): string => `<li><p>${name}</p><p>${PROSE}</p>${more}</li>`;
    const html = `<ul>${post('Ann')}${post('Ben', '<p>Reply</p>')}${post(PROSE)}<li><p>Dan</p></li></ul>`;
    const { 'inner-reply-share': reply, 'inner-short-first-share': short } = columnsOf(pageOf(html), [
      'inner-reply-share',
      'inner-short-first-share',
    ]) as Record<string, number[]>;
    expect([reply![0], short![0]]).toEqual([0.25, 0.5]);
  });

  test('an opening line of an entry has at most six words', () => {
    const post = (words: number): string => `<li><p>${'w '.repeat(words)}</p><p>${PROSE}</p></li>`;
    const shareOf = (html: string): number =>
      (columnsOf(pageOf(html), ['inner-short-first-share'])['inner-short-first-share'] as number[])[0]!;
    expect(shareOf(`<ul>${post(6).repeat(3)}</ul>`)).toBe(1);
    expect(shareOf(`<ul>${post(7).repeat(3)}</ul>`)).toBe(0);
  });
});
