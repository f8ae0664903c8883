import { expect, it, vi } from 'vitest';
import type { PageKind } from '../article/extraction.ts';
import type { ReadOutcome } from '../platform/messages/read-outcome.ts';
import { isArticleForSure } from './open-always.ts';

vi.mock('../platform/browser/browser.ts', () => ({ default: {} }));

const outcome = (confidence: number, name?: PageKind): ReadOutcome =>
  ({
    kind: 'article',
    article: { confidence },
    ...(name && { pageKind: { name, probability: 1 } }),
  }) as ReadOutcome;

it('opens over articles and documentation only, and only with confidence', () => {
  expect(isArticleForSure(outcome(0.9, 'article'))).toBe(true);
  expect(isArticleForSure(outcome(0.9, 'documentation'))).toBe(true);
  expect(isArticleForSure(outcome(0.9))).toBe(true);
  for (const kind of ['listing', 'collection', 'product', 'forum', 'service'] as const)
    expect(isArticleForSure(outcome(0.9, kind))).toBe(false);
  expect(isArticleForSure(outcome(0.4, 'article'))).toBe(false);
  expect(isArticleForSure({ kind: 'blocked', cause: 'silent', detail: '' })).toBe(false);
  expect(isArticleForSure({ kind: 'not-article', reason: 'no-article', bestGuess: null })).toBe(false);
});
