import { expect, it, vi } from 'vitest';
import { formatComments, formatLength, formatMinutes } from './counts.ts';

vi.mock('../../platform/browser/translate.ts', () => import('../../ui/testing/fake-translate.ts'));

it('formats minutes, and hours from sixty minutes on', () => {
  expect([0, 6, 59, 60, 61, 3498].map(formatMinutes)).toEqual([
    '0 min',
    '6 min',
    '59 min',
    '1 hr',
    '1 hr 1 min',
    '58 hr 18 min',
  ]);
});

it('formats words, or characters where they are counted', () => {
  expect(formatLength({ wordCount: 1234 })).toBe('word_count 1,234');
  expect(formatLength({ wordCount: 900, charCount: 1234 })).toBe('char_count 1,234');
});

it('formats a number of comments, or none where it is unknown', () => {
  expect(formatComments(48)).toBe('comment_count 48');
  expect(formatComments(null)).toBe('comments');
});
