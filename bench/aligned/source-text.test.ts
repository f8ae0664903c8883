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
])('%s is read as browsers read it', (source, text, length) => {
  expect(referenceAt(source, 0)).toEqual({ text, length });
});

test.each(['& more', '&T', '&alpha beta', '&unknown;'])('%s is no reference', (source) => {
  expect(referenceAt(source, 0)).toBeNull();
});

test('every unit knows where it was written', () => {
  const source = '<p title="a>b">1 &lt; 2</p>';
  const { text, from, to } = sourceText(source);
  expect(text).toBe('1<2');
  expect([...from].map((start, i) => source.slice(start, to[i]))).toEqual(['1', '&lt;', '2']);
});

test('markup that is no text stays out, signs that are text stay in', () => {
  expect(
    sourceText('a<!-- b --!>c<?php d ?>e<script>"</p>"</script >f<textarea><p>g</textarea>h < i<3 </ j>k').text,
  ).toBe('acefh<i<3k');
});

test('a tag with one quotation mark too many does not swallow the text behind it', () => {
  expect(sourceText('<a href="x"">one</a> two').text).toBe('onetwo');
});
