import type { KeptEntry } from '../stores/kept-entry.ts';

/** An entry of the reading list for tests, with the given changes. */
export function testEntry(changes: Partial<KeptEntry> = {}): KeptEntry {
  return {
    ...{ id: 1, title: 'Wind', byline: null, siteName: null, url: 'https://mill.example/wind' },
    ...{ lang: 'en', dir: 'ltr', minutes: 10, wordCount: 2000, keptAt: 1, pictures: 0, lead: null },
    ...changes,
  };
}
