import { describe, expect, it } from 'vitest';
import type { Article } from '../../article/article.ts';
import { minutesFor } from '../../article/text-length.ts';
import { exporters } from '../../exporters/index.ts';
import { keepFurtherPages } from './append-page.ts';
import { pageUrls, pageContents, joinPage, joinedContent } from './join-pages.ts';
import { prepareSink } from './sink.ts';

await prepareSink();

const text = (name: string): string =>
  `<p>${`The ${name} paragraph says things that no other paragraph says. `.repeat(4)}</p>`;

const FIRST: Article = {
  title: 'The ferry',
  byline: 'Ines Harrow',
  siteName: 'Courier',
  published: null,
  lang: 'en',
  dir: 'ltr',
  excerpt: 'A line that opens every page of it.',
  leadImage: null,
  url: 'https://site.example/story',
  wordCount: 100,
  minutes: 1,
  confidence: 1,
  algorithm: 'winnow',
  content: `<p>A line that opens every page of it.</p>${text('first')}`,
  pages: { current: 1, total: 3, next: 'https://site.example/story/2' },
};
const page = (number: number, content: string, pages?: Article['pages']): Article => ({
  ...FIRST,
  url: `https://site.example/story/${String(number)}`,
  wordCount: 1000,
  content,
  ...(pages === undefined
    ? { pages: { current: number, total: 3, next: `https://site.example/story/${String(number + 1)}` } }
    : { pages }),
});
const textsOf = (article: Article): string[] =>
  pageContents(article).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

describe('joinPage', () => {
  it('adds the page at the end and keeps the fragments of earlier pages', () => {
    const joined = joinPage(FIRST, page(2, text('second')))!;
    expect(textsOf(joined)).toEqual([expect.stringContaining('The first'), expect.stringContaining('The second')]);
    expect(pageContents(joined)[0]).toBe(pageContents(FIRST)[0]);
    expect(joined).toMatchObject({
      wordCount: 1100,
      minutes: minutesFor({ wordCount: 1100 }, 'en'),
      pages: { current: 2, total: 3, next: 'https://site.example/story/3' },
    });
    expect(pageUrls(joined)).toEqual(['https://site.example/story', 'https://site.example/story/2']);
  });

  it('counts characters where the first page does', () => {
    const joined = joinPage({ ...FIRST, lang: 'zh', wordCount: 1000, charCount: 5100 }, page(2, text('second')))!;
    expect(joined).toMatchObject({ wordCount: 2000, charCount: 10_200, minutes: 40 });
  });

  it('returns an article without further pages if the page names no next one', () => {
    const last: Article & { pages?: Article['pages'] } = page(2, text('second'));
    delete last.pages;
    expect(joinPage(FIRST, last)).not.toHaveProperty('pages');
  });

  it('drops title, credits, excerpt and image repeated at the start of a page, and their words', () => {
    const first = {
      ...FIRST,
      content: `<figure><img src="https://site.example/a.png"><figcaption>The landing</figcaption></figure>${FIRST.content}`,
    };
    const joined = joinPage(
      first,
      page(
        2,
        `<h1>The ferry – page 2</h1><p>Ines Harrow</p><figure><img src="https://site.example/a.png"><figcaption>The landing</figcaption></figure><p>A line that opens every page of it.</p>${text('second')}`,
      ),
    )!;
    expect(textsOf(joined)[1]).toMatch(/^The second/);
    expect(pageContents(joined)[1]!.querySelector('img, figure')).toBeNull();
    expect(joined.wordCount).toBeLessThan(1100);
  });

  it('drops long repeated texts anywhere, and keeps short texts and tables', () => {
    const joined = joinPage(
      { ...FIRST, content: `${FIRST.content}<p>Yes.</p><table><tr><td>Ale</td></tr></table>` },
      page(2, `<table><tr><td>Ale</td></tr></table>${text('second')}${text('first')}<p>Yes.</p>`),
    )!;
    expect(textsOf(joined)[1]).toMatch(/^Ale ?The second/);
    expect(textsOf(joined)[1]).toMatch(/ ?Yes\.$/);
    expect(textsOf(joined)[1]).not.toContain('The first');
  });

  it('returns null for a page without new text', () => {
    expect(joinPage(FIRST, page(2, FIRST.content))).toBeNull();
    const second = joinPage(FIRST, page(2, text('second')))!;
    expect(joinPage(second, page(3, `${text('first')}${text('second')}`))).toBeNull();
  });

  it('gives each page ids of its own and resolves URLs against its own address', () => {
    const note =
      '<p>Once<a href="#article-n1">1</a> and <a href="other.html">there</a> <img src="b.png"></p><p id="article-n1">Note.</p>';
    const joined = joinPage(
      { ...FIRST, content: FIRST.content + note },
      page(2, text('second') + note.replace('Once', 'Again').replace('Note', 'Other note')),
    )!;
    const whole = joinedContent(joined);
    const ids = [...whole.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual(['article-n1', 'article-p2-n1']);
    expect([...whole.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#article-n1',
      'https://site.example/other.html',
      '#article-p2-n1',
      'https://site.example/story/other.html',
    ]);
    expect([...whole.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      'https://site.example/b.png',
      'https://site.example/story/b.png',
    ]);
  });

  it('sanitises the page', () => {
    const joined = joinPage(
      FIRST,
      page(2, `${text('second')}<script>fired</script><p onclick="x">and <a href="javascript:x">more</a></p>`),
    )!;
    const html = [...pageContents(joined)[1]!.children].map(({ outerHTML }) => outerHTML).join('');
    expect(html).not.toMatch(/script|onclick|fired/);
  });
});

it('exports all pages in every format', async () => {
  const joined = joinPage(joinPage(FIRST, page(2, text('second')))!, page(3, text('third')))!;
  for (const exporter of exporters) {
    const written = await exporter.render(joined, joinedContent(joined));
    for (const name of ['first', 'second', 'third']) expect(written, exporter.id).toContain(`The ${name} paragraph`);
  }
});

it('joins all parts of a long page', () => {
  const paragraphs = Array.from({ length: 1_000 }, (_, at) => text(`${String(at)}th`)).join('');
  const whole = joinedContent({ ...FIRST, content: paragraphs });
  expect(whole.querySelectorAll('p')).toHaveLength(1_000);
  expect(whole.textContent).toBe(paragraphs.replace(/<[^>]+>/g, ''));
});

it('returns the same contents for a copy of the article that comes from storage', () => {
  const joined = joinPage(FIRST, page(2, `<p>A line that opens every page of it.</p>${text('second')}`))!;
  expect(textsOf(JSON.parse(JSON.stringify(joined)) as Article)).toEqual(textsOf(joined));
});

it('keeps further pages when the same page is read again by the same algorithm', () => {
  const joined = joinPage(FIRST, page(2, text('second')))!;
  const again = { ...FIRST, wordCount: 120, content: `${FIRST.content}${text('restored')}` };
  expect(keepFurtherPages(joined, again)).toMatchObject({
    wordCount: 1120,
    further: joined.further,
    pages: joined.pages,
  });
  expect(keepFurtherPages(joined, { ...again, algorithm: 'bte' })).not.toHaveProperty('further');
  expect(keepFurtherPages(FIRST, again)).toBe(again);
});
