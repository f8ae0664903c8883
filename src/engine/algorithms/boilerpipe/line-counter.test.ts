import { expect, test } from 'vitest';
import { addText, countsOf, endToken, newLineCounter } from './line-counter.ts';

function countsIn(...texts: string[]) {
  const counter = newLineCounter();
  for (const text of texts) addText(counter, text, 0, text.length);
  endToken(counter);
  return { tokens: counter.tokens, ...countsOf(counter) };
}

test.each([
  ['punctuation inside a word', "It's 3.5 km - ok? http://x.y/z", 5, 6],
  ['signs between words', 'a|b 5% [x]', 4, 8],
  ['underscores', 'snake_case __', 1, 2],
  ['letters beyond ASCII and quotes', 'cafés «über» x’s', 4, 7],
  ['each kind of space', 'a\u00a0b\u3000c\u2009d\u2028e\tf\ng', 7, 7],
  ['ordinals and the micro sign', 'ª º µ', 3, 3],
  ['signs of Latin-1 and mathematics', '× ÷ ¿ → ∑', 0, 5],
  ['scripts beyond Latin', 'Привет мир 한국어', 3, 3],
  ['CJK punctuation, vertical forms and specials', '、 。 \ufe10 \ufffd', 0, 4],
])('counts words and tokens of %s', (_, text, words, tokens) => {
  expect(countsIn(text)).toMatchObject({ words, tokens });
});

test('continues a word in the next text', () => {
  expect(countsIn('wo', 'rd').words).toBe(1);
  expect(countsIn('wo', ' rd').words).toBe(2);
});

test('reads only the given part of the text', () => {
  const counter = newLineCounter();
  addText(counter, 'one two three', 4, 7);
  endToken(counter);
  expect(countsOf(counter)).toMatchObject({ words: 1 });
});

test('endToken ends a word', () => {
  const counter = newLineCounter();
  addText(counter, 'wo', 0, 2);
  endToken(counter);
  addText(counter, 'rd', 0, 2);
  endToken(counter);
  expect(countsOf(counter).words).toBe(2);
});

test('counts words in links apart', () => {
  const counter = newLineCounter();
  addText(counter, 'one ', 0, 4);
  counter.inAnchor = true;
  addText(counter, 'two – ', 0, 6);
  expect(countsOf(counter)).toMatchObject({ words: 2, anchorWords: 1 });
  expect(counter.tokens).toBe(3);
});

test('wraps words after 80 characters, spaces included', () => {
  const word = 'ninechars';
  // Eight words and seven spaces are 79 characters; the ninth word starts a line.
  expect(countsIn(Array(8).fill(word).join(' '))).toMatchObject({ wrappedWords: 8, wrappedLines: 1 });
  expect(countsIn(Array(9).fill(word).join(' '))).toMatchObject({ wrappedWords: 8, wrappedLines: 1 });
  expect(countsIn(Array(17).fill(word).join(' '))).toMatchObject({ wrappedWords: 16, wrappedLines: 2 });
});

test('fits exactly 80 characters in a line', () => {
  const rest = 'x'.repeat(20);
  expect(countsIn(`${'y'.repeat(80)} ${rest}`)).toMatchObject({ wrappedWords: 1, wrappedLines: 1 });
  expect(countsIn(`${'y'.repeat(59)} ${rest}`)).toMatchObject({ wrappedWords: 2, wrappedLines: 1 });
  expect(countsIn(`${'y'.repeat(60)} ${rest} ${rest}`)).toMatchObject({ wrappedWords: 1, wrappedLines: 1 });
});
