import { afterEach, expect, test } from 'vitest';
import { buildArticle } from './build-article.ts';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';

function contentOf(body: string, accepted = ''): string {
  const walk = walkPage(framedPage(body));
  return buildArticle(
    walk,
    { keep: walk.outline.blocks.map(({ text }) => !text.includes('drop')) },
    { title: '', accepted },
  ).content;
}

type PostFixture = {
  readonly author: string;
  readonly day: number;
  readonly text: string;
  readonly more?: string;
  readonly inner?: string;
};

function post({ author, day, text, more = '', inner = '' }: PostFixture): string {
  return `<div class="post"><div class="head"><a class="author" href="/u/${author}">${author}</a> <time datetime="2024-05-0${day}">${day} May</time></div><div class="body"><p>${text}</p></div>${more}${inner}</div>`;
}

function written({ author, day, text, inner = '' }: PostFixture): string {
  return `<article class="post"><header><b class="author"><a href="https://site.example/u/${author}">${author}</a></b> <time datetime="2024-05-0${day}">${day} May</time></header><p>${text}</p>${inner}</article>`;
}

const ADA: PostFixture = { author: 'ada', day: 1, text: 'The first of them said something that is long enough.' };
const BOB: PostFixture = { author: 'bob', day: 2, text: 'The second answered at a length that is about the same.' };
const CAY: PostFixture = { author: 'cay', day: 3, text: 'The third had nothing to add, and added it all the same.' };

afterEach(() => {
  document.body.replaceChildren();
});

test('keeps author, time and order of posts', () => {
  expect(contentOf(`<main>${post(ADA)}${post(BOB)}${post(CAY)}</main>`)).toBe(
    written(ADA) + written(BOB) + written(CAY),
  );
});

test('keeps dropped authors and times, drops kept panels and buttons', () => {
  const page = `<main>${[ADA, BOB].map((fixture) => post({ ...fixture, more: '<div class="panel"><p>Posts: 12</p><a href="/r">Reply</a></div>' })).join('')}</main>`;
  const walk = walkPage(framedPage(page));
  const keep = walk.outline.blocks.map(({ text }) => !text.startsWith('ada') && !text.startsWith('bob'));
  expect(buildArticle(walk, { keep }, { title: '' }).content).toBe(written(ADA) + written(BOB));
});

test('nests an answer in the post that it answers, by nesting in the page', () => {
  const page = `<main>${post({ ...ADA, inner: `<div class="children">${post({ ...BOB, inner: `<div class="children">${post(CAY)}</div>` })}</div>` })}${post({ ...CAY, author: 'dan' })}</main>`;
  expect(contentOf(page)).toBe(
    written({ ...ADA, inner: written({ ...BOB, inner: written(CAY) }) }) + written({ ...CAY, author: 'dan' }),
  );
});

test('nests an answer in the post that it answers, by indentation', () => {
  const indented = (fixture: PostFixture, pixels: number): string =>
    `<div style="margin-left:${pixels}px">${post(fixture)}</div>`;
  expect(contentOf(`<main>${indented(ADA, 0)}${indented(BOB, 30)}${indented(CAY, 0)}</main>`)).toBe(
    written({ ...ADA, inner: written(BOB) }) + written(CAY),
  );
});

test('does not nest a post that is far to the side', () => {
  const moved = (fixture: PostFixture, pixels: number): string =>
    `<div style="margin-left:${pixels}px">${post(fixture)}</div>`;
  expect(contentOf(`<main>${moved(ADA, 0)}${moved(BOB, 300)}</main>`)).toBe(written(ADA) + written(BOB));
});

test('unwraps a list whose items are posts', () => {
  expect(contentOf(`<ol><li>${post(ADA)}</li><li>${post(BOB)}</li></ol>`)).toBe(written(ADA) + written(BOB));
});

test.each([
  ['a class', (html: string) => html.replace('class="post"', 'class="post accepted-answer"'), ''],
  ['microdata', (html: string) => html.replace('class="post"', 'class="post" itemprop="acceptedAnswer"'), ''],
  ['JSON-LD', (html: string) => html, 'The second answered at a length'],
])('marks the accepted answer given by %s', (_, mark, accepted) => {
  const content = contentOf(`<main>${post(ADA)}${mark(post(BOB))}</main>`, accepted);
  expect(content).toBe(
    written(ADA) + written(BOB).replace('class="post"', 'class="post accepted"').replace('<header>', '<header>✓ '),
  );
});

test('does not mark answers where all are marked as accepted', () => {
  expect(
    contentOf(
      `<main>${[ADA, BOB].map((fixture) => post(fixture).replace('class="post"', 'class="post accepted"')).join('')}</main>`,
    ),
  ).toBe(written(ADA) + written(BOB));
});

test('keeps author and time after the text of a post', () => {
  const signed = ({ author, day, text }: PostFixture): string =>
    `<div class="answer"><div class="text"><p>${text}</p></div><div class="sign">answered <time datetime="2024-05-0${day}">${day} May</time> <a href="/users/${author}">${author}</a></div></div>`;
  const content = contentOf(`<main>${signed(ADA)}${signed(BOB)}</main>`);
  expect(content).toContain(
    `<p>${ADA.text}</p><footer>answered <time datetime="2024-05-01">1 May</time> <b class="author"><a href="https://site.example/users/ada">ada</a></b></footer></article>`,
  );
});

test('marks an author that the page prints in bold', () => {
  const bold = (html: string): string => html.replace(/<a class="author".*?<\/a>/, '<b class="fn author">$&</b>');
  expect(contentOf(`<main>${bold(post(ADA))}${bold(post(BOB))}</main>`)).toBe(written(ADA) + written(BOB));
});

test('does not take an article with a byline for a thread', () => {
  expect(
    contentOf(
      `<article><div><a rel="author" href="/author/ada">ada</a> <time>1 May</time></div><p>${ADA.text}</p><p>${BOB.text}</p></article>`,
    ),
  ).not.toContain('class="post"');
});

test('drops portraits of authors', () => {
  const page = [ADA, BOB]
    .map((fixture) =>
      post(fixture).replace('<a class', '<img src="/face.png" width="80" height="80" alt="face"><a class'),
    )
    .join('');
  expect(contentOf(`<main>${page}</main>`)).toBe(written(ADA) + written(BOB));
});
