import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { decideAlike, leaveOutComments } from './decide-alike.ts';

/** Texts of the blocks that are kept, where those with these texts were kept. */
function keptOf(html: string, texts: readonly string[]): string[] {
  const outline = outlineOf(html);
  const keep = Uint8Array.from(outline.blocks, ({ text }) => (texts.includes(text) ? 1 : 0));
  return outline.blocks.flatMap(({ text }, b) => (decideAlike(outline, keep)[b] ? [text] : []));
}

const entry = (question: string, answer: string): string => `<div class="q"><p>${question}</p><p>${answer}</p></div>`;
const ENTRIES = ['one', 'two', 'three'].map((name) => [`What is ${name}?`, `It is the number ${name} of the bells.`]);
const ALL = ENTRIES.flat();
const HTML = ENTRIES.map(([question = '', answer = '']) => entry(question, answer)).join('');

test('keeps all entries of a set of which most is kept', () => {
  expect(keptOf(HTML, [ALL[0]!, ALL[1]!, ALL[5]!])).toEqual(ALL);
});

test('leaves out all entries of a set of links of which little is kept, and no others', () => {
  const links = ['Bells of the north', 'Ropes of the south', 'Gates of the west'];
  const teasers = links
    .map((text) => `<div class="t"><h3><a href="/${text}">${text}</a></h3><p>May</p></div>`)
    .join('');
  expect(keptOf(teasers, [links[1]!])).toEqual([]);
  expect(keptOf(HTML, [ALL[0]!])).toEqual([ALL[0]]);
});

test('leaves two siblings, and entries of different kinds, as they are', () => {
  expect(keptOf(entry('A bell?', 'Yes, it is one.').repeat(2), ['A bell?'])).toEqual(['A bell?', 'A bell?']);
  expect(keptOf(`<p>A bell</p>${HTML.replace('class="q"', 'class="r"')}`, [ALL[0]!, ALL[1]!])).toEqual(ALL.slice(0, 2));
});

/** Texts of kept blocks after the few kept comments were left out. */
function withoutComments(html: string, texts: readonly string[]): string[] {
  const outline = outlineOf(html);
  const keep = Uint8Array.from(outline.blocks, ({ text }) => (texts.includes(text) ? 1 : 0));
  leaveOutComments(outline, keep);
  return outline.blocks.flatMap(({ text }, b) => (keep[b] ? [text] : []));
}

const SAID = ['It rang twice on Sunday.', 'We heard it from the mole.', 'Ours is older by far.', 'The rope is new.'];
const COMMENTS = SAID.map((text) => `<div class="comment" id="comment-1"><p>${text}</p></div>`).join('');
const STORY = '<h1>Bells</h1><p>A bell for the harbour.</p>';

test('leaves out the one of several comments that was kept', () => {
  const kept = ['Bells', 'A bell for the harbour.', SAID[1]!];
  expect(withoutComments(`${STORY}<div>${COMMENTS}</div>`, kept)).toEqual(kept.slice(0, 2));
});

test('leaves comments of which more was kept, two alone, and a part around the headline', () => {
  expect(withoutComments(`${STORY}${COMMENTS}`, SAID.slice(2))).toEqual(SAID.slice(2));
  const two = SAID.slice(0, 2).map((text) => `<p class="comment">${text} ${text} ${text}</p>`);
  expect(withoutComments(`${STORY}<p class="comment">${SAID[2]!}</p>${two[0]!}`, [SAID[2]!])).toEqual([SAID[2]]);
  expect(withoutComments(`<div class="no comment">${STORY}</div>${COMMENTS}${COMMENTS}`, ['Bells'])).toEqual(['Bells']);
});
