import { afterEach, describe, expect, test } from 'vitest';
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

test('a post that names its author by a class is no byline', () => {
  const page = framedPage(
    `<div class="hentry author-aek"><h1>The bells of the quay</h1><div>${STORY.repeat(30)}</div></div>`,
  );
  expect(readAllMetadata(readDeclared(page, readGraph(page)), walkPage(page)).byline).toBeNull();
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

test.each([
  ['Anna Schmidt · 12 March 2024 · 5 min read', 'Anna Schmidt'],
  ['Anna Schmidt | Mar 24', 'Anna Schmidt'],
  ['12 March 2024 · Anna Schmidt', 'Anna Schmidt'],
  ['Culture | ANNA SCHMIDT AND BO REED | March 12, 2024', 'Anna Schmidt, Bo Reed'],
  ['Jörg Steinbach, 12.03.2024, 14:30 Uhr', 'Jörg Steinbach'],
  ['Hélène Marchand · 5 min de lecture', 'Hélène Marchand'],
  ['Nuria Prats | Madrid | 12/03/2024', 'Nuria Prats'],
  ['Марина Соколова · 12 марта 2024', 'Марина Соколова'],
  ['أحمد الخطيب · 12 مارس 2024', 'أحمد الخطيب'],
  ['रवि शर्मा · 12 मार्च 2024', 'रवि शर्मा'],
  ['佐藤 美咲 2024年3月12日', '佐藤 美咲'],
  ['李明华 · 2024年3月12日', '李明华'],
  ['김미나 · 2024년 3월 12일', '김미나'],
  ['【佐藤美咲】', '佐藤美咲'],
  ['【記者 佐藤美咲】', '佐藤美咲'],
  ['记者王大明/台北報導', '王大明'],
  ['(记者 李明华)', '李明华'],
  ['[김미나 기자]', '김미나'],
])('the line "%s" names an author without a word such as "by"', (line, byline) => {
  expect(bylineOf(`<p>${line}</p>`)).toBe(byline);
});

test.each([
  'Local News | 12 March 2024',
  'New York, March 12, 2024',
  'Getty Images | 12 March 2024',
  'Anna Schmidt',
  '【関連記事】',
  '国际新闻 2024年3月12日',
])('the line "%s" names no author', (line) => {
  expect(bylineOf(`<p>${line}</p>`)).toBeNull();
});

test('a name in a row with a date is a byline, and a link to a section is none', () => {
  const row = (name: string): string => `<div><div>${name}</div><div>12 March 2024</div></div>`;
  expect(bylineOf(row('Anna Schmidt'))).toBe('Anna Schmidt');
  expect(bylineOf(row('<a href="/u/anna">Anna Schmidt</a>'))).toBe('Anna Schmidt');
  expect(bylineOf(row('<a href="/quay">Quay Works</a>'))).toBeNull();
});

test('a name and a date right below the text sign it', () => {
  expect(bylineOf(DAY, '<p>Anna Schmidt | March 12, 2024</p>')).toBe('Anna Schmidt');
});

test('an agency is the author where no person is', () => {
  expect(bylineOf('<p>Reuters | 12 March 2024</p>')).toBe('Reuters');
  expect(bylineOf('<p>共同通信</p><p>2024年3月12日</p>')).toBe('共同通信');
  expect(bylineOf('<p>Von Ada Ek, dpa</p>')).toBe('Ada Ek');
  expect(bylineOf('<p>Par Ada Ek avec AFP</p>')).toBe('Ada Ek');
  expect(bylineOf('<p>By Ada Ek</p>', '', '<meta name="author" content="Reuters">')).toBe('Ada Ek');
});

test('a translator or a photographer is no author', () => {
  expect(bylineOf('<p>Translated by Bo Reed</p><p>By Ada Ek</p>')).toBe('Ada Ek');
  expect(bylineOf('<p>Photos by Bo Reed</p><p>Ada Ek · 3 May 2024</p>')).toBe('Ada Ek');
  expect(bylineOf('<div class="author">Translated by Bo Reed</div><p>3 May 2024</p>')).toBeNull();
});

test('a handle, a section and a job give way to a person who is named', () => {
  expect(bylineOf('<p>By Ada Ek</p>', '', '<meta name="author" content="adaek77">')).toBe('Ada Ek');
  expect(bylineOf('<p class="byline">Senior Editor</p><p>Ada Ek</p><p>3 May 2024</p>')).toBe('Ada Ek');
  expect(bylineOf('<p class="byline">From Quay Tools</p>')).toBeNull();
});

describe('authors in separate elements of one line are all given', () => {
  test.each([
    [
      '<div class="byline"><p><span>Ada Ek</span> <span>Bo Reed</span> <span>Cy Holm</span></p></div>',
      'Ada Ek, Bo Reed, Cy Holm',
    ],
    [
      '<div class="byline">By <b><a href="/p/1">Ada Ek</a>, </b> <b><a href="/p/2">Bo Reed</a></b></div>',
      'Ada Ek, Bo Reed',
    ],
    ['<ul><li>Von: <a href="/p/1">Ada Ek</a> und <a href="/p/2">Bo Reed</a></li></ul>', 'Ada Ek, Bo Reed'],
    [
      '<div class="byline">Written by <i>Dr Ada van der Berg</i>, <i>Dr Bo Reed</i></div>',
      'Dr Ada van der Berg, Dr Bo Reed',
    ],
    ['<div class="byline"><span>Ada Ek</span> <span>London</span></div>', 'Ada Ek'],
    ['<div class="byline"><span>Ada Ek</span> <span>The Harbour News</span></div>', 'Ada Ek'],
    ['<div class="byline"><span>Ada Ek</span> <b>Harbour Hill</b></div>', 'Ada Ek'],
  ])('%s', (line, names) => {
    expect(bylineOf(line + DAY)).toBe(names);
  });
});

test('an agency that wrote a text is its author', () => {
  expect(bylineOf('<p>Written by: AFP</p>' + DAY)).toBe('AFP');
});

test('the names of a person that JSON-LD states apart', () => {
  const author = [{ '@type': 'Person', givenName: 'Ada', familyName: 'Ek' }];
  const data = { '@type': 'NewsArticle', headline: 'Two bridges', author };
  expect(bylineOf(DAY, '', `<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toBe('Ada Ek');
});

test('"Ek, Ada" is one person where the page declares it, and two names stay two', () => {
  const author = (name: string): string => `<meta name="author" content="${name}">`;
  expect(bylineOf('<p class="author">Ek, Ada</p>', '', author('Ek, Ada'))).toBe('Ada Ek');
  expect(bylineOf(DAY, '', author('Ada Ek, Bo Reed'))).toBe('Ada Ek, Bo Reed');
});

test('a label beside or below the text names the author', () => {
  expect(bylineOf(DAY, '<div><h3>Author</h3><p>Ada Ek</p></div>')).toBe('Ada Ek');
  expect(bylineOf(DAY, '<ul><li><b>Autorin/Autor</b> Ada Ek</li></ul>')).toBe('Ada Ek');
  expect(bylineOf(DAY, '<p>Authors wanted for our spring book</p><p>Ada Ek</p>')).toBeNull();
});

test('the author of a page about a book is that of the book, and not of a review', () => {
  const item = (type: string, more: string): string =>
    `<div itemscope itemtype="https://schema.org/${type}" itemprop="reviews">${more}</div>`;
  const writer = (name: string): string => `<p><span itemprop="author" class="author">${name}</span></p>`;
  const book = item(
    'Book',
    `<h1 itemprop="name">Two bridges</h1>${writer('Ada Ek')}${STORY.repeat(3)}${item('Review', writer('Bo Reed') + STORY)}`,
  );
  const page = framedPage(book);
  expect(readAllMetadata(readDeclared(page, []), walkPage(page)).byline).toBe('Ada Ek');
});

test('microdata of cards of other pieces is not that of the page', () => {
  const card = (name: string): string =>
    `<article class="card" itemscope itemtype="https://schema.org/Article"><h3>A bell</h3><meta itemprop="author" content="${name}"></article>`;
  expect(bylineOf(`<p class="author">Ada Ek</p>${DAY}`, card('Bo Reed') + card('Cy Holm'))).toBe('Ada Ek');
});

test('on a blog with the name of its author, a name far below is not the author', () => {
  const site = '<meta property="og:site_name" content="Ada Ek">';
  const lines = '<p>A short line of the list of books</p>'.repeat(22);
  expect(bylineOf(`<p class="author">Ada Ek</p>${lines}<p>by Bo Reed</p>`, '', site)).toBe('Ada Ek');
});

test.each([
  '<p class="byline_date">Monday</p>',
  '<p class="byline">Δημοσιεύτηκε: Δεκέμβριος</p>',
  '<p class="author">【Hilltown╱</p>',
  '<p class="author">A</p>',
  '<p class="author">Two bridges</p>',
])('a marked element that holds no name is no byline: %s', (line) => {
  expect(bylineOf(`${DAY}${line}`)).toBeNull();
});

test('a reporter behind the name of a paper is a byline', () => {
  expect(bylineOf('<p class="author">【聯合報╱記者張嘉芳／台北報導】</p>')).toBe('張嘉芳');
});

test('a button in a row with a date is no byline, and a marked agency wins over a bare name', () => {
  expect(bylineOf(`${DAY}<p>Ada Ek</p>`)).toBe('Ada Ek');
  for (const button of [
    '<button>Kup Licencję</button>',
    '<span role="button">Kup Licencję</span>',
    '<a class="btn-buy">Kup Licencję</a>',
  ])
    expect(bylineOf(`${DAY}<p>${button}</p>`)).toBeNull();
  expect(bylineOf(`${DAY}<p>Kup Licencję</p><p class="author">PAP</p>`)).toBe('PAP');
});

test('labels with an ending in brackets, and a name with a place before a date, are bylines', () => {
  expect(bylineOf(`${DAY}<p>Author(s): Ada Ek</p>`)).toBe('Ada Ek');
  expect(bylineOf(`${DAY}<p>Autor(in): Ada Ek</p>`)).toBe('Ada Ek');
  expect(bylineOf(`${DAY}<p>Συντάκτης: Άννα Παπά</p>`)).toBe('Άννα Παπά');
  expect(bylineOf('<b>Ada Ek in Hilltown<br>Friday May 3, 2024<br></b>')).toBe('Ada Ek');
});

test('a host or a web agency that is declared gives way to a marked person', () => {
  for (const name of ['quays.gr', 'Quay Interactive', 'Quay Pro Co.']) {
    const head = `<meta name="author" content="${name}">`;
    expect(bylineOf('<p class="author">Ada Ek</p>', '', head)).toBe('Ada Ek');
    expect(bylineOf(DAY, '', head)).toBe(name);
  }
});

test('a name in small letters is the author where two sources declare it', () => {
  const twice = '<meta name="author" content="ada ek"><meta property="article:author" content="ada ek">';
  expect(bylineOf(DAY, '', twice)).toBe('ada ek');
  expect(bylineOf(DAY, '', '<meta name="author" content="ada ek">')).toBeNull();
});
