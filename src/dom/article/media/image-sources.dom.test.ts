import { expect, test } from 'vitest';
import { isLazy, isPixel, pictureUrl, sourcesInNoscript, sourcesOf, sourcesOfNoscript } from './image-sources.ts';

const BASE = 'https://a.example/post/';
const GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The address of the first img, without the base; null where it has none. */
function sourceOf(html: string): string | null {
  const page = parse(html);
  return sourcesOf(page.querySelector('img')!, page.querySelector('picture'), BASE)?.src.replace(BASE, '') ?? null;
}

test.each([
  ['the lazy address before the placeholder', `<img src="${GIF}" data-src="a.jpg">`, 'a.jpg'],
  ['the more common of two attributes', '<img data-original="b.jpg" data-src="a.jpg">', 'a.jpg'],
  [
    'another attribute where the common one has a placeholder',
    '<img data-src="blank.gif" data-original="a.jpg">',
    'a.jpg',
  ],
  [
    'another attribute where the common one has data',
    '<img data-src="{&quot;a&quot;:1}" data-lazy-src="a.jpg">',
    'a.jpg',
  ],
  ['the lazy address of a source', '<picture><source data-src="a.webp"><img src="blank.gif"></picture>', 'a.webp'],
  ['the best of a lazy set', '<img src="spacer.gif" data-srcset="a.jpg 400w, b.jpg 1800w">', 'b.jpg'],
  ['the best of a lazy set of a source', '<picture><source data-srcset="a.jpg 1x, b.jpg 2x"><img></picture>', 'b.jpg'],
  ['the set where the address is a placeholder', '<img src="1x1.png" srcset="a.jpg 800w, b.jpg 1600w">', 'b.jpg'],
  ['the address where there is nothing else', '<img src="a.jpg">', 'a.jpg'],
  ['nothing for a placeholder alone', '<img src="placeholder.svg">', null],
  ['nothing for data alone', `<img src="${GIF}">`, null],
])('takes %s', (_, html, source) => {
  expect(sourceOf(html)).toBe(source);
});

test.each([
  ['a lazy address', '<img data-echo="a.jpg">', true],
  ['a lazy set', '<img data-responsive="a.jpg 1x">', true],
  ['a noscript right behind it', '<img> <noscript>x</noscript>', true],
  ['an empty attribute', '<img data-src="">', false],
  ['a noscript behind another element', '<img><b>x</b><noscript>x</noscript>', false],
  ['an address alone', '<img src="a.jpg">', false],
])('an image with %s: lazy is %s', (_, html, lazy) => {
  expect(isLazy(parse(html).querySelector('img')!)).toBe(lazy);
});

test.each([
  'blank.gif',
  'img/spacer.png',
  'loading.svg?v=2',
  'lazyload.jpg',
  '1x1.gif',
  'default-placeholder.png',
  'grey_bg.png',
])('%s is a placeholder', (name) => {
  expect(pictureUrl(name, BASE)).toBeNull();
});

test.each(['grey-heron.jpg', 'loading-bay.jpg', 'blankets.png', 'clear-sky.webp'])('%s is a picture', (name) => {
  expect(pictureUrl(name, BASE)).toBe(BASE + name);
});

test.each([
  ['a picture', '<img src="a.jpg">', 'a.jpg'],
  ['a picture after a pixel', '<img src="t.gif" width="1" height="1"><img src="a.jpg">', 'a.jpg'],
  ['a lazy picture', '<img data-src="a.jpg">', 'a.jpg'],
  ['a hidden picture', '<img src="t.gif" style="display: none">', null],
  ['a picture of no height', '<img src="t.gif" style="height:1px">', null],
  ['a bare picture from another host', '<img src="https://count.example/t.gif">', null],
  [
    'a described picture from another host',
    '<img alt="A" src="https://cdn.example/a.jpg">',
    'https://cdn.example/a.jpg',
  ],
  ['words only', 'Turn on scripts.', null],
])('reads from a noscript %s', (_, html, source) => {
  const noscript = document.createElement('noscript');
  noscript.textContent = html;
  expect(sourcesInNoscript(noscript, BASE)?.src.replace(BASE, '') ?? null).toBe(source);
});

test('looks for a noscript behind the image and behind its parent', () => {
  const noscript = '<noscript><img src="a.jpg"></noscript>';
  for (const html of [`<img>${noscript}`, `<p><a><img></a>${noscript}</p>`])
    expect(sourcesOfNoscript(parse(html).querySelector('img')!, BASE)?.src).toBe(`${BASE}a.jpg`);
  expect(sourcesOfNoscript(parse(`${noscript}<img>`).querySelector('body > img')!, BASE)).toBeNull();
});

test('up to three pixels in one direction are no picture; an unknown size may be one', () => {
  expect([isPixel(1, 1), isPixel(600, 2), isPixel(0, 0), isPixel(4, 4)]).toEqual([true, true, false, false]);
});
