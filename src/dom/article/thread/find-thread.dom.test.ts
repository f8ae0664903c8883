import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { measureTextShare } from '../parts/text-share.ts';
import { findThread } from './find-thread.ts';
import { creditBlocksOf } from './post-blocks.ts';
import type { Thread } from './thread.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const ASKED = { accepted: '', isComments: false, isChosen: false, isLive: false };

/** The thread of a page on which the algorithm keeps the blocks with one of the given words, and its first words. */
function threadOf(html: string, kept: RegExp, asked: Partial<typeof ASKED> = {}) {
  const walk = walkPage(framedPage(html));
  const { blocks } = walk.outline;
  const keep = blocks.map(({ text }) => kept.test(text));
  const thread = findThread(walk, keep, measureTextShare(walk.outline, keep), 0, { ...ASKED, ...asked });
  const textsOf = (part: Thread['furniture']): string[] => part.map((b) => blocks[b]?.text ?? '');
  return thread && { ...thread, texts: textsOf(thread.texts), furniture: textsOf(thread.furniture) };
}

const POST = (name: string, text: string): string =>
  `<div class="crawler-post"><span class="creator">${name}</span> <time datetime="2024-06-02">Jun 2</time><div class="post"><p>${text}</p></div></div>`;
const BANNER = '<div class="banner"><p>Dear all, the survey is open until June.</p></div>';
const FORUM = `<main>${BANNER}<h1>Which winch?</h1><p>An opening that stands outside the posts.</p>${POST('Ada', 'Mine slips.')}${POST('Bo', 'Grease it.')}</main>`;

test('posts of forum software are the article, and a banner that was kept is not', () => {
  const thread = threadOf(FORUM, /survey|opening/);
  expect(thread?.texts).toEqual(['Mine slips.', 'Grease it.']);
  expect(thread?.furniture).toContain('Dear all, the survey is open until June.');
  expect(thread?.furniture).not.toContain('An opening that stands outside the posts.');
});

test.each([
  '<p>Discussion in Boats started by <a href="/u/ada">Ada</a>, a year ago. It is open.</p>',
  '<p>You read Which winch? in the forum Boats. Mine slips…</p>',
  '<p id="pageDescription">All about boats. Be kind.</p>',
  '<div class="rules"><strong>Forum rules</strong><br>Write about boats only. Be kind.</div>',
])('a line about the thread before its first post is furniture: %s', (line) => {
  const furniture = threadOf(FORUM.replace('</h1>', `</h1>${line}`), /./)?.furniture;
  expect(furniture?.join()).toMatch(/boats/i);
  expect(furniture).not.toContain('An opening that stands outside the posts.');
});

test('a post without a name and a time counts among posts that have them', () => {
  const nameless = '<div class="crawler-post"><div class="post"><p>Turn it round.</p></div></div>';
  const other = '<section class="crawler-post"><div class="post"><p>Buy a winch.</p></div></section>';
  const thread = threadOf(FORUM.replace('</main>', `${nameless}${other}</main>`), /Turn/);
  expect(thread?.texts).toEqual(['Mine slips.', 'Grease it.', 'Turn it round.']);
  expect([...(thread?.posts.values() ?? [])].map(({ author }) => author)).toEqual(['Ada', 'Bo', '']);
});

test('a post without text is none, and labels of advertisements and attachments are furniture', () => {
  const labels = '<p>Anzeige</p><p>View attachment 4416</p>';
  const mixed = POST('Cy', `Sell it.</p>${labels}<p>Advertised by Bo.`);
  const more = `${POST('Advertisement', '')}${POST('Publicité', 'Publicité')}${mixed}${POST('Di', '<img src="/a.png">')}`;
  const thread = threadOf(FORUM.replace('</main>', `${more}</main>`), /./);
  expect(thread?.texts.slice(2)).toEqual(['Sell it.', 'Advertised by Bo.']);
  expect([...(thread?.posts.values() ?? [])].map(({ author }) => author)).toEqual(['Ada', 'Bo', 'Cy', 'Di']);
});

test('a letter in place of a picture of the author is no name', () => {
  const letter = (name: string) =>
    `<a href="/members/${name}"><span class="default-avatar">${name.slice(0, 1)}</span></a>`;
  const post = (name: string, text: string) =>
    `<div class="x1"><div>${letter(name)}</div><div><a href="/members/${name}">${name}</a> <time>3 May 2024</time><p>${text}</p></div></div>`;
  const thread = threadOf(`<main>${post('Ada', 'Mine slips.')}${post('Bo', 'Grease it.')}</main>`, /slips|Grease/);
  expect([...(thread?.posts.values() ?? [])].map(({ author }) => author)).toEqual(['Ada', 'Bo']);
});

test('posts of forum software do not replace a part that a person chose', () => {
  expect(threadOf(FORUM, /survey/, { isChosen: true })).toBeNull();
});

const piece = (link: string, title: string): string =>
  `<article class="post"><h2><a href="${link}">${title}</a></h2><div><a class="author" href="/author/m">Mara</a> <time>June 5, 2024</time></div><p>Text of ${title} in some words.</p></article>`;

test('records with linked headings of their own are pieces, and no posts', () => {
  const index = `<main>${piece('/a', 'One')}${piece('/b', 'Two')}</main>`;
  expect(threadOf(index, /./)).toBeNull();
  expect(threadOf(index.replace(/\/a"/, '#p1"').replace(/\/b"/, '#p2"'), /./)?.posts.size).toBe(2);
});

const said = (line: string, text: string): string => `<div><div>${line}</div><div><p>${text}</p></div></div>`;

test('a line with nothing but an author and a time is the credit of a post', () => {
  const page = `<main>${said('Ada · <span>03/03/2026 19:44</span>', 'Mine slips.')}${said('Bo B. | 4 March, 08:10', 'Grease it.')}</main>`;
  expect([...(threadOf(page, /./)?.posts.values() ?? [])].map(({ author, time }) => [author, time])).toEqual([
    ['Ada', '03/03/2026 19:44'],
    ['Bo B.', '4 March, 08:10'],
  ]);
});

test.each(['Ferry · departs at 19:44. Bring a coat', 'Photo: Ada · 2026', 'From the quay to the mill – 3/4'])(
  'the line "%s" is no credit',
  (line) => {
    expect(threadOf(`<main>${said(line, 'Mine slips.')}${said(line, 'Grease it.')}</main>`, /./)).toBeNull();
  },
);

test('paragraphs of a post are its text where some of them were dropped, and its panel is not', () => {
  const post = (name: string, ...texts: readonly string[]): string =>
    `<tr><td><div>Posts: 12</div><a href="/u/${name}">${name}</a> ${texts.map((text) => `<p>${text}</p>`).join('')}<small><time>12/30/2017</time></small></td></tr>`;
  const page = `<table>${post('Ada', 'Mine slips.', 'It is wet.')}${post('Bo', 'Grease it.', 'Not the wheel.')}</table>`;
  expect(threadOf(page, /slips|Grease/)?.texts).toEqual(['It is wet.', 'Not the wheel.']);
});

const profile = (name: string, date: string, text: string): string =>
  `<div class="x1"><div class="x2"><a href="/u/${name}">${name}</a> <i>${date}</i></div><div><p>${text}</p></div></div>`;
const twoPosts = (date: string): string =>
  `<main>${profile('Ada', date, 'Mine slips.')}${profile('Bo', date, 'Grease it.')}</main>`;

test.each([
  '3 days ago',
  'vor 2 Stunden',
  'il y a 4 jours',
  '2 дня назад',
  '3小时前',
  '5 Mar 2024',
  'March 5, 2024',
  '2024年3月5日',
  '05/03/24',
  'today at 19:44',
])('"%s" beside a profile is the time of a post without a class or tag for it', (date) => {
  expect([...(threadOf(twoPosts(date), /./)?.posts.values() ?? [])].map(({ time }) => time)).toEqual([date, date]);
});

test.each(['12 posts', 'Joined: 5 Mar 2011', 'Level 3', '4.5', 'since 2019'])(
  '"%s" beside a profile is no time of a post',
  (text) => {
    expect(threadOf(twoPosts(text), /./)).toBeNull();
  },
);

const entry = (time: string, text: string): string =>
  `<article class="block"><header><time>${time}</time></header><p>${text}</p><div><a href="#">Share</a></div></article>`;

test('entries of a live blog are posts with their times, below standfirst and main points', () => {
  const live = `<main><h1>Tide</h1><p>Follow the tide here.</p><ul class="key-events"><li><a href="#a">17.04 Gate</a></li></ul><div class="ENTRIES">${entry('17.04', 'The gate opened.')}${entry('16.04', 'It rose.')}${entry('15.04', 'Good day.')}</div></main>`;
  const thread = threadOf(live.replace('ENTRIES', 'live-blog'), /gate|rose|Good|Share/);
  expect(thread?.texts).toEqual(['Follow the tide here.', '17.04 Gate', 'The gate opened.', 'It rose.', 'Good day.']);
  expect([...(thread?.posts.values() ?? [])].map(({ time }) => time)).toEqual(['17.04', '16.04', '15.04']);
  expect(thread?.furniture).toEqual(['Share', 'Share', 'Share']);
  expect(threadOf(live, /gate|rose|Good/)).toBeNull();
  expect(threadOf(live, /gate|rose|Good/, { isLive: true })?.isLive).toBe(true);
});

test('a short post of which nothing is kept is found beside a long one', () => {
  const row = (name: string, text: string): string =>
    `<div class="row"><a href="/u/${name}">${name}</a> <time>3 May 2024</time><p>${text}</p><p class="signature">Sail slowly and carry an anchor</p></div>`;
  const page = `<main><h1>Which winch?</h1><div>${row('Ada', 'My winch slips when it is wet.')}${row('Bo', 'Thanks!')}</div></main>`;
  const thread = threadOf(page, /slips/);
  expect([...(thread?.posts.values() ?? [])].map(({ author }) => author)).toEqual(['Ada', 'Bo']);
  expect(thread?.texts).toEqual(['Thanks!']);
});

test('what is named comments below several paragraphs is no part of the article', () => {
  const prose = `<p>${'The keeper of the sluice writes the height of the water twice a day. '.repeat(3)}</p>`;
  const talk = (label: string): string =>
    `<main><h1>Two numbers</h1>${prose.repeat(3)}<section><h2>${label}</h2>${said('Ada · <span>03/03/2026 19:44</span>', 'I saw it too.')}${said('Bo · <span>04/03/2026 08:10</span>', 'So did my uncle.')}</section></main>`;
  const thread = threadOf(talk('2 comments'), /./);
  expect(thread?.posts.size).toBe(0);
  expect(thread?.furniture).toContain('I saw it too.');
  expect(threadOf(talk('2 answers'), /I saw|uncle/)?.posts.size).toBe(2);
});

test('a paragraph of prose is no credit, though a link in it was taken for the author', () => {
  const sentence = 'Whoever came by said good day, looked at the sky for a while and had no opinion of it. ';
  const lines = [`${sentence}<a>Ada</a>`, `${'no end of it '.repeat(20)}<a>Ada</a>`, 'Posted by <a>Ada</a>'];
  const { outline } = walkPage(framedPage(`<main>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`));
  const authors = outline.elements.flatMap(({ tag }, i) => (tag === 'a' ? [i] : []));
  const records = authors.map((author) => ({ index: 0, author, time: -1, body: 0, score: -1 }));
  expect([...creditBlocksOf(outline, records)].map((block) => outline.blocks[block]?.text)).toEqual(['Posted by Ada']);
});

test('a long text is no credit, though all of it is marked as a time', () => {
  const lines = [
    'Whoever came by said good day, looked at the sky for a while and had not the least opinion of it. 12:30',
    '12:30',
  ];
  const { outline } = walkPage(framedPage(`<main>${lines.map((line) => `<p><i>${line}</i></p>`).join('')}</main>`));
  const times = outline.elements.flatMap(({ tag }, i) => (tag === 'i' ? [i] : []));
  const records = times.map((time) => ({ index: 0, author: -1, time, body: 0, score: -1 }));
  expect([...creditBlocksOf(outline, records)].map((block) => outline.blocks[block]?.text)).toEqual(['12:30']);
});
