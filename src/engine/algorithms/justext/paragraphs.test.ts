import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { dividesAsPublished, dividesAsShown, markElements } from './element-marks.ts';
import { paragraphsOf } from './paragraphs.ts';

function split(html: string, divides = dividesAsPublished) {
  const outline = outlineOf(html);
  return paragraphsOf(outline, markElements(outline, divides)).list;
}
const texts = (html: string, divides = dividesAsPublished): string[] => split(html, divides).map(({ text }) => text);

test.each([
  ['one<br>two<br><br>three', ['one two', 'three']],
  ['one<br> <br>two', ['one', 'two']],
  ['one<br><i></i><br>two', ['one two']],
  ['one<br>and<br>two', ['one and two']],
  ['<div>text before <b>bold</b><h1>Head</h1>after</div>', ['text before bold', 'Head', 'after']],
  ['<p>one</p>two<p></p>three', ['one', 'two', 'three']],
  ['one<ul><li>two</li><li>three</li></ul>four', ['one', 'two', 'three', 'four']],
  ['<p>left <button>press here</button> right</p>', ['left right']],
  ['<p> </p>', []],
])('splits %s', (html, expected) => {
  expect(texts(html)).toEqual(expected);
});

test('elements that came later divide text as they are shown, not as published', () => {
  const html = '<section>one</section><figure>two<figcaption>three</figcaption></figure>';
  expect(texts(html)).toEqual(['one two three']);
  expect(texts(html, dividesAsShown)).toEqual(['one', 'two', 'three']);
});

test('a heading is known by its tag, with whatever is in it', () => {
  expect(split('<h2><span>Head</span></h2>text').map(({ isHeading }) => isHeading)).toEqual([true, false]);
});

test('characters of links are counted where they stand', () => {
  expect(split('<p>Read <a>the <b>rest</b></a> now</p>')).toMatchObject([{ text: 'Read the rest now', linkChars: 8 }]);
});

test('white space is one space, in what was preformatted too', () => {
  expect(texts('<pre>one\n  two</pre>')).toEqual(['one two']);
});
