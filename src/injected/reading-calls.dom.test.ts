import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '../article/article.ts';
import type { Extraction } from '../article/extraction.ts';
import { RareCode, type RareStructure } from '../extract/extract-default.ts';
import { formulaCode, rareStructure } from '../extract/rare-structure.ts';
import { FORMULAS_PACK, NEXT_PAGE_KEY, RARE_PACK } from '../platform/messages/protocol.ts';
import { publishCode } from './published-code.ts';
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

const callsFor = (extraction: Extraction) =>
  readingCalls(
    document,
    () => ({ needs: [], decide: () => extraction }),
    () => new RareCode(null, null),
  );

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

describe('a page with rare structure', () => {
  const found: Extraction = { kind: 'article', article: ARTICLE };
  /** Counts how often the page is walked and decided. */
  function countingCalls(isLoaded: () => boolean) {
    const rare = (): RareStructure | null => (isLoaded() ? rareStructure : null);
    const counts = { walks: 0, decisions: 0 };
    const calls = readingCalls(
      document,
      () => {
        counts.walks++;
        return {
          needs: [],
          decide: (_, code) => {
            counts.decisions++;
            code.get();
            code.formulas();
            return found;
          },
        };
      },
      () => new RareCode(rare(), isLoaded() ? formulaCode : null),
    );
    return { counts, calls };
  }

  it('asks for the code and builds the article again without a second walk', () => {
    let isLoaded = false;
    const { counts, calls } = countingCalls(() => isLoaded);
    expect(calls.extract({})).toEqual({ kind: 'needs', packs: [RARE_PACK, FORMULAS_PACK] });
    isLoaded = true;
    expect(calls.extractAnyway({})).toBe(found);
    expect(counts).toEqual({ walks: 1, decisions: 2 });
    // The next click reads the page as it is by then.
    expect(calls.extract({})).toBe(found);
    expect(counts.walks).toBe(2);
  });

  it('asks for the code for formulas together with resources, because it decides once only', () => {
    const calls = readingCalls(
      document,
      () => ({ needs: ['trees'], decide: () => found }),
      () => new RareCode(rareStructure, null),
    );
    expect(calls.extract({})).toEqual({ kind: 'needs', packs: ['packs/trees', FORMULAS_PACK] });
  });

  it('stops at the first rare structure while the code is not loaded', () => {
    let isBuilt = false;
    const build = (_: unknown, code: RareCode): Extraction => {
      code.get();
      isBuilt = true;
      return found;
    };
    const calls = readingCalls(
      document,
      () => ({ needs: [], decide: build }),
      () => new RareCode(null, formulaCode),
    );
    expect(calls.extract({})).toEqual({ kind: 'needs', packs: [RARE_PACK] });
    expect(isBuilt).toBe(false);
  });

  it('rejects with any other error', () => {
    const decide = (): never => {
      throw new RangeError('a defect');
    };
    const calls = readingCalls(
      document,
      () => ({ needs: [], decide }),
      () => new RareCode(null, null),
    );
    expect(() => calls.extract({})).toThrow('a defect');
  });

  it('gives the article without the structure where the code cannot be loaded', () => {
    const { calls } = countingCalls(() => false);
    expect(calls.extract({})).toEqual({ kind: 'needs', packs: [RARE_PACK, FORMULAS_PACK] });
    expect(calls.extractAnyway({})).toBe(found);
  });

  it('forgets the walked page after a while', () => {
    vi.useFakeTimers();
    const { counts, calls } = countingCalls(() => false);
    void calls.extract({});
    vi.runAllTimers();
    vi.useRealTimers();
    void calls.extractAnyway({});
    expect(counts.walks).toBe(2);
  });

  it('does not forget a page with one that was read before', () => {
    vi.useFakeTimers();
    const { counts, calls } = countingCalls(() => false);
    void calls.extract({});
    vi.advanceTimersByTime(4_000);
    void calls.extract({});
    vi.advanceTimersByTime(4_000);
    vi.useRealTimers();
    void calls.extractAnyway({});
    expect(counts.walks).toBe(2);
  });
});

it('reports that the page was left where the code for next pages is missing', async () => {
  const { nextPage } = callsFor({ kind: 'article', article: ARTICLE });
  const request = { url: 'https://x.example/2', words: 1, algorithm: 'winnow' };
  expect(await nextPage(request)).toEqual({ kind: 'stopped', cause: 'left', detail: '' });
});

it('fetches a next page only in a tab with the code that found it', async () => {
  const request = { url: 'https://x.example/2', words: 1, algorithm: 'bte' };
  const read = vi.fn(() => Promise.resolve({ kind: 'stopped', cause: 'gone', detail: '' } as const));
  const callsWith = (rare: RareStructure | null) =>
    readingCalls(
      document,
      () => ({ needs: [], decide: () => ({ kind: 'article', article: ARTICLE }) }),
      () => new RareCode(rare, null),
    );
  expect(await callsWith(rareStructure).nextPage(request)).toMatchObject({ kind: 'stopped', cause: 'left' });
  publishCode(NEXT_PAGE_KEY, () => read);
  expect(await callsWith(null).nextPage(request)).toMatchObject({ kind: 'stopped', cause: 'left' });
  expect(read).not.toHaveBeenCalled();
  expect(await callsWith(rareStructure).nextPage(request)).toMatchObject({ kind: 'stopped', cause: 'gone' });
});
