import { expect, test } from 'vitest';
import { countText } from './count-text.ts';
import { segmentedWords, wordsIn } from './segment-words.ts';

test.each([
  ['One two, three.', { words: 3, sentences: 1, commas: 1 }],
  ['He said “Stop!” and left. “Why?” (Nobody knew.)', { words: 8, sentences: 4, commas: 0 }],
  ['Version 3.14 of example.org', { words: 4, sentences: 0, commas: 0 }],
  ['Wait … what?!', { words: 2, sentences: 2, commas: 0 }],
  ['– | · »', { words: 0, sentences: 0, commas: 0 }],
  ['', { words: 0, sentences: 0, commas: 0 }],
  ['Füße und Äpfel; Ökonomie.', { words: 4, sentences: 1, commas: 1 }],
  ['Это предложение. И это тоже!', { words: 5, sentences: 2, commas: 0 }],
  ['هل هذا سؤال؟ نعم، هو كذلك.', { words: 6, sentences: 2, commas: 1 }],
  ['यह एक वाक्य है।', { words: 4, sentences: 1, commas: 0 }],
])('counts %s', (text, counts) => {
  expect(countText(text)).toEqual(counts);
});

test.each([
  ['zh', '今天天气很好，我们去公园散步。', 5],
  ['ja', '今日は天気がいいので、公園へ散歩に行きます。', 8],
  ['th', 'วันนี้อากาศดีมากเราไปเดินเล่นที่สวนสาธารณะ', 6],
])('segments words in %s, which is written without spaces', (lang, text, atLeast) => {
  expect(countText(text, lang).words).toBeGreaterThanOrEqual(atLeast);
});

test('ignores an invalid language tag', () => {
  expect(countText('今天天气很好。', 'not a tag!').words).toBeGreaterThan(2);
});

test('punctuation is no word in a script without spaces', () => {
  expect(segmentedWords('今天，今天。', 'zh')).toBe(2);
});

test('splits Hangul at spaces', () => {
  expect(countText('오늘은 날씨가 좋다.').words).toBe(3);
});

test('wordsIn returns words without punctuation', () => {
  expect(wordsIn('The cat’s “whiskers” – all 12.')).toEqual(['The', 'cat', 's', 'whiskers', 'all', '12']);
  expect(wordsIn('今天，今天。', 'zh')).toEqual(['今天', '今天']);
  expect(wordsIn('– | ·')).toEqual([]);
});
