import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../article/extraction.ts';
import { parsePage } from '../parse-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { finish } from '../../engine/steps.ts';
import { mayHaveNextPage } from './may-have-next-page.ts';
import { findNextPage, meaningOf } from './next-page.ts';

const TEXT =
  '<p>The ferry leaves before the bakeries open, and who wants a seat on the upper deck learns to carry breakfast in a paper bag.</p>'.repeat(
    3,
  );
const SITE = 'https://site.example';

/** Finds the next page of a test page at that address. */
function find(
  body: string,
  {
    at = '/story',
    head = '',
    kind,
    declaredKinds = [],
  }: { at?: string; head?: string; kind?: PageKind; declaredKinds?: readonly string[] } = {},
) {
  const parsed = new DOMParser().parseFromString(
    `<html><head><base href="${SITE}${at}">${head}</head><body><article><h1>The ferry</h1>${TEXT}</article>${body}</body></html>`,
    'text/html',
  );
  // A document without an address of its own takes that of its base.
  const page = document.implementation.createHTMLDocument();
  page.replaceChild(page.importNode(parsed.documentElement, true), page.documentElement);
  const { outline } = walkPage(page);
  const next = findNextPage(
    page,
    outline,
    outline.blocks.map(() => true),
    kind,
    declaredKinds,
  );
  // The test that decides whether this code is loaded must not miss a page.
  if (next !== null) expect(finish(mayHaveNextPage(page, kind))).toBe(true);
  return next;
}

const row = (inner: string): string => `<nav class="pagination">${inner}</nav>`;

describe('findNextPage finds a next page', () => {
  for (const [name, body, options, expected] of [
    [
      'by rel=next in the head',
      '',
      { head: '<link rel="next" href="/story/2">' },
      { current: 1, total: null, next: '/story/2' },
    ],
    [
      'by rel=next on a link',
      '<a rel="nofollow next" href="?page=2">›</a>',
      {},
      { current: 1, total: null, next: '/story?page=2' },
    ],
    [
      'by a row of numbers with the current one without a link',
      row('<span>1</span> <a href="/story/2">2</a> <a href="/story/3">3</a>'),
      {},
      { current: 1, total: 3, next: '/story/2' },
    ],
    [
      'by numbers in plain text',
      '<p>Pages: 1 <a href="/story/2/">2</a> <a href="/story/3/">3</a></p>',
      { at: '/story/' },
      { current: 1, total: 3, next: '/story/2/' },
    ],
    [
      'by numbers in elements inside the links',
      row('<strong>2</strong><a href="/story/page/1/"><i>1</i></a>').replace(
        /<strong>2<\/strong>(.*)<\/nav>/,
        '$1<strong>2</strong> <a href="/story/page/3/"><i>3</i></a></nav>',
      ),
      { at: '/story/page/2/' },
      { current: 2, total: 3, next: '/story/page/3/' },
    ],
    [
      'by a current number that is a link to itself',
      row(
        '<a href="/story?page=1" aria-current="page">1</a><a href="/story?page=2">2</a><a href="/story?page=3">3</a><a href="/story?page=4">4</a>',
      ),
      { at: '/story?page=1' },
      { current: 1, total: 4, next: '/story?page=2' },
    ],
    [
      'by a list that is cut short',
      row('<b>1</b> <a href="/story/2">2</a> <a href="/story/3">3</a> …'),
      {},
      { current: 1, total: null, next: '/story/2' },
    ],
    [
      'by a list with a gap and an end',
      row('<b>1</b> <a href="/story/2">2</a> … <a href="/story/9">9</a>'),
      {},
      { current: 1, total: 9, next: '/story/2' },
    ],
    [
      'by “2 of 5” next to a link',
      '<div>Page 2 of 5 <a href="/story?p=3">Next</a></div>',
      { at: '/story?p=2' },
      { current: 2, total: 5, next: '/story?p=3' },
    ],
    [
      'by “Seite 1 von 3”',
      '<div><span>Seite 1 von 3</span> <a href="/story-2.html">Weiter</a></div>',
      { at: '/story.html' },
      { current: 1, total: 3, next: '/story-2.html' },
    ],
    [
      'by “1/4” and an arrow',
      '<div>1/4 <a href="/story,2.html" title="Page suivante">→</a></div>',
      { at: '/story,1.html' },
      { current: 1, total: 4, next: '/story,2.html' },
    ],
    [
      'by words alone',
      '<p><a href="/story-2.html">Next page »</a></p>',
      { at: '/story.html' },
      { current: 1, total: null, next: '/story-2.html' },
    ],
    [
      'by words and a page number after a known one',
      '<p><a href="/story/3">Continue reading</a></p>',
      { at: '/story/2' },
      { current: 2, total: null, next: '/story/3' },
    ],
    [
      'by the name of a link that is a picture',
      '<a aria-label="Nächste Seite" href="/story/2"><svg></svg></a>',
      {},
      { current: 1, total: null, next: '/story/2' },
    ],
    [
      'on a site that counts from 0',
      row('<b>1</b> <a href="/story?page=0,1">2</a> <a href="/story?page=0,2">3</a>'),
      {},
      { current: 1, total: 3, next: '/story?page=0,1' },
    ],
    [
      'by offsets in a row of numbers',
      row('<b>1</b> <a href="/story?start=10">2</a> <a href="/story?start=20">3</a>'),
      {},
      { current: 1, total: 3, next: '/story?start=10' },
    ],
    [
      'by parts in a row of numbers',
      row('<b>1</b> <a href="/story/part-2">2</a>'),
      { at: '/story/part-1' },
      { current: 1, total: 2, next: '/story/part-2' },
    ],
    [
      'by words and a number after a name',
      '<p><a href="/ferry-3.html">Next page</a></p>',
      { at: '/ferry-2.html' },
      { current: 2, total: null, next: '/ferry-3.html' },
    ],
    [
      'in a thread whose headings link to authors',
      `${['Ann', 'Bea', 'Cy'].map((name) => `<h4><a href="/${name}">${name}</a></h4>`).join('')}${row('<b>1</b> <a href="/story?page=2">2</a>')}`,
      { kind: 'forum' },
      { current: 1, total: 2, next: '/story?page=2' },
    ],
    [
      'on a page that declares itself a collection and an article',
      row('<b>1</b> <a href="/story/2">2</a>'),
      { declaredKinds: ['collectionpage', 'newsarticle'] },
      { current: 1, total: 2, next: '/story/2' },
    ],
    [
      'in Arabic numbers',
      row('<b>١</b> <a href="/story/2">٢</a> <a href="/story/3">٣</a>'),
      {},
      { current: 1, total: 3, next: '/story/2' },
    ],
    [
      'in Japanese',
      '<p><a href="/story?page=2">次のページ</a></p>',
      {},
      { current: 1, total: null, next: '/story?page=2' },
    ],
    [
      'where a comment list has pages too',
      '<div id="comments"><a href="/story?page=2">2</a></div><p><a href="/story/2">Next page</a></p>',
      {},
      { current: 1, total: null, next: '/story/2' },
    ],
  ] as const) {
    it(name, () => {
      expect(find(body, options)).toEqual({ ...expected, next: SITE + expected.next });
    });
  }
});

describe('findNextPage finds no next page', () => {
  for (const [name, body, options] of [
    ['without evidence', '<a href="/other/2">Another story</a>', {}],
    [
      'by rel=next to the next article',
      '',
      { head: '<link rel="next" title="Five quiet beaches" href="/five-quiet-beaches">' },
    ],
    [
      'by rel=next to an article whose name ends in a number',
      '<a rel="next" href="/posts/42">Next</a>',
      { at: '/posts/41' },
    ],
    ['on another site', '', { head: '<link rel="next" href="https://elsewhere.example/story/2">' }],
    ['by another scheme', '', { head: '<link rel="next" href="http://site.example/story/2">' }],
    ['by a script', '<a rel="next" href="javascript:go(2)">Next page</a>', {}],
    ['back', '<a href="/story/1">Next page</a>', { at: '/story/2' }],
    ['to comments', '<div class="comments-nav"><a href="/story?page=2">Next page</a></div>', {}],
    ['to numbered comments', '<a rel="next" href="/story/comment-page-2">Next page</a>', {}],
    ['in a gallery', '<div class="gallery"><a href="/story?page=2">Next page</a></div>', {}],
    ['to a slide', '<a href="#2">Next page</a><a rel="next" href="/story?slide=2">Next</a>', {}],
    [
      'by infinite scrolling',
      '<div class="infinite-scroll-next"><a rel="next" href="/story/2">Next page</a></div>',
      {},
    ],
    [
      'in a calendar',
      '<table id="wp-calendar"><tr><td>1</td><td><a href="/2024/05/02">2</a></td></tr></table>',
      { at: '/2024/05/01' },
    ],
    ['to the next month', '<a rel="next" href="/2024/06/">Next page</a>', { at: '/2024/05/' }],
    ['on a front page', row('<b>1</b> <a href="/page/2">2</a> <a href="/page/3">3</a>'), { at: '/' }],
    [
      'on a list of other texts',
      `${['a', 'b', 'c'].map((name) => `<h2><a href="/${name}">A story by the name of ${name}</a></h2>`).join('')}${row('<b>1</b> <a href="/story/2">2</a>')}`,
      {},
    ],
    ['on a page classified as a collection', row('<b>1</b> <a href="/story?page=2">2</a>'), { kind: 'collection' }],
    [
      'on a page that declares itself a collection',
      row('<b>1</b> <a href="/story?page=2">2</a>'),
      { declaredKinds: ['website', 'collectionpage', 'breadcrumblist'] },
    ],
    [
      'on a page that declares itself search results',
      row('<b>1</b> <a href="/story?page=2">2</a>'),
      { declaredKinds: ['searchresultspage', 'og:website'] },
    ],
    ['to the next chapter', '<a rel="next" href="/book/chapter-2">Next</a>', { at: '/book/chapter-1' }],
    ['to a part without a row of numbers', '<a rel="next" href="/story/part-2">Next</a>', { at: '/story/part-1' }],
    ['to page 4 of 2', '<a rel="next" href="/story/4">Next page</a>', { at: '/story/2' }],
  ] as const) {
    it(name, () => {
      expect(find(body, options)).toBeNull();
    });
  }
});

it('mayHaveNextPage needs no code for the front page of a site', () => {
  const mayHave = (at: string): boolean => {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML = `<base href="${SITE}${at}">`;
    page.body.innerHTML = '<a href="/2">2</a>';
    return finish(mayHaveNextPage(page));
  };
  expect(['/', '/1', '/?page=1'].map(mayHave)).toEqual([false, true, true]);
});

describe('meaningOf', () => {
  it('recognises labels for the next page in many languages', () => {
    const labels = [
      'Next page',
      'next page »',
      'Continue reading →',
      'Nächste Seite',
      'Weiterlesen',
      'Page suivante',
      'Lire la suite…',
      'Página siguiente',
      'Próxima página',
      'Pagina successiva',
      'Volgende pagina',
      'Nästa sida',
      'Neste side',
      'Seuraava sivu',
      'Następna strona',
      'Další stránka',
      'Következő oldal',
      'Sonraki sayfa',
      'Halaman berikutnya',
      'Trang tiếp',
      'Следующая страница',
      'Наступна сторінка',
      'Επόμενη σελίδα',
      'לעמוד הבא'.replace('לעמוד', 'עמוד'),
      'الصفحة التالية'.replace('الصفحة', 'صفحة'),
      'صفحه بعد',
      'अगला पृष्ठ',
      'ถัดไป หน้า',
      '次のページ',
      '下一页',
      '下一頁',
      '다음 페이지',
    ];
    expect(labels.filter((label) => meaningOf(label) !== 'page')).toEqual([]);
  });

  it('distinguishes "next" alone from other labels', () => {
    expect(['Next', '›› Next', 'Weiter', '次へ'].map(meaningOf)).toEqual(['next', 'next', 'next', 'next']);
    expect(
      ['Next article', 'Front page', '2', '→', 'The next page of a long and winding history', 'Home'].map(meaningOf),
    ).toEqual([null, null, null, null, null, null]);
  });
});

it('parsePage sets the base address and removes what the markup hides', () => {
  const page = parsePage(
    `<base href="/elsewhere/"><body>${TEXT.repeat(2)}<p hidden>unseen</p><div style="color:red; display: none">unseen</div><noscript>unseen</noscript><noscript><img src="a.png"></noscript><a href="x">x</a>`,
    `${SITE}/story/2`,
  );
  expect(page.document.body.textContent).not.toContain('unseen');
  expect(page.document.querySelectorAll('noscript')).toHaveLength(1);
  expect(page.document.querySelector('a')!.href).toBe(`${SITE}/elsewhere/x`);
  expect(
    walkPage(page)
      .outline.blocks.map(({ text }) => text)
      .filter((text) => text.startsWith('The ferry leaves')),
  ).toHaveLength(6);
});

it('finds the page after a fetched page by "next" and a bare number', () => {
  const page = parsePage(`<body>${TEXT.repeat(2)}<a rel="next" href="/story/3">Next</a>`, `${SITE}/story/2`);
  const { outline } = walkPage(page);
  expect(
    findNextPage(
      page,
      outline,
      outline.blocks.map(() => true),
    ),
  ).toEqual({ current: 2, total: null, next: `${SITE}/story/3` });
});
