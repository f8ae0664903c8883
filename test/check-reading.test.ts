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

function lostFrom(texts: readonly string[], content = CONTENT): string[] {
  const blocks = texts.map((text) => ({ text, words: 1, kept: true, score: 1, reasons: [] }));
  const problems = checkReading(`<title>Wind</title>${PAGE}`, 'https://mill.example/', {
    kind: 'article',
    article: testArticle({ content }),
    blocks,
  });
  return problems.filter((problem) => problem.startsWith('lost'));
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
