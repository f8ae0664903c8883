import { expect, test } from 'vitest';
import { testArticle } from '../src/reader/testing/test-article.ts';
import { checkReading } from './fuzz/real-pages/check-reading.ts';

const NOTES = [
  'The gate is as old as the mill, and the miller liked to say so. Was he right?!',
  'He never said how old the mill was, and nobody asked.',
];
const LINE = 'The miller shut the gate at the turn of the tide and slept until the ebb began.';

const mark = (at: number): string =>
  `<sup><a class="footnote-ref" id="mark-${String(at)}" href="#note-${String(at)}">${String(at)}</a></sup>`;
const notes = NOTES.map(
  (note, at) =>
    `<li id="note-${String(at + 1)}"><p>${note} <a class="footnote-back" href="#mark-${String(at + 1)}">↩︎</a></p></li>`,
);
/** The page writes each note beside its mark, and again in a list with the number in an element of its own. */
const PAGE = `<p>${LINE}<sup>1</sup><span>${NOTES[0]!}</span><sup>2</sup><span>${NOTES[1]!}</span> The mill ground corn.</p>
  <ul>${NOTES.map((note, at) => `<li><b>${String(at + 1)}</b><div>${note}</div></li>`).join('')}</ul>`;
const CONTENT = `<p>${LINE}${mark(1)}${mark(2)} The mill ground corn.</p><section class="footnotes"><ol>${notes.join('')}</ol></section>`;

type Reading = { page?: string; content: string; texts?: readonly string[]; title?: string };

/** What is wrong with an article that a page with these kept blocks became. */
function problemsOf({ page = '', content, texts = [], title = 'Wind' }: Reading): string[] {
  const blocks = texts.map((text) => ({ text, words: 1, kept: true, score: 1, reasons: [] }));
  return checkReading(`<title>Wind</title>${page}`, 'https://mill.example/', {
    kind: 'article',
    article: testArticle({ title, content }),
    blocks,
  });
}

function lostFrom(texts: readonly string[], content = CONTENT, page = PAGE): string[] {
  return problemsOf({ page, content, texts }).filter((problem) => problem.startsWith('lost'));
}

test('takes no note for lost that the article moves to its end, and no number of a note', () => {
  expect(lostFrom([`${LINE}1${NOTES[0]!}2${NOTES[1]!} The mill ground corn.`, '1', NOTES[0]!, '2', NOTES[1]!])).toEqual(
    [],
  );
});

test('takes a number for lost that no note has, a part of a note, and a number without any notes', () => {
  expect(lostFrom(['3', `${LINE}1${NOTES[0]!} He paid 2 pence for it.`])).toEqual([
    'lost: 1 runs, first: 3',
    'lost: 5 runs, first: was he right he paid',
  ]);
  expect(lostFrom(['1'], `<p>${LINE}</p>`)).toEqual(['lost: 1 runs, first: 1']);
});

test('takes words apart for one word where the page only looks so, and no part of a word', () => {
  const content = '<p>North All of the coast</p><p>Quick links Quick links</p>';
  expect(lostFrom(['NorthAll of the coast', 'Quick linksQuick links'], content)).toEqual([]);
  expect(lostFrom(['orthAll of the coast', 'Quick linksQuick'], content)).toEqual([
    'lost: 1 runs, first: orthall of the coast',
  ]);
});

test('takes the text of an emoji in a line for no loss, and any other word for one', () => {
  const page = '<p>We go at noon <img alt=":sun_hat:"> when the ebb begins.</p>';
  const texts = ['We go at noon when the ebb begins.'];
  expect(lostFrom(texts, '<p>We go at noon :sun_hat: when the ebb begins.</p>', page)).toEqual([]);
  expect(lostFrom(texts, '<p>We go at noon or later when the ebb begins.</p>', page)).toHaveLength(1);
});

test('takes what a player, a quotation of a post or a flair says for no loss', () => {
  const page = `<lite-youtube videoid="1"><span>Play video</span></lite-youtube>
    <blockquote><cite><span>(4 May 2024, 10:15)</span>Ann wrote: </cite>${LINE}</blockquote>
    <p class="title"><span class="linkflairlabel">Boats</span><a class="title">Which winch?</a> <span class="domain">(mill.example)</span></p>`;
  const texts = ['Play video', `(4 May 2024, 10:15)Ann wrote: ${LINE}`, 'BoatsWhich winch? (mill.example)'];
  const content = `<blockquote><p>Ann wrote: ${LINE}</p></blockquote><p>Which winch?</p>`;
  expect(lostFrom(texts, content, page)).toEqual([]);
  expect(lostFrom(texts, content, '')).toHaveLength(3);
});

test('takes a heading that became the title for no loss', () => {
  const texts = ['Older letters\nThe gate of the mill'];
  const content = '<pre><code>Older letters</code></pre>';
  expect(
    problemsOf({
      page: '<pre>Older letters\nThe gate of the mill</pre>',
      content,
      texts,
      title: 'The gate of the mill',
    }),
  ).toEqual([]);
  expect(lostFrom(texts, content)).toEqual(['lost: 3 runs, first: older letters the gate of']);
});

test('takes the head of a post for no loss, and a sentence with the same time for one', () => {
  const head = '<header><b class="author">Ann Berg</b> <time>4 May 2024</time></header>';
  const content = `<article class="post" id="article-post-1">${head}<p>${LINE}</p></article>`;
  const more = 'in Boats and Ropes and Winches, with 3 answers, of which the last one is by Bo';
  expect(lostFrom([`By Ann Berg on 4 May 2024 ${more}`], content)).toEqual([]);
  expect(
    lostFrom([`We saw the tide turn so late that all of us slept, which on 4 May 2024 ${more}`], content),
  ).toHaveLength(1);
});

test('finds a word that two lines became, also where the page writes lines by style', () => {
  const page = '<p><b style="color: red; display: flex">PORT<i>tcp</i></b><b style="display:flex">ROOM</b></p>';
  expect(problemsOf({ page, content: '<pre><code>PORTtcp\nROOM</code></pre>' })).toEqual([]);
  expect(problemsOf({ page, content: '<p>PORTtcpROOM</p>' })).toEqual(['invented: porttcproom']);
});

test('takes the name of a player in a line for nothing new, and any other text of a link for that', () => {
  const link = (text: string): string => `<h2>Wind <a href="https://www.tube.example/1">${text}</a></h2>`;
  const page = '<p>Wind</p><iframe title="Ebb" src="https://www.tube.example/1"></iframe>';
  for (const name of ['tube.example', 'Ebb (tube.example)', 'Ebb (tube.example, 1:23)', 'Ebb (cdn.example)'])
    expect(problemsOf({ page, content: link(name) })).toEqual([]);
  expect(problemsOf({ page, content: link('Flood') })).toEqual(['invented: flood']);
});

test('takes the caption of a table for no move, and finds rows in another order', () => {
  const [first, second] = [`<tr><td>${LINE}</td></tr>`, `<tr><td>${NOTES[0]!}</td></tr>`];
  const caption = `<caption>${NOTES[1]!}</caption>`;
  const page = `<table>${first}${second}${caption}</table>`;
  const orderIn = (rows: string): string[] =>
    problemsOf({ page, content: `<table>${caption}<tbody>${rows}</tbody></table>` }).map((one) =>
      one.replace(/:.*/, ''),
    );
  expect(orderIn(first + second)).toEqual([]);
  expect(orderIn(second + first)).toContain('out of order');
});

test('takes equal words across lines of a listing for no repetition, and finds a repeated listing', () => {
  const lines = ['send to the mill at noon', 'that the ebb begins at four', 'and close'];
  const page = `<p>${lines.join(' ')}</p><pre>${lines.map((line, at) => `${String(at)} ${line}\n`).join('')}</pre>`;
  const content = `<p>${lines.join(' ')}</p><pre><code>${lines.join('\n')}</code></pre>`;
  expect(problemsOf({ page, content })).toEqual([]);
  const long = Array.from({ length: 30 }, (_, at) => `say ${String(at)}`).join('\n');
  const listing = `<pre><code>${long}</code></pre>`;
  expect(problemsOf({ page: listing, content: listing + listing }).join()).toContain('twice: say 0 say 1');
});

test('takes notes that moved to the end for no move, and finds other text that moved', () => {
  const page = `<p>${LINE}<span>${NOTES[1]!} ${NOTES[0]!}</span></p><p>${NOTES[0]!.toUpperCase()} Once more.</p>`;
  const notes = `<p>${NOTES[1]!} ${NOTES[0]!}</p>`;
  const kindsIn = (content: string): string[] => problemsOf({ page, content }).map((one) => one.replace(/:.*/, ''));
  const later = `<p>${LINE}</p><p>${NOTES[0]!.toUpperCase()} Once more.</p>`;
  expect(kindsIn(`${later}<section class="footnotes">${notes}</section>`)).toEqual([]);
  expect(kindsIn(later + notes)).toContain('out of order');
});

test('takes equal words that touch the mark of a note for repeated on the page', () => {
  const page = `<p>${LINE}<sup>1</sup><span>${NOTES[1]!}</span></p><ul><li>${NOTES[1]!}</li></ul>`;
  expect(problemsOf({ page, content: `<p>${LINE} ${NOTES[1]!}</p><p>${NOTES[1]!}</p>` })).toEqual([]);
  expect(
    problemsOf({ page: page.replace(/<ul>.*/, ''), content: `<p>${NOTES[1]!}</p><p>${NOTES[1]!}</p>` }).join(),
  ).toContain('twice');
});

test('takes the head of a post in a line for no move', () => {
  const page = `<p>${LINE}</p><p>Posted by Ann Berg of the mill on the hill, 4 May 2024 at 10:15</p>`;
  const head = '<b class="author">Ann Berg of the mill on the hill</b> <time>4 May 2024 at 10:15</time>';
  expect(problemsOf({ page, content: `<h2>${head}<br>${LINE}</h2>` })).toEqual([]);
});

test('takes a number that became that of an item, and another number of a note, for no loss', () => {
  const item = (value: string): string => `<ol><li ${value}>Shut the gate at noon</li></ol>`;
  expect(lostFrom(['8. Shut the gate at noon'], item('value="8"'))).toEqual([]);
  expect(lostFrom(['8. Shut the gate at noon'], item(''))).toHaveLength(1);
  const noted = CONTENT.replace('The mill ground corn.', `So it was!${mark(1)}`);
  expect(lostFrom(['So it was![9]'], noted)).toEqual([]);
  expect(lostFrom(['So is it![9]'], noted)).toHaveLength(1);
});

test('takes text in a picture, and a link before the code of a listing, for no loss', () => {
  const page = '<picture><i>width="9"</i></picture><pre><a href="/run">R</a><code>impl ebb for flood</code></pre>';
  const texts = ['width="9"', 'Rimpl ebb for flood'];
  const content = '<pre><code>impl ebb for flood</code></pre>';
  expect(lostFrom(texts, content, page)).toEqual([]);
  expect(lostFrom(texts, content, '')).toHaveLength(2);
});
