import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { mend } from './mend.ts';

/** Texts kept after mending. A star before a text: it was kept; a number after it: its probability, by default 0.2. */
function mended(html: string): string[] {
  const outline = outlineOf(html);
  const texts = outline.blocks.map(({ text }) => text);
  const probability = Float32Array.from(texts, (text) => Number(/0\.\d+$/.exec(text)?.[0] ?? 0.2));
  const keep = mend(outline, {
    keep: Uint8Array.from(texts, (text) => (text.startsWith('*') ? 1 : 0)),
    probability,
    threshold: 0.5,
  });
  return texts.filter((_, i) => keep[i]);
}

test('a gap between kept siblings is closed', () => {
  expect(mended('<div><p>*a</p><p>b</p><p>*c</p></div>')).toEqual(['*a', 'b', '*c']);
  expect(mended('<div><p>*a</p>b<p>*c</p></div>')).toEqual(['*a', 'b', '*c']);
});

test('a gap of unlikely text, of links, of buttons or in another part stays open', () => {
  expect(mended('<div><p>*a</p><button>Send</button><p>*c</p></div>')).toEqual(['*a', '*c']);
  expect(mended('<div><p>*a</p><p>b 0.01</p><p>*c</p></div>')).toEqual(['*a', '*c']);
  expect(mended('<div><p>*a</p><p><a>links</a></p><p>*c</p></div>')).toEqual(['*a', '*c']);
  expect(mended('<div><p>*a</p><aside><div><span>b</span></div></aside><p>*c</p></div>')).toEqual(['*a', '*c']);
});

test('a heading above kept text stays with it', () => {
  expect(mended('<div><h2>head</h2><div><p>*a</p></div></div>')).toEqual(['head', '*a']);
  expect(mended('<div><h2>head 0.01</h2><div><p>*a</p></div></div>')).toEqual(['*a']);
});

test('two marks of two words may stand between a heading and its text', () => {
  const page = (marks: string): string => `<div><h2>head</h2>${marks}<p>*b</p></div>`;
  const mark = '<span>[edit 0.01</span>';
  const block = (inner: string): string => `<div>${inner}</div>`;
  expect(mended(page(block(mark)))).toEqual(['head', '*b']);
  expect(mended(page(block(mark) + block('# 0.01')))).toEqual(['head', '*b']);
  expect(mended(page(block(mark).repeat(3)))).toEqual(['*b']);
  expect(mended(page(block('three words here 0.01')))).toEqual(['*b']);
  expect(mended(`<div><h2><a>head</a></h2>${block(mark)}<p>*b</p></div>`)).toEqual(['*b']);
});

test('a single heading at the end is dropped, several are kept', () => {
  expect(mended('<div><p>*a</p><h2>*more</h2></div><p>b 0.01</p>')).toEqual(['*a']);
  expect(mended('<div><h3>*one</h3><h3>*two</h3><h3>*three</h3></div>')).toEqual(['*one', '*two', '*three']);
});

test('a heading without its section is dropped, and then the one above that it leaves empty', () => {
  const section = '<h2>*b</h2><ul><li><a>c</a></li></ul>';
  expect(mended(`<p>*a</p>${section}<h2>*d</h2><p>*e</p>`)).toEqual(['*a', '*d', '*e']);
  expect(mended(`<p>*a</p>${section}<h3>*d</h3><p>*e</p>`)).toEqual(['*a', '*b', '*d', '*e']);
  expect(mended(`<p>*a</p>${section}<p>*d</p>`)).toEqual(['*a', '*b', '*d']);
  expect(mended(`<p>*a</p><h2>*b</h2><p>c</p>`)).toEqual(['*a']);
});

test('headings in a row, the title, and a heading right above the next one stay', () => {
  const entry = (title: string): string => `<h2>*${title}</h2><p><a>more</a></p>`;
  expect(mended(`<p>*a</p>${entry('b')}${entry('c')}<h2>*d</h2><p>*e</p>`)).toEqual(['*a', '*b', '*c', '*d', '*e']);
  expect(mended('<h1>*a</h1><p>b 0.01</p><h1>*c</h1><p>*d</p>')).toEqual(['*a', '*c', '*d']);
  expect(mended('<p>*a</p><h2>*b</h2><h2>*c</h2><p>*d</p>')).toEqual(['*a', '*b', '*c', '*d']);
});

test('a heading stays above pictures with at most as many dropped texts', () => {
  const section = (media: string): string => `<p>*a</p><h2>*b</h2><p>${media}<a>c</a></p><h2>*d</h2><p>*e</p>`;
  expect(mended(section('<video></video>'))).toEqual(['*a', '*b', '*d', '*e']);
  expect(mended(section('<video></video><p>more</p>'))).toEqual(['*a', '*d', '*e']);
  expect(mended(section('<i></i>'))).toEqual(['*a', '*d', '*e']);
});

test('the likely entries of a list after a colon are kept', () => {
  expect(
    mended('<div><p>*you need:</p><ul><li><a>flour 0.3</a></li><li>yeast 0.3</li><li>a sale 0.2</li></ul></div>'),
  ).toEqual(['*you need:', 'flour 0.3', 'yeast 0.3']);
  expect(mended('<div><p>*you need</p><ul><li>flour 0.3</li><li>yeast 0.3</li></ul></div>')).toEqual(['*you need']);
  expect(mended('<div><p>you need:</p><ul><li>flour 0.3</li></ul><p>*a</p></div>')).toEqual(['*a']);
});

test('a list under a kept heading is kept, a list of links is not', () => {
  expect(mended('<div><h2>*needed</h2><ul><li>flour 0.3</li><li>yeast 0.3</li></ul><p>*a</p></div>')).toEqual([
    '*needed',
    'flour 0.3',
    'yeast 0.3',
    '*a',
  ]);
  expect(
    mended('<div><h2>*related</h2><ul><li><a>flour 0.3</a></li><li><a>yeast 0.3</a></li></ul><p>*a</p></div>'),
  ).toEqual(['*related', '*a']);
});

test('a data table and a listing after kept text are kept, a layout table is not', () => {
  expect(mended('<div><p>*a</p><table><tr><th>b 0.3</th><td>c 0.3</td></tr></table></div>')).toEqual([
    '*a',
    'b 0.3',
    'c 0.3',
  ]);
  expect(mended('<div><p>*a</p><table><tr><th>b 0.1</th><td>c 0.5</td></tr></table></div>')).toEqual([
    '*a',
    'b 0.1',
    'c 0.5',
  ]);
  expect(mended('<div><p>*a</p><table><tr><th>b 0.1</th><td>c 0.1</td></tr></table></div>')).toEqual(['*a']);
  expect(mended('<div><p>*a</p><pre>b 0.3</pre></div>')).toEqual(['*a', 'b 0.3']);
  expect(mended('<div><p>*a</p><table><tr><td>b 0.3</td><td>c 0.3</td></tr></table></div>')).toEqual(['*a']);
});

test.each([
  ['of the text before it', '<div><p>*a</p><p>b</p><section><p>*c</p></section></div>'],
  ['of the text after it', '<div><section><p>*a</p></section><p>b</p><p>*c</p></div>'],
])('a gap is closed if it is a sibling %s', (_, html) => {
  expect(mended(html)).toEqual(['*a', 'b', '*c']);
});

test.each([
  ['before it', '<div><p>*a</p>b<section><p>*c</p></section></div>'],
  ['after it', '<div><section><p>*a</p></section>b<p>*c</p></div>'],
])('a gap is closed if it is direct text around the element %s', (_, html) => {
  expect(mended(html)).toEqual(['*a', 'b', '*c']);
});

test('a gap has one or two blocks, with kept text on both sides', () => {
  expect(mended('<div><p>*a</p><p>b</p><p>c</p><p>*d</p></div>')).toEqual(['*a', 'b', 'c', '*d']);
  expect(mended('<div><p>*a</p><p>b</p><p>c</p><p>d</p><p>*e</p></div>')).toEqual(['*a', '*e']);
  expect(mended('<div><p>*a</p><p>b</p></div>')).toEqual(['*a']);
  expect(mended('<div><p>*a</p><p>b</p><p>c</p></div>')).toEqual(['*a']);
  expect(mended('<div><p>a</p><p>b</p><p>*c</p></div>')).toEqual(['*c']);
});

test('a gap of an element with the role button stays open', () => {
  expect(mended('<div><p>*a</p><p role=button>b</p><p>*c</p></div>')).toEqual(['*a', '*c']);
});

test('a gap of link density 0.8 is closed, of more not', () => {
  expect(mended('<div><p>*a</p><p>12<a>34567890</a></p><p>*c</p></div>')).toHaveLength(3);
  expect(mended('<div><p>*a</p><p>1<a>234567890</a></p><p>*c</p></div>')).toHaveLength(2);
});

test('a list under a heading is kept up to a link density of one half', () => {
  expect(mended('<div><h2>*h</h2><ul><li>ab <a>0.3</a></li></ul><p>*a</p></div>')).toHaveLength(3);
  expect(mended('<div><h2>*h</h2><ul><li>a <a>0.3</a></li></ul><p>*a</p></div>')).toHaveLength(2);
});

test('half of the threshold is enough in a list after a colon and in a whole table', () => {
  expect(mended('<p>*a:</p><ul><li>b 0.25</li><li>c 0.24</li></ul>')).toEqual(['*a:', 'b 0.25']);
  expect(mended('<p>*a</p><table><tr><th>b 0.125</th><td>c 0.375</td></tr></table>')).toHaveLength(3);
});

test('a title at the end stays, and so does a heading that is the only text', () => {
  expect(mended('<p>*a</p><h1>*more</h1>')).toEqual(['*a', '*more']);
  expect(mended('<h2>*more</h2>')).toEqual(['*more']);
});
