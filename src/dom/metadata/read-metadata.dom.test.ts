import { afterEach, describe, expect, test } from 'vitest';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { readGraph } from './json-ld.ts';
import type { Metadata } from './declared-credits.ts';
import { readAllMetadata } from './read-all-metadata.ts';
import { readDeclared } from './read-metadata.ts';

function metadataOf(page: Document): Metadata {
  return readAllMetadata(readDeclared(page, readGraph(page)), walkPage(page));
}

afterEach(() => {
  document.body.replaceChildren();
});

const OG =
  '<meta property="og:title" content="A bridge, at last"><meta property="og:description" content="From OG"><meta property="og:image" content="/og.jpg"><meta property="article:published_time" content="2024-01-02T03:04:05Z">';
const LD = `<script type="application/ld+json">{"@type":["NewsArticle"],"headline":"A bridge at last","author":[{"name":"Ada"},"Bo"],"datePublished":"20240305","publisher":{"name":"Gazette"},"image":["https://cdn.example/ld.jpg"],"description":"From LD"}</script>`;

test('prefers JSON-LD to Open Graph, and Open Graph to plain meta names', () => {
  const plain = '<meta name="author" content="Plain"><meta name="description" content="From meta">';
  expect(metadataOf(framedPage('<h1>A bridge at last</h1>', { head: OG + LD + plain }))).toMatchObject({
    title: 'A bridge at last',
    byline: 'Ada, Bo',
    siteName: 'Gazette',
    published: '2024-03-05',
    excerpt: 'From LD',
    leadImage: 'https://cdn.example/ld.jpg',
  });
  expect(metadataOf(framedPage('<h1>A bridge, at last</h1>', { head: OG + plain }))).toMatchObject({
    title: 'A bridge, at last',
    byline: 'Plain',
    published: '2024-01-02T03:04:05Z',
    excerpt: 'From OG',
    leadImage: 'https://site.example/og.jpg',
  });
});

test('skips JSON-LD that is broken, empty, nested or endless', () => {
  const head = [
    '{',
    '[]',
    'null',
    '"x"',
    '{"@graph":[{"@graph":[null,1]}]}',
    '<!-- {"@type":"Article","headline":"In a comment","author":"Ada"} -->',
  ]
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
  expect(metadataOf(framedPage('<h1>In a comment</h1>', { head }))).toMatchObject({
    title: 'In a comment',
    byline: 'Ada',
  });
});

test.each([
  ['A bridge at last | The Gazette', '<meta property="og:site_name" content="The Gazette">', 'A bridge at last'],
  ['The Gazette: A bridge at last', '<meta property="og:site_name" content="The Gazette">', 'A bridge at last'],
  [
    'A bridge – and then? – site.example',
    '<meta property="og:site_name" content="Site.Example">',
    'A bridge – and then?',
  ],
  ['Spider-Man - a review', '', 'Spider-Man - a review'],
  ['C++ / Rust', '', 'C++ / Rust'],
])('cuts only the name of the site from the title %s', (title, head, expected) => {
  const page = framedPage('', { head: `<title>${title}</title>${head}` });
  expect(metadataOf(page).title).toBe(expected);
});

test('cuts the name of a site that only a link to its front page says', () => {
  const whole = 'A bridge at last - Quay Talk';
  const head = `<title>${whole}</title>`;
  const titleOf = (body: string): string => metadataOf(framedPage(body, { head })).title;
  expect(titleOf('<a href="/">Quay Talk</a><p>Text</p>')).toBe('A bridge at last');
  expect(titleOf('<a href="/index.php"><img alt="Quay Talk" src="data:," width="90" height="30"></a><p>Text</p>')).toBe(
    'A bridge at last',
  );
  expect(titleOf('<a href="/talk">Quay Talk</a><p>Text</p>')).toBe(whole);
  expect(titleOf('<a href="https://quay.example/">Quay Talk</a><p>Text</p>')).toBe(whole);
  expect(titleOf('<p>Quay Talk</p>')).toBe(whole);
});

test('cuts the declared author from the window, and the name of the site from the headline', () => {
  const head = '<title>A bridge at last - Quay Talk</title><meta name="author" content="Quay Talk">';
  expect(metadataOf(framedPage('<p>Text</p>', { head })).title).toBe('A bridge at last');
  const site = '<meta property="og:site_name" content="Quay Talk">';
  expect(metadataOf(framedPage('<h1>A bridge at last | Quay Talk</h1>', { head: site })).title).toBe(
    'A bridge at last',
  );
});

test.each([
  ['https://www.quay.example/', 'quay.example'],
  ['Quay Talk - all the news of the harbour', 'Quay Talk'],
  ['Quay Talk - Harbour News', 'Quay Talk - Harbour News'],
  ['Blogger', null],
])('the name of the site %s is %s', (written, name) => {
  const head = `<meta property="og:site_name" content="${written}">`;
  expect(metadataOf(framedPage('<h1>A bridge</h1>', { head })).siteName).toBe(name);
});

test('reads the day before the month where the text of a page without a language says so', () => {
  const page = (text: string) =>
    metadataOf(framedPage(`<h1>A bridge</h1><p class="date">09/01/2012</p><p>${text}</p>`));
  expect(page('The bridge is open and the town is happy with it for now. '.repeat(4)).published).toBe('2012-09-01');
  expect(page('Η γέφυρα είναι ανοιχτή και η πόλη είναι χαρούμενη με αυτήν. '.repeat(4)).published).toBe('2012-01-09');
});

test('takes no picture whose name says only the site and what it is for', () => {
  const leadOf = (image: string) =>
    metadataOf(
      framedPage('<h1>A bridge</h1>', {
        head: `<meta property="og:title" content="A bridge"><meta property="og:image" content="${image}">`,
      }),
    ).leadImage;
  const host = 'https://gazette.example';
  for (const name of ['logo.png', 'gazette_fb2.jpg', 'Gazette_profile_lg.gif', 'social-share.png', 'defaultOG.webp'])
    expect(leadOf(`${host}/img/${name}`)).toBe(null);
  for (const name of ['fb.jpg', 'bridge-fb.jpg', 'gazette.jpg', 'social.png', 'a1b2c3.jpg'])
    expect(leadOf(`${host}/img/${name}`)).toBe(`${host}/img/${name}`);
});

test('leaves the sign of a permalink out of the title', () => {
  for (const sign of ['¶', ' §', '🔗', '\ue157', ' #'])
    expect(metadataOf(framedPage(`<h1>Streaming results<a href="#s">${sign}</a></h1>`)).title).toBe(
      'Streaming results',
    );
  expect(metadataOf(framedPage('<h1>Learning C#</h1>')).title).toBe('Learning C#');
});

test('ignores metadata of the previous page in a single-page app', () => {
  const head = `<title>Quite another story</title>${OG}<meta name="author" content="Old">`;
  expect(metadataOf(framedPage('<h1>Quite another story</h1>', { head }))).toMatchObject({
    title: 'Quite another story',
    byline: null,
    published: null,
    leadImage: null,
    excerpt: '',
  });
});

test('finds a byline and a date on the page but not those of comments', () => {
  const body =
    '<div class="comments"><p class="author">Troll</p><time datetime="2024-09-09"></time></div><p class="byline">By <a>Ada Ek</a> | 3 min</p><p>On <time datetime="2024-04-04">4 April</time></p>';
  expect(metadataOf(framedPage(body))).toMatchObject({ byline: 'Ada Ek', published: '2024-04-04' });
});

describe('a byline', () => {
  const STORY = `<p>${'The keeper walks the dam every evening and notes the height of the water in a green book. '.repeat(3)}</p>`;
  test.each([
    [
      'a list of links',
      '<ul class="authors"><li class="author"><a>Ada Ek</a></li><li class="author"><a>Bo Reed</a></li></ul>',
    ],
    [
      'spans after “By”',
      '<div class="byline">By <span class="author-name">Ada Ek</span><span class="author-name">Bo Reed</span></div>',
    ],
    [
      'boxes with jobs',
      '<div class="author"><p class="author__name">Ada Ek</p><p class="author__job">Reporter</p></div><div class="author"><p class="author__name">Bo Reed</p><p>Editor, the harbour desk</p></div>',
    ],
    ['one line', '<p class="byline">By <a rel="author">Ada Ek</a> and <a rel="author">Bo Reed</a></p>'],
  ])('has the authors that stand in %s', (_, line) => {
    expect(metadataOf(framedPage(`<h1>Two bridges</h1><div>${line}</div>${STORY}`)).byline).toBe('Ada Ek, Bo Reed');
  });

  test('has no author of another box, or of a further part of the page', () => {
    const other = '<div class="author"><p class="author-name">Cy Holm</p></div>';
    const page = `<h1>Two bridges</h1><p class="author-name">Ada Ek</p>${STORY}${STORY}${other}`;
    expect(metadataOf(framedPage(page)).byline).toBe('Ada Ek');
  });

  test.each([
    ['By', 'Ada Ek', 'Ada Ek'],
    ['Written by:', 'Ada Ek and Bo Reed', 'Ada Ek, Bo Reed'],
    ['Autor', 'Ada Ek', 'Ada Ek'],
    ['By', 'The long way round the harbour', null],
  ])('is what stands below %j: %j', (by, name, byline) => {
    const page = `<h1>Two bridges</h1><div><p>${by}</p><p>${name}</p></div><time datetime="2024-05-03"></time>${STORY}`;
    expect(metadataOf(framedPage(page)).byline).toBe(byline);
  });

  test('and a date of an entry are not those of the page', () => {
    const entry = (name: string, day: string): string =>
      `<article><span class="author">${name}</span><time datetime="${day}">at noon</time>${STORY}</article>`;
    const entries = entry('Ada Ek', '2024-05-05') + entry('Bo Reed', '2024-05-04') + entry('Cy Holm', '2024-05-03');
    expect(metadataOf(framedPage(`<h1>Notes of a week</h1>${entries}`))).toMatchObject({
      byline: null,
      published: null,
    });
    const two = entry('Ada Ek', '2024-05-05') + entry('Bo Reed', '2024-05-04');
    expect(metadataOf(framedPage(`<h1>Notes of a week</h1>${two}`)).byline).toBe('Ada Ek');
  });
});

test('reads language and direction from the document', () => {
  expect(metadataOf(framedPage('', { html: 'lang="ar_EG" dir="rtl"' }))).toMatchObject({ dir: 'rtl' });
  expect(metadataOf(framedPage('', { head: '<meta property="og:locale" content="pt_br">' }))).toMatchObject({
    lang: 'pt-BR',
    dir: 'ltr',
  });
  expect(metadataOf(framedPage('', { html: 'lang="not a language"' })).lang).toBe('');
});

test('reads a page whose named elements shadow document properties', () => {
  const body =
    '<img name="querySelector"><img name="querySelectorAll"><img name="URL"><img name="body"><img name="title"><form id="documentElement"></form><h1>Still here</h1>';
  expect(metadataOf(framedPage(body)).title).toBe('Still here');
});

test('accepts a canonical address on the same host only', () => {
  const stated = (href: string) => metadataOf(framedPage('', { head: `<link rel="canonical" href="${href}">` }));
  const canonical = (href: string) => stated(href).url;
  const own = canonical('');
  expect(stated(`${location.origin}/post/real`)).toMatchObject({ url: `${location.origin}/post/real`, address: own });
  expect(stated('')).not.toHaveProperty('address');
  expect(new URL(own).host).toBe(location.host);
  expect(canonical('https://elsewhere.example/post')).toBe(own);
  expect(canonical('javascript:alert(1)')).toBe(own);
});

test('removes invisible and direction-changing characters from every value', () => {
  const head =
    '<meta property="og:title" content="A \u202ebridge\u0007 at\u2066 last\ufeff \ud800"><meta property="og:site_name" content="\u202ettezaG"><meta name="author" content="A\u2060da\u009b E\u200dk">';
  expect(metadataOf(framedPage('', { head }))).toMatchObject({
    title: 'A bridge at last \ufffd',
    siteName: 'ttezaG',
    byline: 'Ada E\u200dk',
  });
  expect(metadataOf(framedPage('<h1>A \u202eheadline\u2067</h1>')).title).toBe('A headline');
});

describe('a headline in JSON-LD that is a description', () => {
  const titleWith = (article: object, body = '', head = '<title>Income tax – Example Wiki</title>'): Metadata => {
    const ld = JSON.stringify({ '@type': 'Article', datePublished: '2024-03-05', ...article });
    return metadataOf(framedPage(body, { head: `${head}<script type="application/ld+json">${ld}</script>` }));
  };
  const DESCRIPTION = 'tax on the income of persons';
  const SITE = { publisher: { name: 'Example Wiki' } };

  test.each([
    ['next to the name', { ...SITE, name: 'Income tax', headline: DESCRIPTION }],
    ['alone', { ...SITE, headline: DESCRIPTION }],
    ['as a sentence', { ...SITE, headline: 'Income tax is paid by persons who have an income.' }],
    [
      'as the stated description',
      { ...SITE, headline: 'The Tax on Income of Persons', description: 'The tax on income of persons' },
    ],
  ])('%s never beats the title of the page', (_, article) => {
    expect(titleWith(article).title).toBe('Income tax');
    expect(titleWith(article, '<h2>Income tax</h2>').title).toBe('Income tax');
    expect(titleWith(article, '<h1>Income tax</h1>').title).toBe('Income tax');
  });

  test('does not make a source that has the name one of another page', () => {
    const article = { name: 'Cat', headline: 'small species of mammal' };
    expect(titleWith(article, '<h1>Cat</h1>', '<title>Cat – Example Wiki</title>')).toMatchObject({
      title: 'Cat',
      published: '2024-03-05',
    });
  });

  test('is the title where the page shows it, and where there is no other', () => {
    const shown = titleWith({ headline: 'iPhone prices rise' }, '<h1>iPhone prices rise</h1>', '<title>Prices</title>');
    expect(shown.title).toBe('iPhone prices rise');
    expect(titleWith({ headline: DESCRIPTION }, '', '').title).toBe(DESCRIPTION);
  });
});

describe('character references', () => {
  const TITLE = 'It’s “late”… at the café & bar';
  const values = (written: string) => ({
    title: written,
    byline: 'Zoë O’Hara',
    siteName: 'Fish & Chips’',
    excerpt: written,
  });
  const once = 'It&#8217;s &ldquo;late&rdquo;&hellip; at the caf&eacute; &amp; bar';
  const asMeta = (text: string, name = 'Zo&euml; O&#146;Hara', site = 'Fish &amp; Chips&rsquo;'): string =>
    `<title>${text}</title><meta property="og:title" content="${text}"><meta property="og:description" content="${text}"><meta name="author" content="${name}"><meta property="og:site_name" content="${site}">`;
  const asJson = (text: string, name = 'Zo&euml; O&#146;Hara', site = 'Fish &amp; Chips&rsquo;'): string =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', headline: text, description: text, author: name, publisher: { name: site } })}</script>`;
  const twice = (text: string): string => text.replaceAll('&', '&amp;');

  test.each([
    ['meta elements', asMeta(once)],
    [
      'meta elements that write them twice',
      asMeta(twice(once), twice('Zo&euml; O&#146;Hara'), twice('Fish &amp; Chips&rsquo;')),
    ],
    ['JSON-LD', asJson(once)],
  ])('in %s are decoded in title, byline, site and excerpt', (_, head) => {
    expect(metadataOf(framedPage('<h2>News</h2><h1>It’s late at the café & bar</h1>', { head }))).toMatchObject({
      ...values(TITLE),
      title: expect.stringMatching(/^It’s .*late.* at the café & bar$/) as string,
    });
  });

  test('that a page is about stay, as do markup and other ampersands', () => {
    const text = 'What does &amp;nbsp; mean in &lt;b&gt; &T?';
    const shown = 'What does &nbsp; mean in <b> &T?';
    expect(metadataOf(framedPage(`<h1>${text}</h1>`, { head: asMeta(text) }))).toMatchObject({
      title: shown,
      excerpt: shown,
    });
    expect(metadataOf(framedPage('', { head: asMeta(text) }))).toMatchObject({ title: shown, excerpt: shown });
    expect(metadataOf(framedPage('', { head: asJson(text) }))).toMatchObject({ title: shown, excerpt: shown });
  });
});

test('states the day of a revision after the publication, and the section, from each kind of source', () => {
  const dates = (published: string, updated: string): string =>
    `<meta property="article:published_time" content="${published}"><meta property="article:modified_time" content="${updated}"><meta property="article:section" content="Harbour">`;
  const of = (head: string): Metadata => metadataOf(framedPage('<h1>A bridge at last</h1>', { head }));
  expect(of(dates('2024-01-02T03:04:05Z', '2024-02-03T10:00:00Z'))).toMatchObject({
    updated: '2024-02-03T10:00:00Z',
    section: 'Harbour',
  });
  expect(of(dates('2024-01-02T03:04:05Z', '2024-01-02T10:00:00Z')).updated).toBeUndefined();
  expect(of(dates('2024-01-02', 'yesterday')).updated).toBeUndefined();
  expect(of('<meta property="article:modified_time" content="2024-02-03">').updated).toBeUndefined();
  expect(
    of('<meta property="og:site_name" content="Harbour"><meta property="article:section" content="Harbour">').section,
  ).toBeUndefined();
  const json = `<script type="application/ld+json">{"@type":"Article","headline":"A bridge at last","datePublished":"2024-01-02","dateModified":"2024-05-06","articleSection":["Roads","Harbour"]}</script>`;
  expect(of(json)).toMatchObject({ updated: '2024-05-06', section: 'Roads' });
});
