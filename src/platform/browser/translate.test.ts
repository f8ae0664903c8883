import { beforeEach, expect, test, vi } from 'vitest';
import { interfaceLanguage, translate, translateCount } from './translate.ts';

const { getMessage } = vi.hoisted(() => ({ getMessage: vi.fn<(key: string, values?: string[]) => string>() }));
vi.mock('./browser.ts', () => ({ default: { i18n: { getMessage } } }));

/** Answers as a browser with these messages, and '' for any other key. */
function useMessages(messages: Readonly<Record<string, string>>): void {
  getMessage.mockImplementation((key, values = []) =>
    (messages[key] ?? '').replace(/\$(\d)/gu, (_, at: string) => values[Number(at) - 1] ?? ''),
  );
}

beforeEach(() => {
  useMessages({
    language_tag: 'pl',
    words: '$1 słów',
    words_few: '$1 słowa',
    place: '$2, $1',
  });
});

test('fills substitutions and writes numbers in the language of the messages', () => {
  expect(translate('place', 'Gdańsk', 'Polska')).toBe('Polska, Gdańsk');
  expect(translate('words', 12_345)).toBe('12\u00a0345 słów');
});

test('chooses the plural form of the language', () => {
  expect([1, 3, 5].map((count) => translateCount('words', count))).toEqual(['1 słów', '3 słowa', '5 słów']);
});

test('shows keys, with English as language, if the browser gives no messages', () => {
  useMessages({});
  expect(interfaceLanguage()).toBe('en');
  expect([translate('words', 5), translateCount('words', 5)]).toEqual(['words', 'words']);
});
