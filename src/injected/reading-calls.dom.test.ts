import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '../article/article.ts';
import type { Extraction } from '../article/extraction.ts';
import type { Rule } from '../article/rules.ts';
import { formulaCode } from '../dom/rare/formula-code.ts';
import type { NeedCode } from '../dom/rare/need-code.ts';
import { rareStructure } from '../dom/rare/rare-structure.ts';
import { IN_TAB } from '../platform/messages/protocol.ts';
import { publish } from './late-code.ts';
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
  Reflect.deleteProperty(globalThis, Symbol.for(IN_TAB));
});

const callsFor = (extraction: Extraction) =>
  readingCalls(document, { prepare: () => ({ needs: [], decide: () => extraction }) });

it('replaces an article above the limit by too-large in every call', () => {
  const article = { ...ARTICLE, content: 'x'.repeat(MAX_ARTICLE_LENGTH + 1) };
  const refused = { kind: 'not-article', reason: 'too-large', bestGuess: null };
  const extractions: readonly Extraction[] = [
    { kind: 'article', article },
    { kind: 'not-article', reason: 'mostly-links', bestGuess: article },
  ];
  for (const extraction of extractions) {
    expect(callsFor(extraction).extract({})).toEqual(refused);
    expect(callsFor(extraction).extract({ given: ['formulas'] })).toEqual(refused);
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

describe('a page that needs code', () => {
  const found: Extraction = { kind: 'article', article: ARTICLE };
  /** Counts how often the page is walked and decided. */
  function countingCalls(needs: readonly string[] = []) {
    const counts = { walks: 0, decisions: 0, finished: 0 };
    const decide = (_: unknown, need: NeedCode): Extraction => {
      counts.decisions++;
      need('rare-structure');
      need('formulas');
      counts.finished++;
      return found;
    };
    const prepare = () => {
      counts.walks++;
      return { needs, decide };
    };
    return { counts, calls: readingCalls(document, { prepare }) };
  }

  it('names each missing piece, and builds the article again without a second walk', () => {
    const { counts, calls } = countingCalls();
    expect(calls.extract({})).toEqual({ kind: 'needs', packs: ['rare-structure'] });
    publish('rare-structure', rareStructure);
    expect(calls.extract({ given: ['rare-structure'] })).toEqual({ kind: 'needs', packs: ['formulas'] });
    publish('formulas', formulaCode);
    expect(calls.extract({ given: ['rare-structure', 'formulas'] })).toBe(found);
    expect(counts).toEqual({ walks: 1, decisions: 3, finished: 1 });
    // The next click reads the page as it is by then.
    expect(calls.extract({})).toBe(found);
    expect(counts.walks).toBe(2);
  });

  it('names the resources before it decides', () => {
    const { counts, calls } = countingCalls(['trees', 'words']);
    expect(calls.extract({})).toEqual({ kind: 'needs', packs: ['trees', 'words'] });
    expect(calls.extract({ given: ['trees'] })).toEqual({ kind: 'needs', packs: ['words'] });
    expect(counts).toEqual({ walks: 1, decisions: 0, finished: 0 });
  });

  it('rejects with any other error', () => {
    const decide = (): never => {
      throw new RangeError('a defect');
    };
    const calls = readingCalls(document, { prepare: () => ({ needs: [], decide }) });
    expect(() => calls.extract({})).toThrow('a defect');
  });

  it('gives the article without what cannot be loaded', () => {
    const { calls } = countingCalls(['trees']);
    expect(calls.extract({})).toEqual({ kind: 'needs', packs: ['trees'] });
    expect(calls.extract({ given: ['trees', 'rare-structure', 'formulas'] })).toBe(found);
  });

  it('forgets the walked page after a while', () => {
    vi.useFakeTimers();
    const { counts, calls } = countingCalls();
    void calls.extract({});
    vi.runAllTimers();
    vi.useRealTimers();
    void calls.extract({ given: ['rare-structure', 'formulas'] });
    expect(counts.walks).toBe(2);
  });

  it('does not forget a page with one that was read before', () => {
    vi.useFakeTimers();
    const { counts, calls } = countingCalls();
    void calls.extract({});
    vi.advanceTimersByTime(4_000);
    void calls.extract({});
    vi.advanceTimersByTime(4_000);
    vi.useRealTimers();
    void calls.extract({ given: ['rare-structure', 'formulas'] });
    expect(counts.walks).toBe(2);
  });
});

describe('the call for a next page', () => {
  const request = { url: 'https://x.example/2', words: 1, algorithm: 'bte' };
  const calls = () => callsFor({ kind: 'article', article: ARTICLE });

  it('reports that the page was left where the code that found the next page is missing', async () => {
    const read = vi.fn();
    publish('next-page', () => read);
    expect(await calls().nextPage(request)).toEqual({ kind: 'stopped', cause: 'left', detail: '' });
    expect(read).not.toHaveBeenCalled();
  });

  it('names the code that it needs, and that for rules, before it fetches', async () => {
    const rules: readonly Rule[] = [
      { id: 'a', site: 'x.example', name: 'x', match: 'p', scope: 'site', action: 'keep' },
    ];
    const read = vi.fn(() => Promise.resolve({ kind: 'stopped', cause: 'gone', detail: '' } as const));
    publish('rare-structure', rareStructure);
    expect(await calls().nextPage(request)).toEqual({ kind: 'needs', packs: ['next-page'] });
    publish('next-page', () => read);
    expect(await calls().nextPage({ ...request, rules })).toEqual({ kind: 'needs', packs: ['corrections'] });
    expect(read).not.toHaveBeenCalled();
    expect(await calls().nextPage(request)).toMatchObject({ cause: 'gone' });
    expect(await calls().nextPage({ ...request, rules, given: ['corrections'] })).toMatchObject({ cause: 'gone' });
    expect(read).toHaveBeenLastCalledWith({ ...request, rules });
  });
});
