import { expect, test } from 'vitest';
import { pageOf } from '../../testing/outline-of.ts';
import { leaveOutOtherPieces } from './leave-out-other-pieces.ts';

const PROSE = `<p>${'The tide fills the pond and the wheel turns. '.repeat(20)}</p>`;
const piece = (title: string, tag = 'article', rank = 1, credits = 'By Ada Ek'): string =>
  `<${tag}><h${rank}>${title}</h${rank}><p>${credits}</p>${PROSE}</${tag.split(' ')[0]}>`;
const BRIDGES = 'Three bridges of the town';
const BELLS = 'A bell for the harbour';

/** Headings that are kept of a page with this title of which all was kept. */
function headingsOf(html: string, title = `${BRIDGES} | The Courier`, declaredKinds: readonly string[] = []): string[] {
  const page = { ...pageOf(`<main>${html}</main>`), title, declaredKinds };
  const { blocks } = page.outline;
  const left = leaveOutOtherPieces(page, new Uint8Array(blocks.length).fill(1));
  return blocks.filter(({ heading }, b) => heading > 0 && left[b]).map(({ text }) => text);
}

test.each([
  ['articles in full', piece(BRIDGES) + piece(BELLS)],
  ['articles in other boxes', `<div>${piece(BRIDGES)}</div><div class="more"><div>${piece(BELLS)}</div></div>`],
  ['parts of one class', piece(BRIDGES, 'div class="story a"') + piece(BELLS, 'div class="story b"', 2)],
  ['pieces with a date', piece(BRIDGES) + piece(BELLS, 'section', 1, '3 May 2024')],
  ['pieces whose credits have no label', piece(BRIDGES) + piece(BELLS, 'section', 1, '文：森 次郎')],
  ['articles without credits', `${piece(BRIDGES)}<article><h2>${BELLS}</h2>${PROSE}</article>`],
  [
    'stories of one class without credits',
    piece(BRIDGES, 'div class="story"', 1, '') + piece(BELLS, 'div class="story"', 1, ''),
  ],
  ['a piece below a label', `${piece(BRIDGES, 'div')}<p>Up next</p>${piece(BELLS, 'article', 2)}`],
  [
    'a piece whose headline is a link, with its label',
    `${piece(BRIDGES)}<section><h2>Siguiente noticia</h2>${piece(`<a href="/b">${BELLS}</a>`, 'article', 2, '')}</section>`,
  ],
  ['a piece with its label inside', piece(BRIDGES, 'div') + `<div><p>Related</p>${piece(BELLS, 'div', 2)}</div>`],
  [
    'articles of another class whose headlines are links',
    `${piece(BRIDGES)}<article class="next"><h2><a href="/b">${BELLS}</a></h2>${PROSE}</article>`,
  ],
  ['index of the own one and its headline linked', piece(`<a href="/b">${BRIDGES}</a>`) + piece(BELLS)],
])('leaves out %s below the own one', (_, html) => {
  expect(headingsOf(html)).toEqual([BRIDGES]);
});

test.each([
  ['the pieces of an index', piece(BRIDGES) + piece(BELLS), 'Notes of the quay'],
  ['sections of the own article', `<article><h1>${BRIDGES}</h1>${PROSE}${piece(BELLS, 'section', 2)}</article>`],
  ['pieces below a headline of the page', `<h1>${BRIDGES}</h1>${piece(BELLS)}${PROSE}`],
  ['chapters without credits', `${piece(BRIDGES, 'section')}<section><h1>${BELLS}</h1>${PROSE}</section>`],
  [
    'articles of another class whose headlines are links, below one whose headline is a link',
    `${piece(`<a href="#a">${BRIDGES}</a>`)}<article class="next"><h2><a href="#b">${BELLS}</a></h2>${PROSE}</article>`,
  ],
  ['places of a ranking', `${piece(BRIDGES)}<article><h1>2. ${BELLS}</h1>${PROSE}</article>`],
  ['the next part of the own piece', piece(BRIDGES) + piece(`${BRIDGES}, part two`)],
  [
    'sections that only have a class of the layout in common with the own one',
    piece(BRIDGES, 'div class="group post-head"') + piece(BELLS, 'div class="group wide"', 2, ''),
  ],
  ['parts of a lower rank and another kind', piece(BRIDGES, 'div') + piece(BELLS, 'section', 2)],
  [
    'most of the text below a contents list that names a section as a label does',
    `<div><h1>${BRIDGES}</h1><p>The tide fills the pond, and the wheel turns until the evening, every day of the year.</p><p>Related</p>${piece(BELLS, 'div', 2)}</div>`,
  ],
  ['a short part', `${piece(BRIDGES)}<div><h1>${BELLS}</h1><p>By Ada Ek</p></div>`],
])('keeps %s', (_, html, title?: string) => {
  expect(headingsOf(html, title)).toHaveLength(2);
});

test('keeps the pieces of an issue whose first headline was taken for its title', () => {
  const page = { ...pageOf(piece(BRIDGES) + piece(BELLS)), title: BRIDGES, windowTitle: 'Issue 12 of the Review' };
  expect([...leaveOutOtherPieces(page, new Uint8Array(6).fill(1))]).toEqual([1, 1, 1, 1, 1, 1]);
});

test('keeps a list of short entries below a label', () => {
  const entry = '<li>The green book</li><li>Updated 6 days ago</li>';
  expect(
    headingsOf(`${piece(BRIDGES)}<div><p>Trending</p><h2>Books</h2><ul>${entry.repeat(20)}</ul></div>`),
  ).toHaveLength(2);
});

test('keeps the entries of a live blog', () => {
  const blog = piece(BRIDGES, 'div class="entry"') + piece(BELLS, 'div class="entry"', 2);
  expect(headingsOf(blog)).toHaveLength(1);
  expect(headingsOf(blog, BRIDGES, ['liveblogposting'])).toHaveLength(2);
});
