import { expect, test } from 'vitest';
import lists from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };
import { resources } from '../../../vite/resources.ts';
import { STOP_WORD_LANGUAGES, stopWordsName, stopWordsOf } from './stop-words.ts';

test('lists the languages of the package, more than forty', () => {
  expect([...STOP_WORD_LANGUAGES]).toEqual(Object.keys(lists).sort());
  expect(STOP_WORD_LANGUAGES.length).toBeGreaterThan(40);
});

test('reads a list from the resources, or null if it is missing', () => {
  expect(stopWordsOf('en', { [stopWordsName('en')]: 'the of' })).toEqual(new Set(['the', 'of']));
  expect(stopWordsOf('de', { [stopWordsName('en')]: 'the of' })).toBeNull();
});

test('the build has single words for every language', async () => {
  const built = await resources();
  for (const language of STOP_WORD_LANGUAGES) {
    const words = stopWordsOf(language, built)!;
    expect(words.size, language).toBeGreaterThan(25);
    for (const word of words) expect(word, language).toMatch(/^\S+$/);
  }
  expect(stopWordsOf('en', built)!.has('the')).toBe(true);
});
