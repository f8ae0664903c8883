import { expect, test } from 'vitest';
import { outlineOf } from '../testing/outline-of.ts';
import { commentsByHeads } from './comment-heads.ts';

const PARAGRAPH =
  '<p>The keeper of the upper sluice writes the height of the water twice a day, and nobody has ever found a mistake in it.</p>';
const ARTICLE = `<article>${PARAGRAPH.repeat(3)}</article>`;

/** Texts of the blocks that are comments, below an article. */
function commentsIn(html: string, lang = 'en'): string[] {
  const outline = outlineOf(`${ARTICLE}${html}`, lang);
  const isComment = commentsByHeads(outline);
  return outline.blocks.flatMap(({ text }, b) => (isComment?.[b] === 1 ? [text] : []));
}

const repeat = (one: (at: number) => string, times = 3): string =>
  Array.from({ length: times }, (_, i) => one(i)).join('');

test.each([
  [
    'a date and a button',
    (i: number) => `<div><div><b>Pat</b> <i>March 1${i}, 2024</i></div><p>Fine.</p><a href="#">Reply ${i}</a></div>`,
  ],
  ['a time of day', (i: number) => `<li><p>Pat 13/03/2024 10:2${i}</p><p>Fine.</p></li>`],
  ['an age', (i: number) => `<div><b>Pat</b><div>${i} days ago</div><p>Fine.</p></div>`],
  ['an age in German', (i: number) => `<div><p>Anke · vor ${i} Tagen</p><p>Schön.</p></div>`],
])('siblings with a name and %s are comments', (_, comment) => {
  expect(commentsIn(repeat(comment)).length).toBeGreaterThanOrEqual(6);
  expect(commentsIn(repeat(comment, 2))).toEqual([]);
});

test('comments below one heading are comments', () => {
  const comments = repeat((i) => `<li><p>Pat 13/03/2024 10:2${i}</p><p>Fine.</p></li>`);
  expect(commentsIn(`<h2>Comments</h2>${comments}`)).toHaveLength(6);
});

test('terms of a list with a name and a date are comments with what follows them', () => {
  expect(
    commentsIn(`<dl>${repeat((i) => `<dt>${i}. 名無し 2024/03/13 10:2${i}</dt><dd>いい記事です。</dd>`)}</dl>`),
  ).toHaveLength(6);
});

test.each([
  ['a chronicle', (i: number) => `<div><p>13 March 190${i}</p><p>The first gate was built.</p></div>`],
  ['entries with a time of day alone', (i: number) => `<div><p>16:0${i} Ann Berg</p><p>The gate is open.</p></div>`],
  [
    'articles with headings',
    (i: number) => `<div><p>Ann Berg, 13 March 2024 10:2${i}</p><h3>The gate is open</h3><p>It opened.</p></div>`,
  ],
  [
    'articles below a heading each',
    (i: number) =>
      `<h2>The gate is open</h2><div><p>Posted 13 March 2024 10:2${i} by ann</p><p>It opened.</p><p>Full story</p></div>`,
  ],
  [
    'events without a button',
    (i: number) => `<div><p>Concert at the gate</p><p>13 March 2024</p><p>Doors open at ${i}.</p></div>`,
  ],
])('%s are no comments', (_, entry) => {
  expect(commentsIn(repeat(entry))).toEqual([]);
});

test('without an article above there are no comments', () => {
  const list = repeat((i) => `<li><p>Pat 13/03/2024 10:2${i}</p><p>Fine.</p></li>`);
  expect(commentsByHeads(outlineOf(PARAGRAPH.repeat(2) + list))).toBeNull();
});
