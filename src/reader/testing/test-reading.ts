import type { ReadingState } from '../reading/use-reading.ts';

/** A reading state for tests of views: its actions do nothing, except those given. */
export function testReading(changes: Partial<ReadingState>): ReadingState {
  return {
    outcome: null,
    options: {},
    read: () => undefined,
    readWithAlgorithm: () => undefined,
    readAlternative: () => undefined,
    explain: () => Promise.resolve({ kind: 'blocked', cause: 'closed', detail: '' }),
    tryRules: () => Promise.resolve({ kind: 'blocked', cause: 'closed', detail: '' }),
    replaceArticle: () => undefined,
    previousArticle: null,
    showPreviousArticle: () => undefined,
    ...changes,
  };
}
