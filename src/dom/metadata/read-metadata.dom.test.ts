import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { readGraph } from './json-ld.ts';
import { type Metadata, readDeclared, readMetadata } from './read-metadata.ts';

function metadataOf(page: Document): Metadata {
  return readMetadata(readDeclared(page, readGraph(page)), walkPage(page));
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
  const canonical = (href: string) => metadataOf(framedPage('', { head: `<link rel="canonical" href="${href}">` })).url;
  expect(canonical(`${location.origin}/post/real`)).toBe(`${location.origin}/post/real`);
  const own = canonical('');
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
