import { expect, it, vi } from 'vitest';
import { storedMessages } from '../vite/messages.ts';
import { translate, translateCount } from '../src/platform/browser/translate.ts';

let language = 'en';
vi.mock('../src/platform/browser/browser.ts', () => ({
  default: {
    i18n: {
      getMessage: (key: string, substitutions: readonly string[] = []) =>
        (storedMessages(language)[key]?.message ?? '').replace(
          /\$(\d)/g,
          (_, at: string) => substitutions[Number(at) - 1] ?? '',
        ),
    },
  },
}));

it.each([
  ['en', 1, '1 word'],
  ['en', 1234, '1,234 words'],
  ['de', 1234, '1.234 Wörter'],
  ['fr', 0, '0 mot'],
  ['fr', 1_000_000, '1\u202f000\u202f000 de mots'],
  ['it', 2, '2 parole'],
  ['ru', 21, '21 слово'],
  ['ru', 3, '3 слова'],
  ['ru', 11, '11 слов'],
  ['ja', 1, '1 語'],
  ['ar', 2, 'كلمتان'],
  ['ar', 3, '3 كلمات'],
])('writes a number of words in %s: %i', (tag, count, text) => {
  language = tag;
  expect(translateCount('word_count', count)).toBe(text);
});

it('writes numbers as the language does, and leaves strings as they are', () => {
  language = 'de';
  expect(translate('find_count', 1234, '1234')).toBe('1.234 von 1234');
});

it('gives the key where a message is missing', () => {
  language = 'en';
  expect(translate('nothing')).toBe('nothing');
  expect(translateCount('nothing', 1)).toBe('nothing');
});
