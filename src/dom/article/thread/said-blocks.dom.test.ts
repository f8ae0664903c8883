import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { saidBlocks } from './said-blocks.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const ARTICLE = '<div class="body"><p>The mill ground corn.</p><p>It stands by the tide.</p></div>';
const ADA = 'My grandfather worked there.';
const BOB = 'The wheel is in the museum now.';

/** The texts that count as comments where an algorithm takes all blocks outside the article for some. */
function saidIn(html: string): string[] {
  const walk = walkPage(framedPage(`<main>${ARTICLE}${html}</main>`));
  const { blocks } = walk.outline;
  const inArticle = blocks.map((_, b) => b < 2);
  const said = saidBlocks(
    walk,
    inArticle.map((is) => !is),
    inArticle,
  );
  return blocks.filter((_, b) => said[b]).map(({ text }) => text);
}

test('text in a box with a name of comments is said, and other text is not', () => {
  expect(saidIn(`<div id="kommentare"><p>${ADA}</p></div><p>All rights reserved by the mill.</p>`)).toEqual([ADA]);
  expect(saidIn(`<div class="responsive preview"><p>${ADA}</p></div>`)).toEqual([]);
});

test('the name of a box around the article says nothing', () => {
  expect(saidIn('').length + saidIn(`<p>${ADA}</p>`).length).toBe(0);
  const walk = walkPage(framedPage(`<div class="with-comments">${ARTICLE}<p>${ADA}</p></div>`));
  expect(saidBlocks(walk, [false, false, true], [true, true, false])).toEqual([false, false, false]);
});

test('text below a heading of comments is said', () => {
  expect(saidIn(`<b>2 Comments</b><p>${ADA}</p><p>${BOB}</p>`)).toEqual(['2 Comments', ADA, BOB]);
});

test.each([
  ['<p>Ada on 3 May 2024</p>', '<p>Bob on 4 May 2024</p>'],
  ['<p>Ada says:</p>', '<p>Bob says:</p>'],
  ['<p>Ada, 3 days ago</p>', '<p>Bob, 2 days ago</p>'],
  ['<p>Ада 03.05.2024 11:20</p>', '<p>Боб 04.05.2024 12:10</p>'],
])('text of old pages between lines with names and times is said: %s', (ada, bob) => {
  expect(saidIn(`<div>${ada}<p>${ADA}</p>${bob}<p>${BOB}</p></div>`)).toHaveLength(4);
  expect(saidIn(`<div>${ada}<p>${ADA}</p></div>`)).toEqual([]);
});

test('a comment may have a heading of its own', () => {
  const comment = (text: string) => `<h5>The wheel</h5><p>${text}</p><p>by Ada on 3 May 2024</p>`;
  expect(saidIn(comment(ADA) + comment(BOB))).toHaveLength(6);
});

test('summaries of other pieces are not said, though each has a time', () => {
  const piece = (title: string) =>
    `<div><a href="/a">${title}</a><p>updated 2:24 PM, 7 May 2024</p><p>${title} was repaired by its friends.</p></div>`;
  expect(saidIn(piece('The old tide mill') + piece('The new tide mill'))).toEqual([]);
});

test.each([
  '<form class="comment-form"><p>TEXT</p></form>',
  '<div class="comments"><div role="dialog"><p>TEXT</p></div></div>',
  '<div class="cookie-review"><p>TEXT</p></div>',
  '<ul class="comment-rules rules"><li>TEXT</li></ul>',
  '<div class="comments"><div class="author-box"><p>TEXT</p></div></div>',
])('text in a box of another purpose is not said: %s', (box) => {
  expect(saidIn(box.replace('TEXT', ADA))).toEqual([]);
});
