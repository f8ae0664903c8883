import { afterEach, expect, test } from 'vitest';
import { framedPage } from '../../testing/framed-page.ts';
import { walkPage } from '../../walk/walk-page.ts';
import { measureTextShare } from '../parts/text-share.ts';
import { hiddenNotes } from './hidden-notes.ts';

const PROSE = `<p>${'Some other text of the page, long enough to be read. '.repeat(12)}</p>`;

/** The texts of the notes that are found, with those of the blocks that became notes. */
function found(html: string): { notes: (string | null)[]; taken: string[] } {
  const walk = walkPage(framedPage(PROSE + html));
  const keep = walk.outline.blocks.map(() => true);
  const { notes, taken } = hiddenNotes(walk, keep, measureTextShare(walk.outline, keep));
  return {
    notes: [...notes.values()].map((note) => note && (note.textContent ?? '').trim()),
    taken: taken.map((block) => walk.outline.blocks[block]!.text),
  };
}

const notesIn = (html: string): (string | null)[] => found(html).notes;
const HIDDEN = 'style="display: none"';

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['a hidden element behind the mark', `<p>corn<sup>1</sup><span ${HIDDEN}>by a clerk</span></p>`],
  ['a hidden element in the mark', `<p>corn<sup>1<span ${HIDDEN}>by a clerk</span></sup></p>`],
  ['an invisible element in the mark', '<p>corn<sup>1<i style="visibility: hidden">by a clerk</i></sup></p>'],
  ['a hidden element that the mark leads to', `<p>corn<a href="#n">[1]</a></p><div id="n" ${HIDDEN}>by a clerk</div>`],
  [
    'the item around a hidden place',
    `<p>corn<sup><a href="#n">1</a></sup></p><ol ${HIDDEN}><li><a id="n"></a>by a clerk</li></ol>`,
  ],
  [
    'a popover that a button names',
    '<p>corn<button popovertarget="n">1</button></p><div popover id="n">by a clerk</div>',
  ],
  [
    'a hidden mark of a hidden note',
    `<p>corn<sup ${HIDDEN}><a href="#n">1</a></sup></p><p id="n" ${HIDDEN}>by a clerk</p>`,
  ],
  ['an attribute of the mark', '<p>corn<sup data-footnote="by a clerk">1</sup></p>'],
  [
    'the hidden element behind a button without a text',
    `<p>corn<button class="note-button"><svg></svg></button><span ${HIDDEN}>by a clerk</span></p>`,
  ],
  [
    'the element that a button without a text names',
    `<p>corn<span role="button" aria-label="Show footnote" aria-controls="n"></span></p><div id="n" ${HIDDEN}>by a clerk</div>`,
  ],
  ['an attribute of a button without a text', '<p>corn<button title="Note" data-note="by a clerk"></button></p>'],
  ['HTML in an attribute of the mark', '<p>corn<span class="fnote" data-content="<b>by</b> a clerk">1</span></p>'],
])('finds %s', (_, html) => {
  expect(notesIn(html)).toEqual(['by a clerk']);
});

test.each([
  [
    'a text for screen readers',
    '<p>corn<sup>1<i style="position:absolute;clip:rect(0 0 0 0)">go to note</i></sup></p>',
  ],
  ['a text that starts after other text', `<p>corn<sup>1</sup> and <span ${HIDDEN}>by a clerk</span></p>`],
  ['the hidden text of a mark at the start of a line', `<p><sup>1</sup><span ${HIDDEN}>by a clerk</span>rest</p>`],
  ['a note that is shown', '<p>corn<sup><a href="#n" title="by a clerk">1</a></sup></p><p id="n">by a clerk</p>'],
  ['the title of a link to another page', '<p>corn<a href="/x" title="by a clerk">[1]</a></p>'],
  ['a label with the number of the mark', '<p>corn<sup title="Fußnote 1">1</sup></p>'],
  ['a text that several marks have', '<p>corn<sup title="look below">1</sup> oak<sup title="look below">2</sup></p>'],
  [
    'what a button without a name opens',
    `<p>corn<button aria-controls="n"></button></p><p id="n" ${HIDDEN}>by a clerk</p>`,
  ],
  [
    'what is behind a button that begins a line',
    `<p>corn</p><a class="footnotes" role="button"></a><dialog>by a clerk</dialog><p>oak</p>`,
  ],
  ['letters that change the size of the text', '<p>Size: <i class="notextul" title="switch to a large font">A</i></p>'],
  ['a label of a button alone', '<p>corn<button class="note" title="Show the note"></button></p>'],
  ['notes whose first is not marked as such', '<p>corn<sup title="by a clerk">7</sup></p>'],
  [
    'a part that a button between spaces opens',
    `<p>corn <button aria-controls="n">1</button></p><p id="n" ${HIDDEN}>by a clerk</p>`,
  ],
])('does not take %s', (_, html) => {
  expect(notesIn(html)).toEqual([]);
});

test('takes the list of notes that a script scrolls to', () => {
  const html = '<p>corn<sup onclick="go(\'n\')">1</sup></p><p id="n">1. by a clerk</p>';
  expect(found(html)).toEqual({ notes: ['by a clerk', null], taken: ['1. by a clerk'] });
});

test('takes a note in the sentence by its class, and its repeated marks only once', () => {
  const html = '<p>corn<sup>1</sup><span class="note-content"><sup>1</sup>by a clerk</span> and oak</p>';
  expect(found(html)).toEqual({ notes: ['by a clerk', null], taken: [] });
});

test('takes a hidden text that a button without a text opens in place', () => {
  const html = `<p>corn<button class="note" aria-expanded="false"></button><span ${HIDDEN}>by a clerk</span> and oak</p>`;
  expect(found(html).notes).toEqual(['by a clerk', null]);
});

test('leaves out the mark, the link back and the button of a note', () => {
  const note = '<p>[1] by a clerk <a href="#m">↩</a><button>Close</button></p>';
  expect(notesIn(`<p>corn<sup><a id="m" href="#n">[1]</a></sup></p><div id="n" ${HIDDEN}>${note}</div>`)).toEqual([
    'by a clerk',
  ]);
});

test('keeps the number that a note begins with', () => {
  expect(notesIn(`<p>corn<sup>1</sup><span ${HIDDEN}>12 of them</span></p>`)).toEqual(['12 of them']);
});

test('does not take the text behind an exponent', () => {
  const html = `<p>corn<sup>1</sup><i ${HIDDEN}>by a clerk</i>, 4 m<sup>2</sup><i ${HIDDEN}>show in feet</i></p>`;
  expect(notesIn(html)).toEqual(['by a clerk']);
});
