/// <reference types="vite/client" />
import fc from 'fast-check';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { commands } from 'vitest/browser';
import type { Article } from '../../src/article/article.ts';
import { withPostLines } from '../../src/exporters/parts/credits.ts';
import { writeBook } from '../../src/exporters/epub/write-book.ts';
import { fileExporters } from '../../src/exporters/index.ts';
import { pictureAddresses, withLeadPicture } from '../../src/exporters/parts/pictures.ts';
import { extract } from '../../src/extract/extract.ts';
import { prepareSink, sanitize } from '../../src/reader/article/sink.ts';
import { testArticle } from '../../src/reader/testing/test-article.ts';
import { BODY_PAYLOADS } from '../attacks/body-payloads.ts';
import { METADATA_PAYLOADS } from '../attacks/metadata-payloads.ts';
import { collectionOf } from './collection.ts';
import { readBook } from './read-book.ts';
import { findInvalid } from '../valid-html/find-invalid.ts';
import { CROOKED } from './crooked-content.ts';
import { randomContent } from './random-content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    hasEpubcheck: boolean;
  }
}

await prepareSink();

const PAGES = import.meta.glob<string>('../golden/*/source.html', { query: '?raw', import: 'default' });
const PAGE_URL = 'https://golden.example/2024/05/story';
const NOW = new Date('2026-01-02T03:04:05.678Z');
const DRAWING = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='700' height='40'><rect width='9' height='9'/></svg>`;

/** Books of random content, and the seed that they are drawn from. */
const RANDOM_BOOKS = 200;
const RANDOM_SEED = 39;

type Written = { readonly article: Article; readonly content: DocumentFragment; readonly book: Uint8Array };

/** The book of an article, with a drawing for each picture, or for each second one; the others could not be had. */
async function bookOf(article: Article, content: DocumentFragment, every = 2): Promise<Written> {
  const addresses = pictureAddresses(withLeadPicture(article, content));
  const pictures = new Map(addresses.filter((_, at) => at % every === 0).map((address) => [address, DRAWING]));
  return { article, content, book: await writeBook(article, content, pictures, NOW) };
}

/** The article of a golden page; null where the page has none. */
async function goldenBook(load: () => Promise<string>): Promise<Written | null> {
  const page = new DOMParser().parseFromString(await load(), 'text/html');
  const extraction = extract(page, { algorithm: 'div-scorer', force: true });
  if (extraction.kind !== 'article') return null;
  const article = { ...extraction.article, url: PAGE_URL };
  return bookOf(article, sanitize(article.content, PAGE_URL), 1);
}

const golden = new Map(
  await Promise.all(
    Object.entries(PAGES).map(async ([path, load]) => [path.split('/').at(-2) ?? '', await goldenBook(load)] as const),
  ),
);
const books = [...golden].flatMap(([name, written]) => (written === null ? [] : [[name, written] as const]));

const lettersOf = (node: Node): string => (node.textContent ?? '').replace(/[^\p{L}\p{N}]+/gu, '');
const base64 = (book: Uint8Array): string => btoa(Array.from(book, (byte) => String.fromCharCode(byte)).join(''));

describe.each(books)('the book of %s', (_, { article, content, book }) => {
  const read = readBook(book);
  const { text } = read;
  const all = (selector: string): Element[] => [...text.querySelectorAll(selector)];

  it('comes from valid HTML, which parses to the tree that was written', () => {
    const { body } = new DOMParser().parseFromString(`<body>${article.content}`, 'text/html');
    expect(body.innerHTML).toBe(article.content);
    expect(findInvalid(body)).toEqual([]);
  });

  it('has all words of the article in their order', () => {
    const copy = withPostLines(content);
    for (const bracket of copy.querySelectorAll('rp')) bracket.remove();
    for (const bracket of text.querySelectorAll('rp')) bracket.remove();
    expect(lettersOf(text.querySelector('body')!)).toBe(lettersOf(copy));
  });

  it('lists exactly its files, and links lead to what it has', () => {
    const listed = [...read.manifest.keys(), 'book/package.opf', 'META-INF/container.xml', 'mimetype'];
    expect(Object.keys(read.files).sort()).toEqual(listed.sort());
    const ids = all('[id]').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of all('a[href^="#"]')) expect(ids).toContain(link.getAttribute('href')!.slice(1));
    for (const link of read.navigation.querySelectorAll('a')) {
      const [file, id] = link.getAttribute('href')!.split('#');
      expect(read.files).toHaveProperty([`book/${file!}`]);
      if (id !== undefined) expect(ids).toContain(id);
    }
    for (const image of all('img')) expect(read.manifest.has(`book/${image.getAttribute('src')!}`)).toBe(true);
    expect(all('img').length).toBe(withLeadPicture(article, content).querySelectorAll('img').length);
  });

  it('states language, direction, formulas and headings', () => {
    expect(text.documentElement.getAttribute('dir')).toBe(article.dir);
    expect(read.spine.getAttribute('page-progression-direction')).toBe(article.dir);
    expect(text.documentElement.getAttribute('lang')).toBe(article.lang === '' ? 'und' : article.lang);
    expect(read.metadata.querySelector('language')?.textContent).toBe(text.documentElement.getAttribute('lang'));
    expect(read.manifest.get('book/text.xhtml')?.properties).toBe(content.querySelector('math') ? 'mathml' : '');
    expect(all('math').length).toBe(content.querySelectorAll('math').length);
    const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => lettersOf(one) !== '');
    expect(read.navigation.querySelectorAll('a').length).toBe(headings.length + 1);
  });
});

/** Articles with one hostile piece of metadata each. */
const hostile = Object.entries(METADATA_PAYLOADS).flatMap(([field, markups]) => {
  const name = { site: 'siteName', date: 'published', description: 'excerpt', image: 'leadImage', path: 'url' }[field];
  return markups.map((markup) =>
    testArticle({ [name ?? field]: field === 'path' ? `https://site.example/${markup}` : markup, content: '' }),
  );
});

it('has a title, an identifier and metadata that follow from the article', async () => {
  const article = testArticle({
    title: ' Grain  & <chaff>',
    byline: 'A. Miller',
    siteName: 'The Mill',
    published: '2024-05-06T07:08:09Z',
    lang: 'en-gb',
    url: 'https://mill.example/grain#top',
  });
  const written = async (changes: Partial<Article>) =>
    readBook((await bookOf({ ...article, ...changes }, sanitize('<p>Grain.</p>', article.url))).book);
  const { metadata, title, text } = await written({});
  const stated = Object.fromEntries(
    [...metadata.children].map(({ localName, textContent }) => [localName, textContent]),
  );
  expect(stated).toEqual({
    identifier: expect.stringMatching(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    ) as string,
    title: 'Grain & <chaff>',
    language: 'en-GB',
    creator: 'A. Miller',
    publisher: 'The Mill',
    date: '2024-05-06T07:08:09Z',
    source: 'https://mill.example/grain#top',
    meta: '2026-01-02T03:04:05Z',
  });
  expect(title.querySelector('h1')?.textContent).toBe('Grain & <chaff>');
  expect(text.querySelector('title')?.textContent).toBe('Grain & <chaff>');
  const other = await written({ url: 'https://mill.example/grain', title: 'Another title' });
  expect(other.metadata.querySelector('identifier')?.textContent).toBe(stated['identifier']);
  const elsewhere = await written({ url: 'https://mill.example/chaff' });
  expect(elsewhere.metadata.querySelector('identifier')?.textContent).not.toBe(stated['identifier']);
});

it('nests headings in the contents, from any level', async () => {
  const content = sanitize('<h3>a</h3><h2>b</h2><h4>c</h4><h3>d</h3><h2> </h2><h6>e</h6>', PAGE_URL);
  const { navigation } = readBook((await bookOf(testArticle({ title: 'T' }), content)).book);
  const nested = (list: Element): unknown[] =>
    [...list.children].map((item) => [
      item.firstElementChild?.textContent,
      ...[...item.querySelectorAll(':scope > ol')].flatMap(nested),
    ]);
  expect(nested(navigation.querySelector('nav > ol')!)).toEqual([['T', ['a'], ['b', ['c'], ['d', ['e']]]]]);
});

it('marks notes, and keeps formats that reading systems know as they are', async () => {
  const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
  const content = sanitize(
    '<p>One<sup><a href="#article-n" class="footnote-ref" id="article-r">1</a></sup><img src="https://a.example/i.gif"><img src="https://a.example/i.webp"></p><section class="footnotes"><ol><li id="article-n">A note. <a class="footnote-back" href="#article-r">↩</a></li></ol></section>',
    PAGE_URL,
  );
  const pictures = new Map([
    ['https://a.example/i.gif', gif],
    ['https://a.example/i.webp', DRAWING],
  ]);
  const { text, manifest, files } = readBook(await writeBook(testArticle({}), content, pictures, NOW));
  const types = [...text.querySelectorAll('*')].flatMap((one) => one.getAttribute('epub:type') ?? []);
  expect(types).toEqual(['noteref', 'footnotes', 'footnote']);
  expect([...manifest.values()].map(({ mimeType }) => mimeType)).toContain('image/gif');
  expect(base64(files['book/pictures/1.gif']!)).toBe(gif.split(',')[1]);
  expect(manifest.get('book/pictures/2.png')).toEqual({ mimeType: 'image/png', properties: 'cover-image' });
});

describe.skipIf(!inject('hasEpubcheck'))('epubcheck, a program, if it is installed,', () => {
  const contents = [
    ...CROOKED,
    ...Object.values(BODY_PAYLOADS).map((markups) => markups.join('\n')),
    ...fc.sample(randomContent, { numRuns: RANDOM_BOOKS, seed: RANDOM_SEED }),
  ];
  const all = new Map(books.map(([name, { book }]) => [name, book]));
  let problems: readonly string[];

  // All books together, because each start of epubcheck takes seconds.
  beforeAll(async () => {
    for (const [at, content] of contents.entries())
      all.set(`content-${String(at)}`, (await bookOf(testArticle({ title: 'T' }), sanitize(content, PAGE_URL))).book);
    for (const [at, article] of hostile.entries())
      all.set(`metadata-${String(at)}`, (await bookOf(article, sanitize('<p>Text.</p>', PAGE_URL))).book);
    const chapters = [...golden.values()].filter((written) => written !== null);
    all.set('content-collection', await collectionOf(chapters.slice(0, 50), DRAWING));
    const crooked = contents.map((content) => ({
      article: testArticle({ title: 'T' }),
      content: sanitize(content, PAGE_URL),
    }));
    const hostileChapters = hostile.map((article) => ({ article, content: sanitize('<p>Text.</p>', PAGE_URL) }));
    all.set('metadata-collection', await collectionOf([...crooked, ...hostileChapters], null));
    all.set('broken', await brokenBook());
    problems = await commands.epubcheck(Object.fromEntries([...all].map(([name, book]) => [name, base64(book)])));
  });

  const about = (kind: RegExp): string[] =>
    problems.flatMap((one) => {
      const [, name = '', at = ''] = /\/((?:content|metadata)-(\d+|collection)|broken)\//.exec(one) ?? [];
      return kind.test(name)
        ? [`${one} ${name.startsWith('content') ? (contents[Number(at)]?.slice(0, 300) ?? '') : ''}`]
        : [];
    });

  it('accepts the book of every golden page without a warning', () => {
    expect(books.length).toBeGreaterThan(100);
    expect(about(/^$/)).toEqual([]);
  });

  it('accepts books of content in wrong places, of hostile and of random content', () => {
    expect(about(/^(?:content|metadata)-/)).toEqual([]);
  });

  it('reports an error in the last of several books', () => {
    expect(about(/^broken$/).join('\n')).toContain('element "li" not allowed');
  });
});

/** A book with an item outside a list. */
async function brokenBook(): Promise<Uint8Array> {
  const { book } = await bookOf(testArticle({ title: 'T' }), sanitize('<p>Text.</p>', PAGE_URL));
  const { files } = readBook(book);
  files['book/text.xhtml'] = strToU8(
    strFromU8(files['book/text.xhtml']!).replace('</body>', '<li>no list</li></body>'),
  );
  return zipSync({ ...files });
}

it('is one of the formats of files', () => {
  expect(fileExporters.map(({ id }) => id)).toEqual(['epub', 'markdown', 'web-page', 'text']);
});
