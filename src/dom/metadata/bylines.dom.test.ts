import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { readGraph } from './json-ld.ts';
import { readAllMetadata } from './read-all-metadata.ts';
import { readDeclared } from './read-metadata.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const STORY = `<p>${'The keeper walks the dam every evening and notes the height of the water in a green book. '.repeat(3)}</p>`;
const DAY = '<p>3 May 2024</p>';

function bylineOf(above: string, below = '', head = ''): string | null {
  const page = framedPage(`<h1>Two bridges</h1>${above}${STORY.repeat(30)}${below}`, { head });
  return readAllMetadata(readDeclared(page, readGraph(page)), walkPage(page)).byline;
}

test('a line at the end that says who wrote the text is a byline', () => {
  expect(bylineOf(DAY, '<p><em>Written by Ada Ek</em></p>')).toBe('Ada Ek');
  expect(bylineOf(DAY, '<p>Words by Ada Ek, photographs by Bo Reed</p>')).toBe('Ada Ek');
  expect(bylineOf(DAY, '<p>Geschrieben von Ada Ek</p>')).toBe('Ada Ek');
  expect(bylineOf(DAY, '<p>Written by the clerk in one night</p>')).toBeNull();
});

test('a name right below the text signs it, and the name below a teaser does not', () => {
  expect(bylineOf(DAY, '<p>Von Ada Ek</p>')).toBe('Ada Ek');
  expect(bylineOf(DAY, '<p>김미나 기자</p>')).toBe('김미나');
  expect(bylineOf(DAY, '<h3><a href="/bell">The bell</a></h3><p>By Ada Ek</p>')).toBeNull();
});

test('an agency beside persons is no author', () => {
  expect(bylineOf('<p class="byline">By Ada Ek, Reuters</p>')).toBe('Ada Ek');
  expect(bylineOf('<p class="byline">BY ADA EK AND BO REED</p>')).toBe('Ada Ek, Bo Reed');
});

test('lines that name writers of several pieces are no bylines of the page', () => {
  const pieces = '<div><p>The bell</p><p>Written by Ada Ek</p></div><div><p>The dam</p><p>Written by Bo Reed</p></div>';
  expect(bylineOf(DAY, pieces)).toBeNull();
});

test.each(['/author/ada-ek', '/authors/ada/', '/autor/ada-ek', '/magazine/contributor/a._ek', '/by/ada-ek'])(
  'a link with a name to %s is a byline',
  (address) => {
    const link = `<a href="${address}">Ada Ek</a>`;
    expect(bylineOf(`<p>${link} | 3 May 2024</p>`)).toBe('Ada Ek');
    expect(bylineOf(DAY, `<div>${link}<p>She writes about water.</p></div>`)).toBe('Ada Ek');
    expect(bylineOf(`${DAY}<p><a href="${address}">All of her texts</a></p>`)).toBeNull();
  },
);

test('a link with a name to a member of a team is a byline below the headline only', () => {
  const links = '<span><a href="/team/ada">Ada Ek</a></span><span><a href="/team/bo">Bo Reed</a></span>';
  expect(bylineOf(`<div>By</div><div>${links}</div>${DAY}`)).toBe('Ada Ek, Bo Reed');
  expect(
    bylineOf(`<ul><li><a href="/team/ada">Ada Ek</a></li><li><a href="/team/bo">Bo Reed</a></li></ul>${DAY}`),
  ).toBe('Ada Ek, Bo Reed');
  expect(bylineOf(DAY, `<p>${links}</p>`)).toBeNull();
});

test('links to several authors far below are those of other pieces', () => {
  const pieces = '<p><a href="/author/bo">Bo Reed</a></p><p><a href="/author/cy">Cy Moss</a></p>';
  expect(bylineOf(DAY, pieces)).toBeNull();
});

test('a byline that shows the first of the declared authors stands for all of them', () => {
  const author = [{ name: 'Ada Ek' }, { name: 'Bo Reed' }, { name: 'Cy Moss' }];
  const article = { '@type': 'NewsArticle', headline: 'Two bridges', author };
  const head = `<script type="application/ld+json">${JSON.stringify(article)}</script>`;
  expect(bylineOf(`<p class="byline">By Ada Ek</p>${DAY}`, '', head)).toBe('Ada Ek, Bo Reed, Cy Moss');
});

test('an agency or a newspaper beside the names of persons is no author', () => {
  const article = { '@type': 'NewsArticle', headline: 'Two bridges', datePublished: '2024-05-03', author: 'QPA' };
  const head = `<script type="application/ld+json">${JSON.stringify(article)}</script>`;
  expect(bylineOf('<p class="byline">Ada Ek, Bo Reed, The Quay Courier</p>')).toBe('Ada Ek, Bo Reed');
  expect(bylineOf('<p class="byline">By Ada Ek</p>', '', head)).toBe('Ada Ek');
  expect(bylineOf(DAY, '', head)).toBe('QPA');
});

test('a job in an element of its own after the name is left out', () => {
  const line = '<div class="author"><a href="/a">Ada Ek</a> <span>Gardener &amp; Astrologer</span></div>';
  expect(bylineOf(`${line}${DAY}`)).toBe('Ada Ek');
});

test('class names for the topics of a post do not make it a part about others', () => {
  const post = (name: string): string => `<div class="${name}"><p class="author">Ada Ek</p>${STORY}</div>`;
  expect(bylineOf(DAY + post('post category-reviews tag-popular'))).toBe('Ada Ek');
  expect(bylineOf(DAY + post('post reviews'))).toBeNull();
});

test('a marked link is a byline as any other mark is, also beside the text, and so is a company alone', () => {
  const link = '<footer><p class="name"><a href="/author/ada" rel="author">Ada Ek</a></p></footer>';
  expect(bylineOf('', link)).toBe('Ada Ek');
  expect(bylineOf('<p class="byline">By Quay Company</p>')).toBe('Quay Company');
});
