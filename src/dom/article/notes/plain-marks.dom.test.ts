import { expect, test } from 'vitest';
import { linkNotes } from './link-notes.ts';

/** The article after its notes were linked. `marks`: the text of each mark, with that of its note. */
function linked(html: string): { root: HTMLElement; marks: string[][] } {
  const root = document.createElement('div');
  root.innerHTML = html;
  linkNotes(root);
  const marks = [...root.querySelectorAll('a.footnote-ref')].map((mark) => [
    mark.textContent ?? '',
    root.querySelector(`[id="${decodeURIComponent(mark.getAttribute('href')!.slice(1))}"]`)?.textContent ?? '',
  ]);
  return { root, marks };
}

const LIST = '<ol><li>one</li><li>two</li><li>three</li></ol>';

test('links raised marks to the blocks that begin with them', () => {
  const { marks, root } = linked('<p>a<sup>1</sup> b<sup>*</sup></p><p><sup>1</sup> one</p><p><sup>*</sup>star</p>');
  expect(marks).toEqual([
    ['1', '1 one ↩︎'],
    ['*', '*star ↩︎'],
  ]);
  expect(root.querySelector('section.footnotes')?.children).toHaveLength(2);
});

test('links several signs of one mark to the items below a heading for notes', () => {
  const { marks } = linked(`<p>a<sup>[1]</sup> b<sup>2, 3</sup></p><h2>Notes</h2>${LIST}`);
  expect(marks.map(([mark, note]) => `${mark} ${note}`)).toEqual(['[1] one ↩︎', '2 two ↩︎', '3 three ↩︎']);
});

test('links marks to numbered paragraphs below a heading for notes', () => {
  const { marks } = linked(
    '<p>word<sup>1</sup> word<sup>2</sup></p><p><b>Fußnoten</b></p><p>1. one</p><p>[2] two</p><p>x</p>',
  );
  expect(marks.map(([mark, note]) => `${mark} ${note}`)).toEqual(['1 1. one ↩︎', '2 [2] two ↩︎']);
});

test('starts again where the numbers start again', () => {
  const chapter = (note: string): string => `<p>a<sup>1</sup></p><p><sup>1</sup> ${note}</p>`;
  expect(linked(chapter('one') + chapter('two')).marks.map(([, note]) => note)).toEqual(['1 one ↩︎', '1 two ↩︎']);
});

test.each([
  ['exponents', `<p>10<sup>1</sup>, 10<sup>2</sup> and 4 m<sup>3</sup></p><h2>Notes</h2>${LIST}`],
  ['ordinals', `<p>the 1<sup>st</sup>, the 2<sup>nd</sup></p><h2>Notes</h2>${LIST}`],
  ['isotopes', '<p>the isotope <sup>14</sup>C</p><p><sup>14</sup>C is an isotope</p>'],
  ['a list under another heading', `<p>word<sup>1</sup> word<sup>2</sup></p><h2>Steps</h2>${LIST}`],
  ['marks of other numbers', `<p>word<sup>2</sup></p><h2>Notes</h2>${LIST}`],
  ['a mark without text after it', '<p>a<sup>1</sup></p><p><sup>1</sup></p>'],
])('does not take %s for notes', (_, html) => {
  expect(linked(html).root.innerHTML).toBe(html);
});

test('makes a list of a table of which each row is a note', () => {
  const row = (n: number): string => `<tr><td><a id="n${n}" href="#r${n}">${n}</a></td><td>note ${n}</td></tr>`;
  const mark = (n: number): string => `<a id="r${n}" href="#n${n}"><sup>${n}</sup></a>`;
  const { root } = linked(`<p>a${mark(1)} b${mark(2)}</p><table><tbody>${row(1)}${row(2)}</tbody></table>`);
  expect([...root.querySelectorAll('section.footnotes > ol > li')].map((li) => li.textContent)).toEqual([
    '1 note 1',
    '2 note 2',
  ]);
  expect(root.querySelector('table')).toBeNull();
});

test('links marks in brackets and of groups, and notes that are such by role', () => {
  const back = '<a href="#r">^</a>';
  expect(linked('<p>a [<a href="#n">1</a>]</p><p id="n">[1] note</p>').marks).toHaveLength(1);
  for (const sign of ['[nb 1]', '[lower-alpha 2]', '[1:1]'])
    expect(linked(`<p>a<a id="r" href="#n">${sign}</a></p><p id="n">note ${back}</p>`).marks, sign).toHaveLength(1);
  expect(linked('<p>a<a href="#n">†</a></p><div class="footnote" id="n"><p>note</p></div>').marks).toHaveLength(1);
});

test('reads an address with a stray percent sign as it is written', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p>a<sup><a href="#note-5%">1</a></sup></p><ol><li id="note-5%">one</li></ol>';
  linkNotes(root);
  expect(root.querySelector('a.footnote-ref')?.getAttribute('href')).toBe('#note-5%');
  expect(root.querySelector('li[id="note-5%"]')?.textContent).toContain('one');
});
