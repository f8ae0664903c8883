import { afterEach, expect, test } from 'vitest';
import { buildAtOnce } from '../testing/build-at-once.ts';
import { framedPage } from '../testing/framed-page.ts';
import { walkPage } from '../walk/walk-page.ts';
import { ALL_CODE } from '../rare/all-code.ts';

function contentOf(body: string, accepted = ''): string {
  const walk = walkPage(framedPage(body));
  const { content } = buildAtOnce(
    walk,
    { keep: walk.outline.blocks.map(({ text }) => !text.includes('drop')) },
    { title: '', accepted },
    ALL_CODE,
  );
  return content.replace(/ id="article-post-\d+"/g, '');
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

test.each(['pre', 'h2'])(
  'writes author and time as a line where a %s around the posts cannot hold blocks',
  (around) => {
    const page = contentOf(`<main><${around}>${post(ADA)}${post(BOB)}</${around}></main>`);
    const lines = page.replace(/<br>|\n/g, '|').replace(/<[^>]*>/g, '');
    expect(lines).toBe(`ada 1 May|${ADA.text}|bob 2 May|${BOB.text}`);
  },
);

test('keeps a sentence with a figure that looks like a date, and shows it as no time', () => {
  const rated = (name: string, of: string): string =>
    `<div><p class="author">${name}</p><p>The ${of} has a good name, with <a href="/r">4.9/5 from 227,000 guests</a>.</p><p>${ADA.text}</p></div>`;
  const content = contentOf(`<main>${rated('ada', 'inn')}${rated('bob', 'mill')}</main>`);
  expect(content).not.toContain('<time>');
  expect(content.replace(/<[^>]*>/g, '')).toContain('The mill has a good name, with 4.9/5 from 227,000 guests.');
});

test.each(['May 4, 2024', '<time>May 4, 2024</time>'])('keeps the credit of a post that a post embeds: %s', (date) => {
  const quoted = (name: string, text: string): string =>
    `<div><p class="author">${name}</p><p>${text}</p><blockquote class="twitter-tweet"><p>The ebb was late.</p>— Cay (@cay) <a href="/c">${date}</a></blockquote></div>`;
  const content = contentOf(`<main>${quoted('ada', ADA.text)}${quoted('bob', BOB.text)}</main>`);
  expect(content.match(/— Cay \(@cay\)/g)).toHaveLength(2);
});

test('keeps dropped authors and times, drops kept panels and buttons', () => {
  const page = `<main>${[ADA, BOB].map((fixture) => post({ ...fixture, more: '<div class="panel"><p>Posts: 12</p><a href="/r">Reply</a></div>' })).join('')}</main>`;
  const walk = walkPage(framedPage(page));
  const keep = walk.outline.blocks.map(({ text }) => !text.startsWith('ada') && !text.startsWith('bob'));
  expect(buildAtOnce(walk, { keep }, { title: '' }, ALL_CODE).content.replace(/ id="article-post-\d+"/g, '')).toBe(
    written(ADA) + written(BOB),
  );
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

test('states author, time and score before the text, also where the page has them after it', () => {
  const signed = ({ author, day, text }: PostFixture): string =>
    `<div class="answer"><div class="text"><p>${text}</p></div><div class="sign">answered <time datetime="2024-05-0${day}">${day} May</time> <a href="/users/${author}">${author}</a> <span class="score">${day} points</span></div></div>`;
  const content = contentOf(`<main>${signed(ADA)}${signed(BOB)}</main>`);
  expect(content).toContain(
    `<article class="post"><header><b class="author"><a href="https://site.example/users/ada">ada</a></b> <time datetime="2024-05-01">1 May</time> <data class="score" value="1">1</data></header><p>${ADA.text}</p></article>`,
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

/** A post as XenForo 2 writes it. */
function xenforo({ author, day, text }: PostFixture): string {
  return `<article class="message message--post"><div class="message-user"><a class="avatar" href="/members/${author}">${author[0]!.toUpperCase()}</a><h4 class="message-name"><a class="username" href="/members/${author}">${author}</a></h4><h5>Member</h5></div><div class="message-attribution"><time datetime="2024-05-0${day}T10:15:00+0100">${day} May</time></div><div class="message-body"><div class="bbWrapper"><p>${text}</p></div></div><div class="message-signature">The sign of ${author}</div></article>`;
}

test('finds the posts of known software, with those that the verdicts drop and without panels', () => {
  const page = xenforo(ADA) + xenforo({ ...BOB, text: `${BOB.text} drop` });
  const walk = walkPage(framedPage(`<main><h2>A thread</h2>${page}</main>`));
  const keep = walk.outline.blocks.map(({ text }) => !text.includes('drop'));
  const built = buildAtOnce(walk, { keep }, { title: '' }, ALL_CODE);
  expect(built.content).toBe(
    `<article class="post" id="article-post-1"><header><b class="author"><a href="https://site.example/members/ada">ada</a></b> <time datetime="2024-05-01T10:15:00+01:00">1 May</time></header><p>${ADA.text}</p></article>` +
      `<article class="post" id="article-post-2"><header><b class="author"><a href="https://site.example/members/bob">bob</a></b> <time datetime="2024-05-02T10:15:00+01:00">2 May</time></header><p>${BOB.text} drop</p></article>`,
  );
  expect(built.thread).toEqual(
    ['ada', 'bob'].map((author, at) => ({
      id: `article-post-${at + 1}`,
      author,
      time: `2024-05-0${at + 1}T10:15:00+01:00`,
      parent: null,
      score: null,
      isAccepted: false,
    })),
  );
});

test('does not take posts of known software below an article for the article', () => {
  const article = '<p>in the article: a text that is longer than all of the comments below it.</p>'.repeat(4);
  const walk = walkPage(framedPage(`<main>${article}${xenforo(ADA)}</main>`));
  const keep = walk.outline.blocks.map(({ text }) => text.startsWith('in the article'));
  expect(buildAtOnce(walk, { keep }, { title: '' }, ALL_CODE).thread).toEqual([]);
});

test('reads who wrote a comment of TypePad, also without a link, and no date as a name', () => {
  const comment = (by: string, text: string): string =>
    `<div class="comment"><div class="comment-content"><p>${text}</p></div><p class="comment-footer">Posted by:\n${by} |\n<a href="/tides#comment-6a00">May 4, 2024 at 12:55 AM</a></p></div>`;
  const linked = '<a href="https://mill.example/">Bob (the miller)</a>';
  expect(contentOf(`<main>${comment('Ada of Chicago', ADA.text)}${comment(linked, BOB.text)}</main>`)).toBe(
    `<article class="post"><header><b class="author">Ada of Chicago</b> <time>May 4, 2024 at 12:55 AM</time></header><p>${ADA.text}</p></article>` +
      `<article class="post"><header><b class="author"><a href="https://mill.example/">Bob (the miller)</a></b> <time>May 4, 2024 at 12:55 AM</time></header><p>${BOB.text}</p></article>`,
  );
});

test.each([
  ['2024-05-04T18:05:00Z', '2024-05-04 18:05'],
  ['2024-05-04T00:00:00+02:00', '2024-05-04'],
  ['2024-05-04', '2024-05-04'],
])('writes a time that only a script would show as a date: %s', (datetime, shown) => {
  const time = `<time datetime="${datetime}"></time>`;
  const page = (xenforo(ADA) + xenforo(BOB)).replace(/<time.*?<\/time>/g, time);
  expect(contentOf(`<main>${page}</main>`)).toContain(`<time datetime="${datetime}">${shown}</time>`);
});

test('takes the link to the author of a marked comment for the name, without what stands beside it', () => {
  const marked = ({ author, day, text }: PostFixture): string =>
    `<div itemscope itemtype="https://schema.org/Comment"><div itemprop="author" itemscope itemtype="https://schema.org/Person"><a itemprop="url" href="/u/${author}"><img alt="" src="/${author}.jpg"></a><a itemprop="url" href="/u/${author}">${author}</a><span>· Joined 2022</span></div><time datetime="2024-05-0${day}">${day} May</time><div itemprop="text"><p>${text}</p></div></div>`;
  expect(contentOf(`<main>${marked(ADA)}${marked(BOB)}</main>`)).toBe(written(ADA) + written(BOB));
});
