import { describe, expect, it } from 'vitest';
import { minutesFor, type Article } from '../../article.ts';
import { exporters } from '../../exporters/index.ts';
import { keepFurtherPages } from './append-page.ts';
import { pageUrls, pageContents, joinPage, joinedContent } from './join-pages.ts';

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
const shown = (article: Article): string[] =>
  pageContents(article).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

describe('a page that is joined', () => {
  it('comes behind those before it, whose fragments stay the same', () => {
    const joined = joinPage(FIRST, page(2, text('second')))!;
    expect(shown(joined)).toEqual([expect.stringContaining('The first'), expect.stringContaining('The second')]);
    expect(pageContents(joined)[0]).toBe(pageContents(FIRST)[0]);
    expect(joined).toMatchObject({
      wordCount: 1100,
      minutes: minutesFor(1100),
      pages: { current: 2, total: 3, next: 'https://site.example/story/3' },
    });
    expect(pageUrls(joined)).toEqual(['https://site.example/story', 'https://site.example/story/2']);
  });

  it('is the last where it leads nowhere', () => {
    const last: Article & { pages?: Article['pages'] } = page(2, text('second'));
    delete last.pages;
    expect(joinPage(FIRST, last)).not.toHaveProperty('pages');
  });

  it('loses the title, the credits, the lead and the picture that it begins with again, and what it counts twice', () => {
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
    expect(shown(joined)[1]).toMatch(/^The second/);
    expect(pageContents(joined)[1]!.querySelector('img, figure')).toBeNull();
    expect(joined.wordCount).toBeLessThan(1100);
  });

  it('loses long texts that were read before wherever they stand, and keeps short ones and tables', () => {
    const joined = joinPage(
      { ...FIRST, content: `${FIRST.content}<p>Yes.</p><table><tr><td>Ale</td></tr></table>` },
      page(2, `<table><tr><td>Ale</td></tr></table>${text('second')}${text('first')}<p>Yes.</p>`),
    )!;
    expect(shown(joined)[1]).toMatch(/^Ale ?The second/);
    expect(shown(joined)[1]).toMatch(/ ?Yes\.$/);
    expect(shown(joined)[1]).not.toContain('The first');
  });

  it('is none where it holds nothing new', () => {
    expect(joinPage(FIRST, page(2, FIRST.content))).toBeNull();
    const second = joinPage(FIRST, page(2, text('second')))!;
    expect(joinPage(second, page(3, `${text('first')}${text('second')}`))).toBeNull();
  });

  it('has ids of its own, and addresses that start from its own', () => {
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

  it('goes through the sink', () => {
    const joined = joinPage(
      FIRST,
      page(2, `${text('second')}<script>fired</script><p onclick="x">and <a href="javascript:x">more</a></p>`),
    )!;
    const html = [...pageContents(joined)[1]!.children].map(({ outerHTML }) => outerHTML).join('');
    expect(html).not.toMatch(/script|onclick|fired/);
  });
});

it('every exporter writes all pages', async () => {
  const joined = joinPage(joinPage(FIRST, page(2, text('second')))!, page(3, text('third')))!;
  for (const exporter of exporters) {
    const written = await exporter.render(joined, joinedContent(joined));
    for (const name of ['first', 'second', 'third']) expect(written, exporter.id).toContain(`The ${name} paragraph`);
  }
});

it('an article that comes back from storage is the same whole', () => {
  const joined = joinPage(FIRST, page(2, `<p>A line that opens every page of it.</p>${text('second')}`))!;
  expect(shown(JSON.parse(JSON.stringify(joined)) as Article)).toEqual(shown(joined));
});

it('another reading of the first page keeps what was read on from it, and that of another page does not', () => {
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
