import { expect, it, vi } from 'vitest';
import { formatLength } from './counts.ts';

vi.mock('../../platform/translate.ts', () => ({
  translate: (key: string, value = '') => (key === 'language_tag' ? 'en' : `${key} ${value}`.trim()),
}));

it('formats words, or characters where they are counted', () => {
  expect(formatLength({ wordCount: 1234 })).toBe('word_count 1,234');
  expect(formatLength({ wordCount: 900, charCount: 1234 })).toBe('char_count 1,234');
  expect(formatLength({ wordCount: 1, charCount: 1 })).toBe('char_count_one');
});
