import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { markElements, REMOVED } from './element-marks.ts';
import { paragraphsOf } from './paragraphs.ts';

function split(html: string) {
  const outline = outlineOf(html);
  return paragraphsOf(
    outline,
    markElements(outline, ({ breaks }) => breaks),
  ).list;
}
const texts = (html: string): string[] => split(html).map(({ text }) => text);

test.each([
  ['one<br>two<br><br>three', ['one two', 'three']],
  ['one<br> <br>two', ['one', 'two']],
  ['one<br><i></i><br>two', ['one two']],
  ['one<br>and<br>two', ['one and two']],
  ['<div>text before <b>bold</b><h1>Head</h1>after</div>', ['text before bold', 'Head', 'after']],
  ['<p>one</p>two<p></p>three', ['one', 'two', 'three']],
  ['one<ul><li>two</li><li>three</li></ul>four', ['one', 'two', 'three', 'four']],
  ['<p>left <button>press here</button> right</p>', ['left', 'right']],
  ['<p>left<br><applet>removed</applet> right</p>', ['left right']],
  ['<p>left<applet>removed</applet>right</p>', ['leftright']],
  ['<p> </p>', []],
])('splits %s', (html, expected) => {
  expect(texts(html)).toEqual(expected);
});

test('a paragraph is a heading if its first text is inside h1 to h6', () => {
  expect(split('<h2><span>Head</span></h2>text').map(({ isHeading }) => isHeading)).toEqual([true, false]);
  expect(split('<h1>a</h1><h6>b</h6><h7>c</h7>').map(({ isHeading }) => isHeading)).toEqual([true, true, false]);
});

test('counts the characters of a paragraph inside links', () => {
  expect(split('<p>Read <a>the <b>rest</b></a> now</p>')).toMatchObject([{ text: 'Read the rest now', linkChars: 8 }]);
});

test('collapses white space, in pre too', () => {
  expect(texts('<pre>one\n  two</pre>')).toEqual(['one two']);
  expect(texts('<pre>one\ttwo  three</pre>')).toEqual(['one two three']);
});

test('link characters start at 0 in each paragraph', () => {
  expect(split('<p><a>one</a></p><p>two <a>three</a></p>').map(({ linkChars }) => linkChars)).toEqual([3, 5]);
});

test('only text inside a select is marked as options', () => {
  expect(split('<select><option>one</option></select><p>two</p>').map(({ inSelect }) => inSelect)).toEqual([
    true,
    false,
  ]);
});

test('ofRun has the index of the paragraph of each run, -1 for removed text', () => {
  const outline = outlineOf('<p>one <b>two</b></p><p><button>three</button></p><p>four</p>');
  const { ofRun } = paragraphsOf(
    outline,
    markElements(outline, ({ breaks }) => breaks),
  );
  expect([...ofRun]).toEqual([0, 0, -1, 1]);
});

test.each(['button', 'textarea', 'applet'])('removes the text of %s', (tag) => {
  expect(texts(`<p>one</p><${tag}>two</${tag}><p>three</p>`)).toEqual(['one', 'three']);
});

test('removes text that a caller marks as removed', () => {
  const outline = outlineOf('<p>one</p><p>two</p>');
  const marks = markElements(outline, ({ breaks }) => breaks);
  marks.inside[1]! |= REMOVED;
  expect(paragraphsOf(outline, marks).list.map(({ text }) => text)).toEqual(['two']);
});
