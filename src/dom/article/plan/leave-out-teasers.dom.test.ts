import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { changedTexts, planOfWalk } from '../../testing/plan-fixture.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { leaveOutTeasers } from './leave-out-teasers.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const ADDRESS = 'https://harbour.example/news/ferry';
const PROSE =
  '<p>The ferry has crossed the river every morning for sixty years, and its bell is heard on both banks.</p>';
const PICTURE = '<img src="data:," width="300" height="200" alt="">';
const TITLE = 'The lock keeper who wrote down every ship';
const TEASER = `<div class="card"><a href="/news/keeper">${PICTURE}</a><h3><a href="/news/keeper">${TITLE}</a></h3><time>4 May 2024</time></div>`;

function leftOut(body: string): { texts: string[]; pictures: number } {
  const walk = { ...walkPage(framedPage(body)), address: ADDRESS };
  const { state, context } = planOfWalk(walk);
  const media = new Map(walk.outline.elements.flatMap(({ tag }, i) => (tag === 'img' ? [[i, 'image'] as const] : [])));
  const after = leaveOutTeasers({ ...state, media }, context);
  return { texts: changedTexts(after), pictures: after.media.size };
}

const around = (teaser: string): string => `<article>${PROSE}${teaser}${PROSE.repeat(3)}</article>`;

test.each([
  ['with two links to one address', TEASER, [TITLE, '4 May 2024']],
  ['that is one link', `<p><a href="/news/keeper">${PICTURE}<strong>${TITLE}</strong></a></p>`, [TITLE]],
  [
    'with an absolute address and a label',
    `<aside><b>Related</b><div><a href="https://harbour.example/news/keeper?ref=1">${PICTURE}</a></div><a href="/news/keeper"><h4>${TITLE}</h4></a></aside>`,
    ['Related', TITLE],
  ],
  ['with a short heading', TEASER.replace(TITLE, 'Works begin'), ['Works begin', '4 May 2024']],
])('leaves out a teaser %s, and its picture', (_, teaser, texts) => {
  expect(leftOut(around(teaser))).toEqual({ texts, pictures: 0 });
});

test.each([
  ['that leads to another site', TEASER.replaceAll('/news/', 'https://shop.example/')],
  ['that leads to this page', TEASER.replaceAll('/news/keeper', '/news/ferry#keeper')],
  ['with an excerpt', TEASER.replace('</div>', `${PROSE}</div>`)],
  ['with another address at the title', TEASER.replace('<h3><a href="/news/keeper"', '<h3><a href="/news/other"')],
  ['with a short link', `<p><a href="/news/keeper">${PICTURE}</a> <a href="/news/keeper">Enlarge</a></p>`],
])('keeps a picture %s', (_, teaser) => {
  expect(leftOut(around(teaser))).toEqual({ texts: [], pictures: 1 });
});

test('keeps pieces that the article is about, each with a paragraph', () => {
  const pieces = ['a', 'b', 'c'].map((name) => TEASER.replaceAll('keeper', name) + PROSE).join('');
  expect(leftOut(`<article>${PROSE}${pieces}</article>`)).toEqual({ texts: [], pictures: 3 });
});

test('keeps a teaser above the text, and leaves out one below it', () => {
  const below = TEASER.replace(TITLE, 'The mason who cut four new lines').replaceAll('keeper', 'mason');
  expect(leftOut(`<article>${TEASER}${PROSE.repeat(4)}${below}</article>`)).toEqual({
    texts: ['The mason who cut four new lines', '4 May 2024'],
    pictures: 1,
  });
});

test('keeps the teasers below a text of as few paragraphs', () => {
  expect(leftOut(`<article>${PROSE}${TEASER}</article>`)).toEqual({ texts: [], pictures: 1 });
});
