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

type Said = {
  readonly who: string;
  readonly day: number;
  readonly text: string;
  readonly more?: string;
  readonly inner?: string;
};

function post({ who, day, text, more = '', inner = '' }: Said): string {
  return `<div class="post"><div class="head"><a class="author" href="/u/${who}">${who}</a> <time datetime="2024-05-0${day}">${day} May</time></div><div class="body"><p>${text}</p></div>${more}${inner}</div>`;
}

function written({ who, day, text, inner = '' }: Said): string {
  return `<article class="post"><header><b class="author"><a href="https://site.example/u/${who}">${who}</a></b> <time datetime="2024-05-0${day}">${day} May</time></header><p>${text}</p>${inner}</article>`;
}

const ADA: Said = { who: 'ada', day: 1, text: 'The first of them said something that is long enough.' };
const BOB: Said = { who: 'bob', day: 2, text: 'The second answered at a length that is about the same.' };
const CAY: Said = { who: 'cay', day: 3, text: 'The third had nothing to add, and added it all the same.' };

afterEach(() => {
  document.body.replaceChildren();
});

test('posts keep author, time and order', () => {
  expect(contentOf(`<main>${post(ADA)}${post(BOB)}${post(CAY)}</main>`)).toBe(
    written(ADA) + written(BOB) + written(CAY),
  );
});

test('author and time stay where the verdict dropped them, and panels and buttons go where it kept them', () => {
  const page = `<main>${[ADA, BOB].map((said) => post({ ...said, more: '<div class="panel"><p>Posts: 12</p><a href="/r">Reply</a></div>' })).join('')}</main>`;
  const walk = walkPage(framedPage(page));
  const keep = walk.outline.blocks.map(({ text }) => !text.startsWith('ada') && !text.startsWith('bob'));
  expect(buildArticle(walk, { keep }, { title: '' }).content).toBe(written(ADA) + written(BOB));
});

test('an answer stands inside what it answers, by nesting', () => {
  const page = `<main>${post({ ...ADA, inner: `<div class="children">${post({ ...BOB, inner: `<div class="children">${post(CAY)}</div>` })}</div>` })}${post({ ...CAY, who: 'dan' })}</main>`;
  expect(contentOf(page)).toBe(
    written({ ...ADA, inner: written({ ...BOB, inner: written(CAY) }) }) + written({ ...CAY, who: 'dan' }),
  );
});

test('an answer stands inside what it answers, by how far it stands in', () => {
  const indented = (said: Said, pixels: number): string => `<div style="margin-left:${pixels}px">${post(said)}</div>`;
  expect(contentOf(`<main>${indented(ADA, 0)}${indented(BOB, 30)}${indented(CAY, 0)}</main>`)).toBe(
    written({ ...ADA, inner: written(BOB) }) + written(CAY),
  );
});

test('what stands far to the side is no answer to what is above it', () => {
  const moved = (said: Said, pixels: number): string => `<div style="margin-left:${pixels}px">${post(said)}</div>`;
  expect(contentOf(`<main>${moved(ADA, 0)}${moved(BOB, 300)}</main>`)).toBe(written(ADA) + written(BOB));
});

test('posts in the items of a list are no items', () => {
  expect(contentOf(`<ol><li>${post(ADA)}</li><li>${post(BOB)}</li></ol>`)).toBe(written(ADA) + written(BOB));
});

test.each([
  ['a class', (html: string) => html.replace('class="post"', 'class="post accepted-answer"'), ''],
  ['microdata', (html: string) => html.replace('class="post"', 'class="post" itemprop="acceptedAnswer"'), ''],
  ['JSON-LD', (html: string) => html, 'The second answered at a length'],
])('the accepted answer is marked, as %s says', (_, mark, accepted) => {
  const content = contentOf(`<main>${post(ADA)}${mark(post(BOB))}</main>`, accepted);
  expect(content).toBe(
    written(ADA) + written(BOB).replace('class="post"', 'class="post accepted"').replace('<header>', '<header>✓ '),
  );
});

test('answers that are all marked alike are not marked', () => {
  expect(
    contentOf(
      `<main>${[ADA, BOB].map((said) => post(said).replace('class="post"', 'class="post accepted"')).join('')}</main>`,
    ),
  ).toBe(written(ADA) + written(BOB));
});

test('who and when behind what was said stay behind it', () => {
  const signed = ({ who, day, text }: Said): string =>
    `<div class="answer"><div class="text"><p>${text}</p></div><div class="sign">answered <time datetime="2024-05-0${day}">${day} May</time> <a href="/users/${who}">${who}</a></div></div>`;
  const content = contentOf(`<main>${signed(ADA)}${signed(BOB)}</main>`);
  expect(content).toContain(
    `<p>${ADA.text}</p><footer>answered <time datetime="2024-05-01">1 May</time> <b class="author"><a href="https://site.example/users/ada">ada</a></b></footer></article>`,
  );
});

test('an article with a byline is no thread', () => {
  expect(
    contentOf(
      `<article><div><a rel="author" href="/author/ada">ada</a> <time>1 May</time></div><p>${ADA.text}</p><p>${BOB.text}</p></article>`,
    ),
  ).not.toContain('class="post"');
});

test('a picture of a person is none of the post', () => {
  const page = [ADA, BOB]
    .map((said) => post(said).replace('<a class', '<img src="/face.png" width="80" height="80" alt="face"><a class'))
    .join('');
  expect(contentOf(`<main>${page}</main>`)).toBe(written(ADA) + written(BOB));
});
