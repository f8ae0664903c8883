import { beforeAll, expect, it } from 'vitest';
import { prepareSink, sanitize } from '../../src/reader/article/sink.ts';
import { testArticle } from '../../src/reader/testing/test-article.ts';
import { collectionOf } from './collection.ts';
import { readBook, type ReadBook } from './read-book.ts';

const DRAWING = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='700' height='40'><rect width='9' height='9'/></svg>`;
const URL = 'https://mill.example/grain';
const NOTE =
  '<p>One<sup><a href="#article-n" class="footnote-ref" id="article-r">1</a></sup></p><section class="footnotes"><ol><li id="article-n">A note. <a class="footnote-back" href="#article-r">↩</a></li></ol></section>';

let book: ReadBook;

beforeAll(async () => {
  await prepareSink();
  const part = (title: string, lang: string, dir: 'ltr' | 'rtl', html: string) => ({
    article: testArticle({ title, lang, dir, byline: 'A. Miller', url: `${URL}/${title}`, leadImage: null }),
    content: sanitize(html, URL),
  });
  const parts = [
    part('Oats', 'en', 'ltr', `<h2>Sowing</h2>${NOTE}<img src="https://mill.example/a.png"><math><mi>x</mi></math>`),
    part('قمح', 'ar', 'rtl', `<h2>زرع</h2>${NOTE}<img src="https://mill.example/a.png">`),
    part('Rye', '', 'ltr', '<p>Rye.</p>'),
  ];
  book = readBook(await collectionOf(parts, DRAWING));
});

const texts = (nodes: Iterable<Element>): string[] => [...nodes].map(({ textContent }) => textContent);

it('has a cover, contents and one page for each article, in their order', () => {
  expect([...book.spine.children].map((one) => one.getAttribute('idref'))).toEqual([
    ...['cover', 'navigation', 'chapter-1', 'chapter-2', 'chapter-3'],
  ]);
  expect(book.manifest.get('book/pictures/cover.png')?.properties).toBe('cover-image');
  expect(book.page('cover.xhtml').querySelector('img')?.getAttribute('alt')).toBe('Grain & <chaff>');
  expect(Object.keys(book.files).sort()).toEqual(
    [...book.manifest.keys(), 'book/package.opf', 'META-INF/container.xml', 'mimetype'].sort(),
  );
});

it('lists articles and their headings, and shows only the articles on the page', () => {
  const nav = book.navigation.querySelector('nav')!;
  expect(nav.querySelector('h1')?.textContent).toBe('Contents');
  expect(texts(nav.querySelectorAll(':scope > ol > li > a'))).toEqual(['Oats', 'قمح', 'Rye']);
  const inner = nav.querySelector('ol ol')!;
  expect(inner.hasAttribute('hidden')).toBe(true);
  expect(inner.querySelector('a')?.getAttribute('href')).toMatch(/^chapter-1\.xhtml#/);
});

it('states title, languages and sources, and one identifier for the same articles', async () => {
  const stated = (name: string): string[] => texts(book.metadata.getElementsByTagName(`dc:${name}`));
  expect(stated('title')).toEqual(['Grain & <chaff>']);
  expect(stated('language')).toEqual(['en', 'ar']);
  expect(stated('source')).toEqual([`${URL}/Oats`, encodeURI(`${URL}/قمح`), `${URL}/Rye`]);
  expect(stated('identifier')[0]).toMatch(/^urn:uuid:/);
  const one = { article: testArticle({ url: URL }), content: sanitize('<p>Text.</p>', URL) };
  const identifier = async (): Promise<string | undefined> =>
    readBook(await collectionOf([one], null)).metadata.querySelector('identifier')?.textContent;
  expect(await identifier()).toBe(await identifier());
  expect(await identifier()).not.toBe(stated('identifier')[0]);
});

it('opens each chapter with title, author and source, in the language and direction of the article', () => {
  const second = book.page('chapter-2.xhtml');
  expect(texts(second.querySelectorAll('.chapter-head > *'))).toEqual([
    'قمح',
    expect.stringContaining('A. Miller') as string,
    encodeURI(`${URL}/قمح`),
  ]);
  expect(second.documentElement.getAttribute('dir')).toBe('rtl');
  expect(second.documentElement.getAttribute('lang')).toBe('ar');
  expect(book.page('chapter-3.xhtml').documentElement.getAttribute('lang')).toBe('und');
});

it('keeps notes and pictures of a chapter apart from those of the others', () => {
  for (const name of ['chapter-1.xhtml', 'chapter-2.xhtml']) {
    const page = book.page(name);
    const mark = page.querySelector('a.footnote-ref')!;
    expect(page.getElementById(mark.getAttribute('href')!.slice(1))?.textContent).toContain('A note.');
  }
  const pictures = ['chapter-1.xhtml', 'chapter-2.xhtml'].map((name) =>
    book.page(name).querySelector('img')?.getAttribute('src'),
  );
  expect(pictures).toEqual(['pictures/1.png', 'pictures/2.png']);
  expect(book.manifest.get('book/chapter-1.xhtml')?.properties).toBe('mathml');
});

it('rejects a book without an article', async () => {
  await expect(collectionOf([], null)).rejects.toThrow('A book needs at least one article.');
});
