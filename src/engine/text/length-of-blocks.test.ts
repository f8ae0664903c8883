import { expect, test } from 'vitest';
import { minutesFor } from '../../article/text-length.ts';
import { outlineOf } from '../testing/outline-of.ts';
import { lengthOfBlocks } from './length-of-blocks.ts';

const lengthOf = (html: string, drop = -1) => {
  const { blocks } = outlineOf(html);
  return lengthOfBlocks(
    blocks,
    blocks.map((_, b) => b !== drop),
  );
};

test('counts the words of kept blocks', () => {
  expect(lengthOf('<p>one two</p><p>three</p>', 1)).toEqual({ wordCount: 2 });
});

test.each([
  ['Han', '河很深，水很冷。', 6],
  ['kana', 'みずはつめたい。', 7],
  ['Thai', 'น้ำเย็น', 7],
  ['Lao', 'ນ້ຳເຢັນ', 7],
  ['Khmer', 'ទឹកត្រជាក់', 10],
])('counts letters of %s', (_, text, charCount) => {
  expect(lengthOf(`<p>${text}</p>`)).toMatchObject({ charCount });
});

test('counts letters only where they are at least half of the text', () => {
  expect(lengthOf('<p>河水 ab</p>')).not.toHaveProperty('charCount');
  expect(lengthOf('<p>河水 a</p>')).toMatchObject({ charCount: 2 });
  expect(lengthOf('<p>물은 차갑다</p>')).not.toHaveProperty('charCount');
});

test('reading time follows characters in Chinese and Japanese, words elsewhere', () => {
  const length = { wordCount: 2380, charCount: 2550 };
  expect([minutesFor(length, 'zh-TW'), minutesFor(length, 'ja'), minutesFor(length, 'th')]).toEqual([10, 7, 10]);
  expect(minutesFor({ wordCount: 2380 }, 'zh')).toBe(10);
  expect(minutesFor({ wordCount: 1 }, '')).toBe(1);
});
