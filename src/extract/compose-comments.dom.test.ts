import { finish } from '../engine/steps.ts';
import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../dom/testing/framed-page.ts';
import { walkPage } from '../dom/walk/walk-page.ts';
import type { BlockKind } from '../engine/types.ts';
import { composeArticle } from './compose-article.ts';
import { composeComments } from './compose-comments.ts';
import { ALL_CODE } from '../dom/rare/all-code.ts';

const ARTICLE = '<article><h1>The tide mill</h1><p>in the article: the mill ground corn at every ebb.</p></article>';

type CommentFixture = { readonly author: string; readonly text: string; readonly replies?: string };

function comment({ author, text, replies = '' }: CommentFixture): string {
  return `<li class="comment"><div class="head"><img src="/face.png" width="400" height="300" alt="face"><b class="author"><a href="/u/${author}">${author}</a></b> <time datetime="2024-05-01">1 May</time></div><div class="body"><p>${text}</p></div><a href="#reply">Reply</a>${replies && `<ol class="children">${replies}</ol>`}</li>`;
}

function written({ author, text, replies = '' }: CommentFixture): string {
  return `<article class="post" id=""><header><b class="author"><a href="https://site.example/u/${author}">${author}</a></b> <time datetime="2024-05-01">1 May</time></header><p>${text}</p>${replies}</article>`;
}

const ADA = { author: 'ada', text: 'My grandfather worked there until the wheel was taken out.' };
const BOB = { author: 'bob', text: 'The wheel is in the museum now, next to the old ferry.' };
const CAY = { author: 'cay', text: 'The tide mill' };

const listOf = (...comments: readonly string[]): string => `<ol class="comment-list">${comments.join('')}</ol>`;

/** The comments of a page: its blocks outside `article`. `inArticle`: whether the article holds a block. */
function commentsOf(body: string, inArticle = (text: string): boolean => text.startsWith('in the article')) {
  const walk = walkPage(framedPage(body));
  const { blocks } = walk.outline;
  const kinds = blocks.map(({ text }): BlockKind => (text.startsWith('in the article') ? 'article' : 'comment'));
  return finish(
    composeComments(
      walk,
      kinds,
      blocks.map(({ text }) => inArticle(text)),
      ALL_CODE,
    ),
  )?.comments;
}

afterEach(() => {
  document.body.replaceChildren();
});

test('writes each comment with author and time, and a reply inside the comment it answers', () => {
  const list = listOf(comment({ ...ADA, replies: comment(BOB) }), comment(CAY));
  const comments = commentsOf(list)!;
  expect(comments.content.replace(/id="[^"]*"/g, 'id=""')).toBe(
    written({ ...ADA, replies: written(BOB) }) + written(CAY),
  );
  expect(comments.count).toBe(3);
  expect(comments.thread).toEqual(
    [null, 0, null].map((parent, at) => ({
      id: `article-post-${at + 1}`,
      author: ['ada', 'bob', 'cay'][at],
      time: '2024-05-01',
      parent,
      score: null,
      isAccepted: false,
    })),
  );
  expect(comments.wordCount).toBeGreaterThan(20);
});

test('takes the posts of known software in place of what the algorithm calls comments', () => {
  const post = ({ author, text }: CommentFixture): string =>
    `<div itemscope itemtype="https://schema.org/Comment"><b itemprop="author">${author}</b> <time itemprop="dateCreated" datetime="2024-05-01">1 May</time><p itemprop="text">${text}</p></div>`;
  const walk = walkPage(framedPage(`${ARTICLE}<div>${post(ADA)}${post(BOB)}</div><p>${ADA.text} In a form.</p>`));
  const { blocks } = walk.outline;
  const kinds = blocks.map(({ text }): BlockKind => (text.endsWith('form.') ? 'comment' : 'furniture'));
  const inArticle = blocks.map(({ text }) => text.startsWith('in the article'));
  const comments = finish(composeComments(walk, kinds, inArticle, ALL_CODE))?.comments;
  expect(comments?.count).toBe(2);
  expect(comments?.content).toContain(BOB.text);
  expect(comments?.content).not.toContain('In a form.');
  // Posts that are the article are no comments on it.
  const whole = blocks.map(({ text }) => text === ADA.text);
  expect(finish(composeComments(walk, kinds, whole, ALL_CODE))).toBeNull();
});

test('returns no number where single comments cannot be distinguished', () => {
  expect(commentsOf(`<div class="comments"><p>${ADA.text}</p><p>${BOB.text}</p></div>`)).toEqual({
    content: `<p>${ADA.text}</p><p>${BOB.text}</p>`,
    count: null,
    wordCount: 22,
  });
});

test('returns nothing without comments, with less than six words of prose, or with all in the article', () => {
  expect(commentsOf('<p>in the article</p>')).toBeUndefined();
  expect(commentsOf('<p>in the article</p><p class="comment">Comments are closed on Sundays</p>')).toBeUndefined();
  expect(
    commentsOf('<h3>Comments are closed on all our Sundays</h3><a href="/">The rules of our comments</a>'),
  ).toBeUndefined();
  expect(commentsOf('<p>in the article</p><p class="comment">Comments are closed on all Sundays</p>')).toBeDefined();
  expect(commentsOf(listOf(comment(ADA), comment(BOB)), () => true)).toBeUndefined();
});

test('repeats nothing of the article that the plan would add between two comments', () => {
  const caption = '<figure><img src="/a.png" alt=""><figcaption>in the article: a caption</figcaption></figure>';
  const comments = commentsOf(`<div><h3>Comments</h3><p>${ADA.text}</p>${caption}<p>${BOB.text}</p></div>`)!;
  expect(comments.content).toContain(BOB.text);
  expect(comments.content).not.toContain('in the article');
});

test('repeats no picture of the article that stands between two comments', () => {
  const picture = (name: string) => `<p><img src="/${name}.png" width="600" height="400" alt="${name}"></p>`;
  const walk = walkPage(
    framedPage(`<div class="comments"><p>${ADA.text}</p>${picture('mill')}${picture('wheel')}<p>${BOB.text}</p></div>`),
  );
  const { blocks, elements } = walk.outline;
  const kinds = blocks.map((): BlockKind => 'comment');
  const none = blocks.map(() => false);
  const pictures = elements.flatMap(({ tag }, i) => (tag === 'img' ? [i] : []));
  const contentWithout = (own: readonly number[]) =>
    finish(composeComments(walk, kinds, none, ALL_CODE, own))?.comments.content;
  expect(contentWithout([])).toContain('mill.png');
  expect(contentWithout(pictures.slice(0, 1))).not.toContain('mill.png');
  expect(contentWithout(pictures.slice(0, 1))).toContain('wheel.png');
});

test('leaves comments out of content, words, lead image and excerpt of the article', () => {
  const page = framedPage(ARTICLE + listOf(comment(ADA), comment(BOB)));
  const walk = walkPage(page);
  const { blocks } = walk.outline;
  const keep = blocks.map(({ text }) => text.startsWith('in the article'));
  const kinds = blocks.map(({ heading }, b): BlockKind => (keep[b] || heading > 0 ? 'article' : 'comment'));
  const metadata = {
    title: 'The tide mill',
    byline: null,
    siteName: null,
    published: null,
    lang: 'en',
    dir: 'ltr',
    excerpt: '',
    leadImage: null,
    url: 'https://site.example/post/',
  } as const;
  const verdicts = { keep, score: new Float32Array(blocks.length), reason: blocks.map(() => ''), confidence: 1 };
  const compose = (more: object) =>
    finish(
      composeArticle({
        read: {
          source: page,
          page: { outline: walk.outline, title: '', description: '', lang: '', url: '' },
          walk,
          metadata,
          credits: null,
          graph: [],
        },
        verdicts: { ...verdicts, ...more },
        algorithm: 'test',
        need: ALL_CODE,
      }),
    );
  const { article, keep: kept } = compose({ kinds });
  const { comments, ...rest } = article;
  expect(comments?.count).toBe(2);
  expect(compose({}).article).toEqual(rest);
  expect(rest.leadImage).toBeNull();
  expect(kept).toEqual(keep);
});

test('finds no comments where the page only invites to write some, or repeats the article', () => {
  expect(
    commentsOf('<p class="comment">You must be logged in to post, reply to, or rate a comment here.</p>'),
  ).toBeUndefined();
  expect(
    commentsOf('<p class="comment">Um eine Antwort zu erstellen, musst du hier im Forum registriert sein.</p>'),
  ).toBeUndefined();
  const told = 'The mill ground corn at every ebb of the tide.';
  let seen = 0;
  expect(
    commentsOf(`<p>${told}</p><div class="comment"><p>${told}</p></div>`, (text) => text === told && seen++ === 0),
  ).toBeUndefined();
  expect(
    commentsOf(
      `<p class="comment">I could not sign in to the library for a year, so I walked there. ${told.repeat(6)}</p>`,
    ),
  ).toBeDefined();
});
