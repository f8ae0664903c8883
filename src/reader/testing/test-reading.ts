import type { ReadOutcome } from '../../platform/messages/read-outcome.ts';
import type { Shown } from '../reading/shown.ts';
import type { Reading } from '../reading/use-reading.ts';

/** What a test shows: an outcome, or null while the page is read. */
export type TestReading = Partial<Omit<Reading, 'shown'>> & { readonly outcome?: ReadOutcome | null };

/** A reading for tests of views: its actions do nothing, except those given. */
export function testReading({ outcome = null, options = {}, ...changes }: TestReading): Reading {
  return {
    shown: shownFor(outcome, options),
    options,
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

function shownFor(outcome: ReadOutcome | null, options: Reading['options']): Shown {
  switch (outcome?.kind) {
    case undefined:
      return { kind: 'waiting' };
    case 'article':
      return { kind: 'whole', outcome, options };
    case 'not-article':
      return { kind: 'refused', outcome, options };
    case 'blocked':
      return { kind: outcome.cause === 'silent' ? 'silent' : 'blocked', outcome, options };
  }
}
