import { afterEach, describe, expect, test } from 'vitest';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { readAllMetadata } from './read-all-metadata.ts';
import { readDeclared } from './read-metadata.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function titleOf(body: string, window: string, address = '/'): string {
  const page = framedPage(body, { head: `<title>${window}</title><link rel="canonical" href="${address}">` });
  return readAllMetadata(readDeclared(page, []), walkPage(page)).title;
}

const STORY = `<p>${'The keeper walks the dam every evening and notes the height of the water. '.repeat(5)}</p>`;

test('a headline of which the window has only the beginning is the title, and not the name of the site', () => {
  const page = `<p class="h3">Quay and Sons</p><h1>Seven ways to mend a boat that leaks in spring</h1>${STORY}`;
  expect(titleOf(page, 'Seven ways to mend a boat | Blog | Quay and Sons')).toBe(
    'Seven ways to mend a boat that leaks in spring',
  );
});

test('the words of an animated headline that repeat it for the eye are left out', () => {
  const words = '<span aria-hidden="true"><span>Two</span><span>bridges</span></span>';
  expect(titleOf(`<h1>${words}<span class="sr">Two bridges at last</span></h1>${STORY}`, 'Quay')).toBe(
    'Two bridges at last',
  );
  expect(titleOf(`<h1><span aria-hidden="true">Two bridges</span></h1>${STORY}`, 'Quay')).toBe('Two bridges');
});

test.each([
  [
    'the name of a section',
    '<h1>News</h1><h2>A ferry is adrift in the fog</h2>',
    'News - A ferry is adrift in the fog',
  ],
  [
    'the last heading of a path',
    '<ol class="breadcrumb"><li><h1>Fog at sea</h1></li></ol><h2>A ferry is adrift in the fog</h2>',
    'Fog at sea | Quay',
    'A ferry is adrift in the fog',
  ],
  [
    'a label',
    '<h1><span class="label">Question</span> A ferry is adrift in the fog</h1>',
    'Question - A ferry is adrift in the fog | Quay',
  ],
  [
    'a short line of the window',
    '<p>mobile version</p><p><a href="/5.pda">A ferry is adrift in the fog</a></p>',
    'A ferry is adrift in the fog | Quay - mobile version',
  ],
  [
    'a line of the window',
    '<h1>A ferry is adrift in the fog</h1><p>Fog at sea today</p>',
    'Fog at sea today',
    'A ferry is adrift in the fog',
  ],
])('%s is not the title', (_, headings, window, declared = '') => {
  const head = `<link rel="canonical" href="/post/5">${declared && `<meta property="og:title" content="${declared}">`}`;
  const page = framedPage(`<main>${headings}${STORY}</main>`, { head: `<title>${window}</title>${head}` });
  expect(readAllMetadata(readDeclared(page, []), walkPage(page)).title).toBe('A ferry is adrift in the fog');
});

test('the name of a section stays the title where no heading below it is in the window', () => {
  expect(titleOf(`<h1>Bells</h1><h2>How they are cast today</h2>${STORY}`, 'Bells | Quay')).toBe('Bells');
});

test('a heading in almost the words of the window is the title, and not the name of the site', () => {
  const name = '<h2>Quay and Harbour Office</h2>';
  expect(
    titleOf(
      `${name}<h1>Mending a boat: boats in spring</h1>${STORY}`,
      'Mending a boat in spring | Quay and Harbour Office',
    ),
  ).toBe('Mending a boat: boats in spring');
  expect(titleOf(`<h1>Boat mending</h1>${name}${STORY}`, 'Boat mending for a harbour | Quay and Harbour Office')).toBe(
    'Boat mending',
  );
});

describe('on a page without a title', () => {
  const TEXT = '<p>Ulf Brandt 2</p><p>12 March 2024, 10:15</p>';

  test.each(['', 'Untitled Document'])('the line above the text is the title: "%s"', (window) => {
    const bar = '<p>Tides</p><p><a href="/dam">The keeper of the dam</a></p>';
    expect(titleOf(`${bar}<div class="t5">The keeper and the dam</div>${TEXT}${STORY}`, window)).toBe(
      'The keeper and the dam',
    );
  });

  test('a line of which the text has no words is not the title', () => {
    expect(titleOf(`<div>Enter some address: here</div>${TEXT}${STORY}`, '')).toBe('localhost');
  });

  const LINE = '<td class="t18">The keeper walks the dam alone</td>';

  test.each(['The Quayside Messenger', 'page.example'])('nor is the name of the site: "%s"', (window) => {
    const path = '<p><a href="/">Start</a> &gt; <a href="/all">All</a> &gt; The keeper walks the dam alone</p>';
    expect(titleOf(`${path}<table><tr>${LINE}</tr></table>${TEXT}${STORY}`, window, '/a/5')).toBe(
      'The keeper walks the dam alone',
    );
  });

  test('a line in Chinese is no name', () => {
    const text = `<p>${'水坝看守人每天晚上巡查水坝，记录水位，水坝的看守人已经老了。'.repeat(5)}</p>`;
    expect(titleOf(`<div>水坝看守人独自 巡查水坝</div>${text}`, '河港日报', '/a/5')).toBe('水坝看守人独自 巡查水坝');
    expect(titleOf(`<div>王小明 陈水</div>${text}`, '河港日报', '/a/5')).toBe('河港日报');
  });

  test.each(['Dams and their keepers in the evening', 'The water of the dam', 'Quays | Messenger'])(
    'a window with words of the text, or of several parts, has the title: "%s"',
    (window) => {
      expect(titleOf(`<table><tr>${LINE}</tr></table>${TEXT}${STORY}`, window, '/a/5')).toBe(window);
    },
  );
});

describe('the heading above the text', () => {
  const HEADING = '<h2>The keeper of the water walks alone</h2><p>3 May 2024</p>';

  test.each([
    ['the name of a section', '<h1>Sports Wire</h1>', 'Quays - Sports Wire'],
    ['no title', '', ''],
    ['the name of the site', '<h1>Quayside Messenger Online</h1>', 'Quayside Messenger Online'],
  ])('is the title without another: %s', (_, above, window) => {
    expect(titleOf(above + HEADING + STORY, window, '/a/5')).toBe('The keeper of the water walks alone');
  });

  test('is that of a section or a teaser where the title has words of the text, or the heading has none', () => {
    expect(titleOf(`<h1>Keeper walks</h1>${HEADING}${STORY}`, 'Quays', '/a/5')).toBe('Keeper walks');
    expect(titleOf(`<h1>Sports Wire</h1><h2>Ferries adrift in fog</h2>${STORY}`, 'Quays', '/a/5')).toBe('Sports Wire');
    const teaser = '<h2><a href="/b/6">The keeper of the water walks alone</a></h2>';
    expect(titleOf(`<h1>Sports Wire</h1>${teaser}${STORY}`, 'Quays', '/a/5')).toBe('Sports Wire');
  });
});
