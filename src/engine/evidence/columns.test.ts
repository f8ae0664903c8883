import { describe, expect, test } from 'vitest';
import { columnsOf } from '../testing/evidence-of.ts';
import { pageOf } from '../testing/outline-of.ts';
import type { Page } from '../types.ts';

/** One word of n characters. */
const x = (n: number): string => 'x'.repeat(n);
/** n words. */
const w = (n: number): string => Array.from({ length: n }, () => 'word').join(' ');
/** Sixteen words, 80 characters: prose by its length, too long for a label. */
const PROSE = `${w(15)} words`;

/** Checks columns of a page: a value per block, or one value for a page-level column. */
function expectColumns(page: Page | string, expected: Record<string, number | readonly number[]>): void {
  const wanted = Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value.map((v) => Math.round(v * 1e4) / 1e4),
    ]),
  );
  expect(columnsOf(typeof page === 'string' ? pageOf(page) : page, Object.keys(expected))).toEqual(wanted);
}

describe('block text', () => {
  test('has the measures of each text', () => {
    expectColumns('<h2>Title</h2><p>One two three. Four <a>five</a> six.</p><p>same</p><p>same</p><p>— <b>*</b></p>', {
      chars: [5, 29, 4, 4, 3],
      words: [1, 6, 1, 1, 0],
      'link-ratio': [0, 4 / 29, 0, 0, 0],
      'sentence-length': [-1, 3, -1, -1, -1],
      'inline-tags-per-word': [0, 1 / 6, 0, 0, 1],
      'heading-level': [2, 0, 0, 0, 0],
      repeats: [1, 1, 2, 2, 1],
      'repeats-earlier': [0, 0, 0, 1, 0],
    });
  });

  test.each([
    [0, ['a', 'z', 'A', 'Z', '0', '9', 'ª', 'é', 'я', '語', 'a)', 'a”', 'a»', '῾', 'Ⰰ', '⿰', 'ぁ']],
    [1, ['a.', 'a。', 'a।', 'a۔', 'a.)', 'a.”']],
    [2, ['a?', 'a!', 'a？', 'a！', 'a؟']],
    [3, ['a:', 'a：']],
    [4, ['a,', 'a，', 'a،']],
    [5, ['a..', 'a…', 'a →', 'a&gt', '»', '›'].map((text) => text.replace('&gt', '>'))],
    [6, ['a@', 'a[', ')', 'a⯿', 'a〿', 'a`', 'a{', 'a/', 'a;', 'a©', 'a —', 'a、', 'a%']],
  ])('has class %i for the last characters of these texts', (ends, texts) => {
    for (const text of texts)
      expect([text, columnsOf(pageOf(`<p>${text}</p>`), ['ends'])]).toEqual([text, { ends: [ends] }]);
  });
});

describe('ancestors', () => {
  test('are found by tag, by role and by depth', () => {
    expectColumns(
      '<nav><ul><li>a</li></ul></nav><div role=banner><p>b</p></div><main><article><table><tr><td>c</td></tr></table></article></main><custom>d</custom>',
      {
        depth: [3, 2, 5, 0],
        // Bits: li 22, p 20, td 21; body has none.
        'own-tag': [22, 20, 21, -1],
        area: [1, 1, 2, 0],
        'in-nav': [1, 0, 0, 0],
        'in-main': [0, 0, 1, 0],
        'in-footer': [0, 0, 0, 0],
        'in-button': [0, 0, 0, 0],
      },
    );
    expectColumns('<footer><aside><button>a</button></aside></footer>', {
      'in-footer': [1],
      'in-button': [1],
    });
  });

  test('have the name groups of three elements nearby and of all elements around', () => {
    expectColumns('<div class="comments"><section><div id="mainContent"><p>a</p></div><p>b</p></section></div>', {
      'near-comment': [0, 1],
      'around-comment': [1, 1],
      'near-content': [1, 0],
    });
    expectColumns('<div class="topnav"><p class="legalRow review-3">a</p></div><p class="SIDEBAR RELATED">b</p>', {
      'near-navigation': [1, 0],
      'near-legal': [1, 0],
    });
  });

  test('in furniture and in main are both kept', () => {
    expectColumns('<main><p>a</p><aside><p>b</p></aside></main><header><p>c</p></header>', { area: [2, 3, 1] });
    expectColumns('<article><header><p>a</p></header></article>', { area: [2] });
  });
});

describe('block position', () => {
  test('is measured from the start, the headings and the prose', () => {
    expectColumns(`<p>${x(20)}</p><h1>${x(10)}</h1><p>${x(80)}</p><h3>${x(10)}</h3><p>${x(80)}</p>`, {
      place: [0, 0.2, 0.4, 0.6, 0.8],
      'chars-before': [0, 0.1, 0.15, 0.55, 0.6],
      'chars-after': [0.9, 0.85, 0.45, 0.4, 0],
      'from-headline': [-1, 0, 1, 2, 3],
      'from-heading': [200, 200, 1, 2, 1],
      'last-heading-level': [0, 0, 1, 1, 3],
      'chars-since-heading': [-1, -1, 10, 90, 10],
      'to-heading': [1, 2, 1, 200, 200],
      'from-first-prose': [-2, -1, 0, 1, 2],
      'prose-before-share': [0, 0, 0, 0.5, 0.5],
    });
  });

  test('has marks where a page has no headline and no prose', () => {
    expectColumns('<h2>a</h2><p>b</p>', {
      'from-headline': [-201, -201],
      'from-first-prose': [-201, -201],
      'prose-before-share': [0, 0],
    });
  });

  test('is measured from the first headline and the first prose', () => {
    expectColumns('<p>a</p><h1>b</h1><p>Yes.</p><h1>c</h1><p>No.</p>', {
      'from-headline': [-1, 0, 1, 2, 3],
      'from-heading': [200, 200, 1, 2, 1],
      'to-heading': [1, 2, 1, 200, 200],
      'from-first-prose': [-2, -1, 0, 1, 2],
      'prose-before-share': [0, 0, 0, 4 / 7, 4 / 7],
    });
  });

  test('is measured from a headline and from prose in the first block', () => {
    expectColumns('<h1>abc</h1><p>b</p><p>c</p>', {
      'from-headline': [0, 1, 2],
      'from-heading': [200, 1, 2],
      'last-heading-level': [0, 1, 1],
      'chars-since-heading': [-1, 3, 4],
      'to-heading': [200, 200, 200],
    });
    expectColumns('<p>Yes.</p><p>b</p>', { 'from-first-prose': [0, 1] });
  });

  test('cuts distances off at 200 blocks', () => {
    const far = '<p>a</p>'.repeat(210);
    const after = columnsOf(pageOf(`<h1>a</h1><p>Yes.</p>${far}`), [
      'from-headline',
      'from-first-prose',
      'from-heading',
    ]);
    expect(Object.values(after).map((values) => (values as number[]).at(-1))).toEqual([200, 200, 200]);
    const before = columnsOf(pageOf(`${far}<p>Yes.</p><h1>a</h1>`), [
      'from-headline',
      'from-first-prose',
      'to-heading',
    ]);
    expect(Object.values(before).map((values) => (values as number[])[0])).toEqual([-200, -200, 200]);
  });
});

describe('facts that several groups share', () => {
  test.each([
    [1, `<p>${x(80)}</p>`],
    [0, `<p>${x(79)}</p>`],
    [1, '<p>Yes.</p>'],
    [0, `<h2>${x(80)}</h2>`],
    [1, `<p>${x(40)}<a>${x(40)}</a></p>`],
    [0, `<p>${x(40)}<a>${x(41)}</a></p>`],
  ])('there are %i blocks of prose in %s', (count, html) => {
    expectColumns(html, { 'page-prose-blocks': count });
  });

  test.each([
    [1, '$5'],
    [1, '€ 5'],
    [1, '5 €'],
    [1, '5 kr'],
    [0, 'no price: 5'],
    [1, `${x(56)} $5`],
    [0, `${x(57)} $5`],
  ])('there are %i prices in "%s"', (count, text) => {
    expectColumns(`<p>${text}</p>`, { 'page-prices': count });
  });

  test.each([
    [1, 'May 2024'],
    [1, '1999'],
    [1, '12:30'],
    [1, '3/4'],
    [0, 'in 1850'],
    [0, '12024'],
    [0, '20245'],
    [1, `${x(114)} 2024`],
    [0, `${x(115)} 2024`],
  ])('there are %i dates in "%s"', (count, text) => {
    expectColumns(`<p>${text}</p>`, { 'page-dates': count });
  });
});

describe('patterns', () => {
  test('are measured over all blocks of one pattern', () => {
    expectColumns(`<div><h2>${x(10)}</h2><p>${x(10)}</p><p><a>${x(20)}</a></p><p>${x(80)}</p></div>`, {
      'pattern-count': [1, 3, 3, 3],
      'pattern-chars': [10, 110 / 3, 110 / 3, 110 / 3],
      'pattern-share': [10 / 120, 110 / 120, 110 / 120, 110 / 120],
      'pattern-link-ratio': [0, 20 / 110, 20 / 110, 20 / 110],
      'pattern-sentences': [0, 0, 0, 0],
      'pattern-prose-share': [0, 80 / 110, 80 / 110, 80 / 110],
    });
    expectColumns('<p>Go. Go.</p><p>Go</p>', { 'pattern-sentences': [1, 1] });
  });

  test('count every sentence, and their text against the text of the page', () => {
    expectColumns(`<p>Go. Go. Go.</p><p><a>a</a>${x(8)}</p><div><p>${x(80)}</p></div>`, {
      'pattern-count': [2, 2, 1],
      'pattern-chars': [10, 10, 80],
      'pattern-share': [0.2, 0.2, 0.8],
      'pattern-link-ratio': [0.05, 0.05, 0],
      'pattern-sentences': [1.5, 1.5, 0],
      'pattern-prose-share': [0.55, 0.55, 1],
    });
  });

  test('differ by tag, parent, class and depth, but not by digits', () => {
    expectColumns(
      '<p class=c1>a</p><p class=c22>b</p><p class=d>c</p><div><p class=c1>d</p><div><p class=c1>e</p></div></div><section><p class=c1>f</p></section>',
      { 'pattern-count': [2, 2, 1, 1, 1, 1] },
    );
  });
});

describe('entry sets', () => {
  const SET = `<ul><li><img>${x(10)}</li><li><a>${x(10)}</a></li><li>${x(36)} $10</li></ul>`;

  test('are measured over their entries', () => {
    const values = {
      count: 3,
      share: 0.6,
      chars: 20,
      'link-ratio': 10 / 60,
      'prose-share': 0,
      'price-share': 1 / 3,
      'img-share': 1 / 3,
      // Mean of 100, 100 and 1600 over 20², less 1.
      spread: 0.5,
      place: 0.4,
      'of-largest': 1,
    };
    const sides = ['inner', 'outer'].flatMap((side) =>
      Object.entries(values).map(([name, value]) => [`${side}-${name}`, [-1, value, value, value]] as const),
    );
    expectColumns(`<p>${x(40)}</p>${SET}`, {
      ...Object.fromEntries(sides),
      sets: 1,
      'largest-set-share': 0.6,
      'largest-set-count': 3,
    });
  });

  test('count entries with a picture once', () => {
    expectColumns('<ul><li><picture></picture>a</li><li><img><img>b</li><li>c</li></ul>', {
      'inner-img-share': [2 / 3, 2 / 3, 2 / 3],
    });
  });

  test('count the prose of entries', () => {
    expectColumns(`<ul><li>${x(90)}</li><li>2024</li><li>12345x</li></ul>`, {
      'inner-prose-share': [0.9, 0.9, 0.9],
    });
  });

  test('have at least three entries that break the line and hold text', () => {
    expectColumns('<ul><li>a</li><li>b</li></ul>', { sets: 0, 'inner-count': [-1, -1], 'largest-set-share': 0 });
    expectColumns('<ul><li>a</li><li>b</li><li></li></ul>', { sets: 0, 'largest-set-count': 0 });
    expectColumns('<p><b>a</b> <b>b</b> <b>c</b></p>', { sets: 0 });
  });

  test('are compared with the set that has most text', () => {
    expectColumns(`<div><p>${x(1)}</p><p>${x(1)}</p><p>${x(2)}</p></div><ul>${`<li>${x(4)}</li>`.repeat(4)}</ul>`, {
      'inner-of-largest': [0.25, 0.25, 0.25, 1, 1, 1, 1],
      'inner-count': [3, 3, 3, 4, 4, 4, 4],
      'largest-set-count': 4,
      'largest-set-share': 0.8,
      sets: 2,
    });
  });

  test('may be as many as a page has', () => {
    const page = pageOf(
      Array.from({ length: 200 }, (_, i) => `<ul>${`<li>${x(1 + (i % 3))}</li>`.repeat(3)}</ul>`).join(''),
    );
    const {
      sets,
      'inner-count': count,
      'inner-chars': chars,
    } = columnsOf(page, ['sets', 'inner-count', 'inner-chars']);
    // The lists themselves are a set, too.
    expect(sets).toBe(201);
    expect(new Set(count as number[])).toEqual(new Set([3]));
    expect((chars as number[]).slice(-6)).toEqual([1, 1, 1, 2, 2, 2]);
  });
});

describe('containers', () => {
  const HTML = `<section><div><p>${x(10)}</p><p><a>${x(30)}</a></p></div><h2>${x(10)}</h2></section><p>${x(150)}</p>`;

  test('widen from the block to the page', () => {
    expectColumns(HTML, {
      'level-1-share': [0.2, 0.2, 0.25, 1],
      'level-1-link-ratio': [0.75, 0.75, 0.6, 0.15],
      'level-1-prose-share': [0, 0, 0, 0.75],
      'level-1-heading-share': [0, 0, 1 / 3, 0.25],
      'level-1-sentence-density': [0, 0, 0, 0],
      'level-1-blocks': [2, 2, 3, 4],
      'level-1-block-chars': [20, 20, 50 / 3, 50],
      'level-2-share': [0.25, 0.25, 1, 1],
      'level-3-share': [1, 1, 1, 1],
    });
    expectColumns('<p>Go. Go.</p><p>abc</p>', { 'level-1-sentence-density': [20, 20] });
  });

  test('skip wrappers that hold the same blocks', () => {
    const wrapped = `<section><div><p>${x(10)}</p><p>${x(10)}</p></div></section>`;
    expectColumns(`<p>${x(80)}</p>${wrapped}`, { 'level-1-blocks': [3, 2, 2], 'level-2-blocks': [3, 3, 3] });
  });

  test('are measured on their own blocks, not on those before them', () => {
    const before = `<h3>${x(10)}</h3><ul><li>Go.</li></ul><p>${x(87)}</p>`;
    const page = pageOf(`${before}<div><p>${x(97)}</p><p>Go.</p></div>`);
    const names = ['share', 'prose-share', 'heading-share', 'sentence-density', 'blocks', 'p', 'li'];
    const columns = columnsOf(
      page,
      names.map((name) => `level-1-${name}`),
    );
    expect(Object.values(columns).map((values) => (values as number[])[3])).toEqual([0.5, 1, 0, 1, 2, 1, 0]);
  });

  test('the part is the widest container with less than 0.7 of the text', () => {
    expectColumns(HTML, {
      'part-share': [0.25, 0.25, 0.25, 0.75],
      'part-link-ratio': [0.6, 0.6, 0.6, 0],
      'part-blocks': [3, 3, 3, 1],
      'part-start': [0, 0, 0, 0.25],
      'part-end': [0.25, 0.25, 0.25, 1],
    });
    expectColumns(`<div><p>${x(69)}</p><p>${x(70)}</p></div><p>${x(61)}</p>`, { 'part-share': [0.695, 0.695, 0.305] });
    expectColumns(`<div><p>${x(70)}</p><p>${x(70)}</p></div><p>${x(60)}</p>`, { 'part-share': [0.35, 0.35, 0.3] });
  });

  test('count elements per block', () => {
    expectColumns(
      '<div><ul><li>a</li><li>b</li></ul><img><picture></picture><svg></svg><button>c</button><input><select></select><textarea></textarea><p><a>d</a></p></div><p>e</p>',
      {
        'level-1-li': [1, 1, 0.5, 0.5, 0.4],
        'level-2-li': [0.5, 0.5, 0.4, 0.4, 0.4],
        'level-2-img': [0.5, 0.5, 0.4, 0.4, 0.4],
        'level-2-svg': [0.25, 0.25, 0.2, 0.2, 0.2],
        'level-2-button': [0.25, 0.25, 0.2, 0.2, 0.2],
        'level-2-input': [0.75, 0.75, 0.6, 0.6, 0.6],
        'level-2-a': [0.25, 0.25, 0.2, 0.2, 0.2],
        'level-2-p': [0.25, 0.25, 0.4, 0.4, 0.4],
        'level-3-p': [0.4, 0.4, 0.4, 0.4, 0.4],
      },
    );
  });
});

describe('cores', () => {
  test('are the deepest elements with 0.4, 0.6 and 0.8 of the prose', () => {
    expectColumns(`<div><section><p>${x(200)}</p><p>${x(200)}</p></section><p>${x(100)}</p></div><p>${x(10)}</p>`, {
      // The second paragraph: the last element that holds 0.4 of the prose.
      'core-0.4': [0, 1, 0, 0],
      'core-0.4-ancestors': [1, 0, 2, 3],
      'core-0.4-distance': [-1, 0, 1, 2],
      // The section holds exactly 0.8 of it.
      'core-0.6': [1, 1, 0, 0],
      'core-0.6-ancestors': [0, 0, 1, 2],
      'core-0.6-distance': [0, 0, 1, 2],
      'core-0.8': [1, 1, 0, 0],
      'core-share': 400 / 510,
      'core-link-ratio': 0,
    });
  });

  test('have distances from their nearest end, and links of their own', () => {
    const menu = `<p><a>${x(10)}</a></p><p>${x(10)}</p>`;
    expectColumns(`${menu}<div><p>${x(80)}</p><p>${x(80)}</p><p>${x(30)}<a>${x(10)}</a></p></div>${menu}`, {
      'core-0.6-distance': [-2, -1, 0, 0, 0, 1, 2],
      'core-share': 200 / 240,
      'core-link-ratio': 10 / 200,
    });
  });

  test('leave prose in furniture out', () => {
    expectColumns(`<nav><p>${x(900)}</p></nav><div><p>${x(80)}</p><p><a>${x(20)}</a></p></div>`, {
      'core-0.8': [0, 1, 0],
      'core-share': 0.08,
    });
    expectColumns(`<div><p>${x(80)}</p><p>${x(60)}<a>${x(40)}</a></p></div><p>${x(20)}</p>`, {
      'core-0.6': [1, 1, 0],
      'core-share': 0.9,
      'core-link-ratio': 40 / 180,
    });
  });
});

test.each([
  ['the longer text, where the tags between cost more than the other is worth', 6, 8, [0, 0, 1]],
  ['both texts, where each is worth more than the tags', 8, 8, [1, 1, 1]],
  ['the first of two equal stretches', 7, 7, [1, 0, 0]],
])('the densest stretch is %s', (_, first, last, stretch) => {
  // Four tags before the list item, and four before the last paragraph.
  expectColumns(`<p>${w(first)}</p><ul><li><a>x</a></li></ul><p>${w(last)}</p>`, { stretch });
});

test('inline tags in a block count against the densest stretch', () => {
  expectColumns(`<p>${w(4)}</p><p>a b c d</p>`, { stretch: [1, 1] });
  expectColumns(`<p>${w(4)}</p><p>a b c d<b></b></p>`, { stretch: [1, 0] });
  expectColumns(`<p>${w(4)}</p><p>a b c d e<b></b></p>`, { stretch: [1, 1] });
});

test.each([
  ['a b c', 'a b c d', [1, 2, 0]],
  ['a b', 'a b c d', [-1, -1, -1]],
  ['a b c x', 'a b c', [1, 2, 0]],
  ['a b x', 'a b', [-1, -1, -1]],
  ['A, B: C!', 'a b c', [1, 2, 0]],
  ['a b c d e f g x y z', 'a b c d e f g', [-1, -1, -1]],
  ['a a a b', 'a b', [1, 2, 0]],
  ['*', 'a b', [-1, -1, -1]],
  ['a b', '', [-1, -1, -1]],
])('the heading "%s" of a page with the title "%s" gives these title columns', (heading, title, column) => {
  const page = { ...pageOf(`<p>a b c</p><h1>${heading}</h1><p>z</p>`), title };
  expectColumns(page, { 'before-title-block': column });
});

test('the heading that repeats the title may be the first block', () => {
  expectColumns({ ...pageOf('<h1>a b</h1><p>c</p><h2>a b</h2>'), title: 'a b' }, { 'before-title-block': [2, 0, 0] });
});

describe('content runs', () => {
  const LINKS = '<p><a>link</a></p>';

  test('hold the blocks that NumWords keeps', () => {
    expectColumns(`<p>${w(17)}</p><p>${w(3)}</p>${LINKS.repeat(6)}<p>${w(41)}</p>`, {
      numwords: [1, 1, 0, 0, 0, 0, 0, 0, 1],
      'numwords-share-before': [0, 17 / 61, ...Array<number>(7).fill(20 / 61)],
      'numwords-run': [2, 2, 0, 0, 0, 0, 0, 0, 1],
      'numwords-run-share': [20 / 61, 20 / 61, 0, 0, 0, 0, 0, 0, 41 / 61],
      'from-main-run': [-8, -7, -6, -5, -4, -3, -2, -1, 0],
    });
    expectColumns(`<p>${w(17)}</p>`.repeat(2) + LINKS.repeat(2), { 'from-main-run': [0, 0, 1, 2] });
  });

  test('are joined over four blocks, not over five', () => {
    expectColumns(`<p>${w(17)}</p>${LINKS.repeat(4)}<p>${w(41)}</p>`, { 'numwords-run': [6, 6, 6, 6, 6, 6] });
    expectColumns(`<p>${w(17)}</p>${LINKS.repeat(5)}<p>${w(41)}</p>`, { 'numwords-run': [1, 0, 0, 0, 0, 0, 1] });
  });

  test('count the words outside links', () => {
    // Links are a third of the characters.
    const third = (words: number): string => `<p>${x(2 * words)}<a>${x(words)}</a></p>`;
    expectColumns(third(5), { numwords: [0] });
    expectColumns(`<p>${w(20)}</p>${third(5)}`, { numwords: [1, 1] });
    expectColumns(`<p>${w(20)}</p><p>${x(9)}<a>${x(5)}</a></p>`, { numwords: [1, 0] });
    expectColumns(`<p>a</p><p><a>${w(20)}</a></p>`, { numwords: [0, 0] });
    expectColumns(`<p>a</p><p>${w(16)}</p>`, { numwords: [1, 0] });
  });

  test.each([
    ['15 of 19 words outside links', `<p>${w(15)} <a>${w(4)}</a></p>`, [0]],
    ['18 of 22 words outside links', `<p>${w(18)} <a>${w(4)}</a></p>`, [1]],
    ['17 words after a link density of 5/9', `<p>${x(4)}<a>${x(5)}</a></p><p>${w(17)}</p>`, [0, 1]],
    ['17 words after a link density of 6/10', `<p>${x(4)}<a>${x(6)}</a></p><p>${w(17)}</p>`, [0, 0]],
    ['40 words after links', `${LINKS}<p>${w(40)}</p>`, [0, 0]],
    ['41 words after links', `${LINKS}<p>${w(41)}</p>`, [0, 1]],
    ['one word between links and 17 words', `${LINKS}<p>a</p><p>${w(17)}</p>`, [0, 0, 1]],
    ['one word between links and 18 words', `${LINKS}<p>a</p><p>${w(18)}</p>`, [0, 1, 1]],
  ])('mark %s as %j', (_, html, numwords) => {
    expectColumns(html, { numwords });
  });

  test.each([
    [[41, 41], 0],
    [[50, 41, 45], 0],
    [[41, 50, 45], 1],
    [[41, 50, 60], 2],
  ])('with %j words have the main run %i', (words, main) => {
    const html = words.map((count) => `<p>${w(count)}</p>`).join(LINKS.repeat(5));
    const { 'from-main-run': distances } = columnsOf(pageOf(html), ['from-main-run']);
    expect((distances as number[]).indexOf(0)).toBe(main * 6);
  });

  test('are empty on a page without content', () => {
    expectColumns(LINKS.repeat(2), {
      'numwords-share-before': [0, 0],
      'numwords-run-share': [0, 0],
      'from-main-run': [1, 2],
    });
  });
});

describe('labels', () => {
  test('are counted since the prose, and distances are measured from them', () => {
    expectColumns(`<p>${PROSE}</p><h2>Related</h2><p>${PROSE}</p><p>$5</p><p>Add to cart</p><p>Comments</p>`, {
      'prose-at-related': [-1, 0.5, 0.5, 0.5, 0.5, 0.5],
      'prose-at-cart': [-1, -1, -1, -1, 1, 1],
      'prose-at-comments': [-1, -1, -1, -1, -1, 1],
      'from-related': [201, 0, 1, 2, 3, 4],
      'from-comments': [201, 201, 201, 201, 201, 0],
      'signs-since-prose': [0, 1, 0, 0, 0, 1],
      'signs-before': [0, 1, 1, 1, 1, 2],
      'from-label': [200, 0, 1, 0, 0, 0],
      'label-signs': [0, 1, 1, 0, 0, 1],
      'from-first-price': [-3, -2, -1, 0, 1, 2],
    });
  });

  test('are short, without an end of a sentence, and no link', () => {
    expectColumns(`<p>Related ${w(7)}</p>`, { 'from-related': [0], 'from-label': [0] });
    expectColumns(`<p>Related ${w(8)}</p>`, { 'from-related': [201], 'from-label': [200] });
    expectColumns('<p>Related.</p>', { 'from-related': [201], 'from-label': [200] });
    expectColumns('<p><a>Related</a></p>', { 'from-related': [0], 'from-label': [200] });
    expectColumns(`<h2>${w(9)}</h2>`, { 'from-label': [0] });
  });

  test.each([
    ['related', 'Related', 1],
    ['comments', 'Comments', 1],
    ['more', 'Read more', 1],
    ['letter', 'Newsletter', 1],
    ['reviews', 'Reviews', 0],
    ['cart', 'Add to cart', 0],
    ['author', 'Written by', 0],
    ['filter', 'Sort by', 0],
    ['share', 'Share', 1],
  ])('open a part of the topic %s by the text "%s", and %i of them follow an article', (topic, text, signs) => {
    expectColumns(`<p>${x(90)}</p><p>${text}</p><p>${x(9)}.</p><p>${PROSE}</p>`, {
      [`prose-at-${topic}`]: [-1, 0.5, 0.5, 0.5],
      'signs-since-prose': [0, signs, 0, 0],
      'signs-before': [0, signs, signs, signs],
      'label-signs': [0, signs, signs, signs],
    });
  });

  test('of the last of its topic count, and each topic counts once', () => {
    expectColumns(`<p>Share</p><p>${PROSE}</p><p>Share Comments</p><p>Reply</p><p>Reply</p><p>Sponsored ©</p>`, {
      'prose-at-share': [0, 0, 1, 1, 1, 1],
      'from-comments': [201, 201, 0, 1, 2, 3],
      'signs-since-prose': [1, 0, 2, 3, 3, 5],
      'signs-before': [1, 1, 2, 3, 3, 5],
      'from-label': [0, 1, 0, 0, 0, 0],
      'label-signs': [1, 1, 2, 1, 1, 2],
    });
  });

  test('may stand in the first block', () => {
    expectColumns('<p>Comments: $5</p><p>b</p>', {
      'prose-at-comments': [0, 0],
      'from-comments': [0, 1],
      'from-first-price': [0, 1],
    });
  });

  test('are headings of any length, and long text names no topic', () => {
    expectColumns(`<h2>Related ${w(8)}</h2><p>Share.</p>`, {
      'from-related': [201, 201],
      'signs-before': [0, 0],
      'from-label': [0, 1],
      'label-signs': [1, 1],
    });
    expectColumns('<h3><a>Related</a></h3><p><a>Share</a></p>', {
      'from-label': [0, 1],
      'label-signs': [1, 1],
      'signs-before': [1, 2],
    });
  });

  test('have a mark where a page has no price, and cut distances off at 200 blocks', () => {
    expectColumns('<p>a</p>', { 'from-first-price': [-201] });
    const far = `<p>${PROSE}</p>`.repeat(210);
    const names = ['from-first-price'];
    const signs = '<p>$5</p>';
    const after = columnsOf(pageOf(`${signs}<p>Related</p><p>Comments</p>${far}`), [
      ...names,
      'from-related',
      'from-comments',
      'from-label',
    ]);
    expect(Object.values(after).map((values) => (values as number[]).at(-1))).toEqual([200, 200, 200, 200]);
    const before = columnsOf(pageOf(`${far}${signs}`), names);
    expect(Object.values(before).map((values) => (values as number[])[0])).toEqual([-200]);
  });
});

describe('the page as a whole', () => {
  test('is measured by its text', () => {
    expectColumns(
      `<main><p>${x(98)}, x? Go.</p></main><nav><p><a>${x(5)}</a></p></nav><p>ab?</p><p>ab？</p><img><p>$5 in 2024</p>`,
      {
        'page-chars': 127,
        'page-blocks': 5,
        'page-elements': 10,
        'page-link-ratio': 5 / 127,
        'page-longest': 106,
        'page-sentence-density': 400 / 127,
        'page-comma-density': 100 / 127,
        'page-furniture-share': 5 / 127,
        'page-prices': 1,
        'page-dates': 1,
        'page-questions': 2,
        'page-img': 1,
        'page-p': 5,
        'page-a': 1,
      },
    );
  });

  test('has the mean length and the share of prose', () => {
    expectColumns(`<p>${x(80)}</p><p>${x(100)}</p><p>${x(20)}</p>`, {
      'page-mean-prose': 90,
      'page-prose-share': 0.9,
      'page-words': 3,
    });
    expectColumns('<p>a</p>', { 'page-mean-prose': 0 });
  });

  test('counts elements by name and blocks by topic', () => {
    expectColumns(
      '<div class="post"><p id="price">a</p><p class="product-price">b</p></div><p>Share</p><p>Share this</p>',
      {
        'page-names-content': 1,
        'page-names-product': 2,
        'page-names-review': 0,
        'page-says-share': 2,
        'page-says-related': 0,
      },
    );
  });

  test('is measured by its address', () => {
    const at = (url: string): Page => ({ ...pageOf('<p>a</p>'), url });
    expectColumns(at('https://example.org/blog/2024/05/a-b-c/?q=1/2-3#/x/y-z'), {
      'url-depth': 4,
      'url-digits': 6,
      'url-hyphens': 2,
      'url-blog': 1,
      'url-docs': 0,
    });
    expectColumns(at('https://docs.example.org/'), { 'url-depth': 0, 'url-docs': 0 });
    expectColumns(at('HTTP://example.org/docs'), {
      'url-depth': 1,
      'url-docs': 1,
      'url-digits': 0,
      'url-hyphens': 0,
    });
  });

  test('is measured by its title, description and declared kinds', () => {
    const declaredKinds = ['product', 'og:article'];
    expectColumns(
      { ...pageOf('<p>a</p>'), title: 'One  two three', description: 'abcd', declaredKinds },
      {
        'title-words': 3,
        'description-chars': 4,
        'states-product': 1,
        'states-article': 1,
        'states-site': 0,
      },
    );
    expectColumns('<p>a</p>', { 'states-product': 0 });
  });
});
