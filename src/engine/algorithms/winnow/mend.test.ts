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

test('a single heading at the end is dropped, several are kept', () => {
  expect(mended('<div><p>*a</p><h2>*more</h2></div><p>b 0.01</p>')).toEqual(['*a']);
  expect(mended('<div><h3>*one</h3><h3>*two</h3><h3>*three</h3></div>')).toEqual(['*one', '*two', '*three']);
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
