import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../../src/dom/testing/framed-page.ts';
import type { Part } from '../parts.ts';
import { compare, placesOf } from './compare-structure.ts';

const PROSE =
  'The ferry to the northern islands leaves before the bakeries open and anyone who wants a seat on the upper deck carries breakfast in a bag.';
const MORE =
  'For eleven years the harbour office kept its tide tables in a green ledger that was copied by hand every winter from the almanac.';
const ASIDE =
  'Subscribe now and never miss any of our offers again because this is what everybody else in your street does already every single week.';
const IMAGE = 'https://cdn.example/2024/quay-at-dawn';

/**
 * Numbers of parts: in the gold region, kept among those, kept on the whole page, and kept outside the region. The gold
 * text is the text of `gold`.
 */
function counts(
  part: Part,
  { page, gold, made }: { readonly page: string; readonly gold: string; readonly made: string },
): number[] {
  const document = framedPage(page);
  const result = new DOMParser().parseFromString(made, 'text/html');
  const { inside, kept, taken, outside } = compare(placesOf(document, gold, true), result, 'https://site.example/')
    .counts[part];
  return [inside, kept, taken, outside];
}

afterEach(() => {
  document.body.replaceChildren();
});

const ITEMS = '<li>Bread for the whole crossing <button>Copy</button></li><li>Two blankets and a lamp</li>';
const GOLD = `${PROSE} Bread for the whole crossing Two blankets and a lamp ${MORE}`;

test('keeps an item that lost a word, but not one that became a paragraph', () => {
  const page = `<p>${PROSE}</p><ul>${ITEMS}</ul><p>${MORE}</p>`;
  expect(
    counts('list items', {
      page,
      gold: GOLD,
      made: '<ul><li>Bread for the whole crossing</li><li>Two blankets and a lamp</li></ul>',
    }),
  ).toEqual([2, 2, 2, 0]);
  expect(
    counts('list items', {
      page,
      gold: GOLD,
      made: '<ul><li>Bread for the whole crossing</li></ul><p>Two blankets and a lamp</p>',
    }),
  ).toEqual([2, 1, 1, 0]);
});

test('lists lost parts, and whether their words are kept in another form', () => {
  const places = placesOf(framedPage(`<p>${PROSE}</p><ul>${ITEMS}</ul><p>${MORE}</p>`), GOLD, true);
  const { losses } = compare(
    places,
    new DOMParser().parseFromString('<p>Two blankets and a lamp</p>', 'text/html'),
    'https://site.example/',
  );
  expect(losses.map(({ part, hasText }) => [part, hasText])).toEqual([
    ['list items', false],
    ['list items', true],
  ]);
});

test('a menu that repeats the text, or lies before it, is outside the gold region', () => {
  const page = `<ul><li>Prices of all our crossings</li><li>News from the other shore</li></ul><p>${PROSE}</p><ul>${ITEMS}</ul><p>${MORE}</p>`;
  expect(
    counts('list items', { page, gold: GOLD, made: `<ul><li>Prices of all our crossings</li></ul><ul>${ITEMS}</ul>` }),
  ).toEqual([2, 2, 3, 1]);
  const headings = `<nav><a href="#a">Bread and blankets</a></nav><p>${PROSE}</p><h2 id="a">Bread and blankets</h2><p>${MORE}</p>`;
  expect(counts('links', { page: headings, gold: `${PROSE} Bread and blankets ${MORE}`, made: '' })).toEqual([
    0, 0, 0, 0,
  ]);
});

test('compares an item without its inner list, and matches a post with an item', () => {
  const page = `<p>${PROSE}</p><ol><li>Bread for the whole crossing<ul><li>rye or wheat as you like it</li></ul></li></ol><p>${MORE}</p>`;
  const gold = `${PROSE} Bread for the whole crossing rye or wheat as you like it ${MORE}`;
  expect(counts('list items', { page, gold, made: '<ul><li>Bread for the whole crossing</li></ul>' })).toEqual([
    2, 1, 1, 0,
  ]);
  expect(
    counts('list items', {
      page,
      gold,
      made: '<article><p>Bread for the whole crossing</p><article>rye or wheat as you like it</article></article>',
    }),
  ).toEqual([2, 2, 2, 0]);
});

test('counts cells of data tables, not of layout tables', () => {
  const fields =
    '<table><tr><th>Harbour</th><th>High water</th></tr><tr><td>North quay</td><td>at nine</td></tr></table>';
  const gold = `${PROSE} Harbour High water North quay at nine ${MORE}`;
  expect(counts('table cells', { page: `<p>${PROSE}</p>${fields}<p>${MORE}</p>`, gold, made: fields })).toEqual([
    4, 4, 4, 0,
  ]);
  expect(
    counts('table cells', {
      page: `<table><tr><td>${PROSE}</td><td>${MORE}</td></tr><tr><td>${MORE}</td><td>${PROSE}</td></tr></table>`,
      gold: PROSE,
      made: '',
    }),
  ).toEqual([0, 0, 0, 0]);
});

test('does not count a table or listing that the gold text around it omits', () => {
  const code = '<pre>let quay = harbour.find(north)</pre>';
  expect(
    counts('code blocks', { page: `<p>${PROSE}</p>${code}<p>${MORE}</p>`, gold: `${PROSE} ${MORE}`, made: code }),
  ).toEqual([0, 0, 0, 0]);
  expect(
    counts('code blocks', { page: `<p>${PROSE}</p><div><p>${ASIDE}</p>${code}</div>`, gold: PROSE, made: code }),
  ).toEqual([0, 0, 1, 1]);
});

test('matches a listing without its line numbers', () => {
  const page = `<p>${PROSE}</p><pre><span>1</span>let quay = harbour.find(north)\n<span>2</span>print(quay)</pre><p>${MORE}</p>`;
  const gold = `${PROSE} 1 let quay = harbour.find(north) 2 print(quay) ${MORE}`;
  expect(
    counts('code blocks', { page, gold, made: '<pre><code>let quay = harbour.find(north)\nprint(quay)</code></pre>' }),
  ).toEqual([1, 1, 1, 0]);
});

test('matches a picture from another host or in another size, and ignores icons, pixels and hidden images', () => {
  const picture = `<picture><source srcset="${IMAGE}-300x200.webp 300w"><img src="data:image/gif;base64,R0" data-src="${IMAGE}.jpg"></picture>`;
  const others =
    '<img src="/share-icon.png"><img src="/a/pixel-of-the-shore.png" width="1"><div style="display:none"><img src="/a/never-to-be-seen.jpg"></div>';
  const page = `<main><p>${PROSE}</p>${picture}${others}<p>${MORE}</p></main><aside><p>${ASIDE}</p><img src="/a/an-offer-of-the-week.jpg"></aside>`;
  const made =
    '<img src="https://other.example/w_640/quay-at-dawn-1024x683.jpg"><img src="/a/an-offer-of-the-week.jpg">';
  expect(counts('images', { page, gold: `${PROSE} ${MORE}`, made })).toEqual([1, 1, 2, 1]);
});

test('does not count a heading that repeats the title', () => {
  const page = `<title>Bread and blankets</title><h1>Bread and blankets</h1><p>${PROSE}</p><h2>What to bring along</h2><p>${MORE}</p>`;
  expect(
    counts('headings', {
      page,
      gold: `Bread and blankets ${PROSE} What to bring along ${MORE}`,
      made: '<h2>What to bring along</h2>',
    }),
  ).toEqual([1, 1, 1, 0]);
});

test('matches a link by address and words', () => {
  const page = `<p>${PROSE} <a href="/tides/">Tides of this year</a></p>`;
  const gold = `${PROSE} Tides of this year`;
  expect(counts('links', { page, gold, made: '<a href="https://site.example/tides">Tides of this year</a>' })).toEqual([
    1, 1, 1, 0,
  ]);
  expect(
    counts('links', { page, gold, made: '<a href="https://site.example/elsewhere">Tides of this year</a>' }),
  ).toEqual([1, 0, 0, 0]);
});

test('matches captions, definitions and an embed that became a link', () => {
  const parts = `<figure><img src="${IMAGE}.jpg"><figcaption>The quay on a winter morning</figcaption></figure><iframe src="https://www.youtube-nocookie.com/embed/a1B2c3D4e5F?rel=0"></iframe><iframe src="https://ads.example/slot"></iframe><dl><dt>Lee side</dt><dd>The side away from the wind</dd></dl>`;
  const page = `<main><p>${PROSE}</p>${parts}<p>${MORE}</p></main>`;
  const gold = `${PROSE} Lee side The side away from the wind ${MORE}`;
  const made =
    '<figure><figcaption>The quay on a winter morning</figcaption></figure><a href="https://www.youtube.com/watch?v=a1B2c3D4e5F">Video</a><dl><dt>Lee side</dt><dd>The side away from the wind</dd></dl>';
  expect(counts('captions', { page, gold, made })).toEqual([1, 1, 1, 0]);
  expect(counts('embeds', { page, gold, made })).toEqual([1, 1, 1, 0]);
  expect(counts('definitions', { page, gold, made })).toEqual([2, 2, 2, 0]);
  expect(counts('captions', { page, gold, made: '<p>The quay on a winter morning</p>' })).toEqual([1, 0, 0, 0]);
});

test('matches a post with the element that holds it, not with its replies', () => {
  const page = `<main><div class="post"><p>${PROSE}</p><div class="post"><p>${MORE}</p></div></div></main><div class="post"><p>${ASIDE}</p></div>`;
  const gold = `${PROSE} ${MORE}`;
  const made = `<article><p>${PROSE}</p><article><p>${MORE}</p></article></article>`;
  expect(counts('posts', { page, gold, made })).toEqual([2, 2, 2, 0]);
  expect(counts('posts', { page, gold, made: `<p>${PROSE}</p><p>${MORE}</p><div>${ASIDE}</div>` })).toEqual([
    2, 0, 1, 1,
  ]);
});
