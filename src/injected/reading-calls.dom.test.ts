import { afterEach, expect, it, vi } from 'vitest';
import type { Article, Extraction } from '../article.ts';
import { MAX_ARTICLE_LENGTH, readingCalls } from './reading-calls.ts';

const ARTICLE: Article = {
  title: 'T',
  byline: null,
  siteName: null,
  published: null,
  lang: '',
  dir: 'ltr',
  excerpt: '',
  leadImage: null,
  url: 'https://x.example/',
  wordCount: 1,
  minutes: 1,
  confidence: 1,
  algorithm: 'bte',
  content: '',
};
afterEach(() => {
  vi.restoreAllMocks();
});

const callsFor = (extraction: Extraction) => readingCalls(() => ({ needs: [], decide: () => extraction }));

it('replaces an article above the limit by too-large in every call', () => {
  const article = { ...ARTICLE, content: 'x'.repeat(MAX_ARTICLE_LENGTH + 1) };
  const refused = { kind: 'not-article', reason: 'too-large', bestGuess: null };
  const extractions: readonly Extraction[] = [
    { kind: 'article', article },
    { kind: 'not-article', reason: 'mostly-links', bestGuess: article },
  ];
  for (const extraction of extractions) {
    expect(callsFor(extraction).extract({})).toEqual(refused);
    expect(callsFor(extraction).extractAnyway({})).toEqual(refused);
  }
});

it('drops only the explained blocks if they exceed the limit together with the article', () => {
  const extraction: Extraction = { kind: 'article', article: { ...ARTICLE, content: 'x'.repeat(MAX_ARTICLE_LENGTH) } };
  expect(callsFor(extraction).extract({})).toBe(extraction);
  const blocks = [{ text: 'y', words: 1, kept: true, score: 1, reasons: [] }];
  expect(callsFor({ ...extraction, blocks }).extract({})).toEqual(extraction);
  const explained: Extraction = { kind: 'article', article: ARTICLE, blocks };
  expect(callsFor(explained).extract({})).toBe(explained);
  const nothing: Extraction = { kind: 'not-article', reason: 'no-text', bestGuess: null };
  expect(callsFor(nothing).extract({})).toBe(nothing);
});

it('returns that a page is still loading only while it has no text', () => {
  vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  const empty: Extraction = { kind: 'not-article', reason: 'no-text', bestGuess: null };
  const links: Extraction = { kind: 'not-article', reason: 'mostly-links', bestGuess: ARTICLE };
  expect(callsFor(empty).extract({})).toEqual({ kind: 'unreadable', cause: 'loading' });
  expect(callsFor(links).extract({})).toBe(links);
});
