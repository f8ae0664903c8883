import { expect, test } from 'vitest';
import { referenceAt } from './character-references.ts';
import { sourceText } from './source-text.ts';

test.each([
  ['&eacute;t', 'é', 8],
  ['&copy 2007', '©', 5],
  ['&#169;', '©', 6],
  ['&#xA9;', '©', 6],
  ['&#146;', '’', 6],
  ['&alpha;', 'α', 7],
  ['&Omega;', 'Ω', 7],
  ['&notit', '¬', 4],
])('reads %s as browsers do', (source, text, length) => {
  expect(referenceAt(source, 0)).toEqual({ text, length });
});

test.each(['& more', '&T', '&alpha beta', '&unknown;'])('reads %s as text', (source) => {
  expect(referenceAt(source, 0)).toBeNull();
});

test('maps every character to its place in the source', () => {
  const source = '<p title="a>b">1 &lt; 2</p>';
  const { text, from, to } = sourceText(source);
  expect(text).toBe('1<2');
  expect([...from].map((start, i) => source.slice(start, to[i]))).toEqual(['1', '&lt;', '2']);
});

test('drops markup and keeps < and & that are text', () => {
  expect(
    sourceText('a<!-- b --!>c<?php d ?>e<script>"</p>"</script >f<textarea><p>g</textarea>h < i<3 </ j>k').text,
  ).toBe('acefh<i<3k');
});

test('keeps the text after a tag with one quotation mark too many', () => {
  expect(sourceText('<a href="x"">one</a> two').text).toBe('onetwo');
});
