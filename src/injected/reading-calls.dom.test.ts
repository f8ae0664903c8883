import resources from 'virtual:resources';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '../article/article.ts';
import type { Extraction } from '../article/extraction.ts';
import type { Rule } from '../article/rules.ts';
import { formulaCode } from '../dom/rare/formula-code.ts';
import type { NeedCode } from '../dom/rare/need-code.ts';
import { rareStructure } from '../dom/rare/rare-structure.ts';
import { DEFAULT_ALGORITHM } from '../engine/algorithms/default.ts';
import { pageOf } from '../engine/hand-over/page-text.ts';
import { textOfVerdicts } from '../engine/hand-over/verdicts-text.ts';
import { prepareExtraction } from '../extract/pending-extraction.ts';
import { inTab } from '../platform/in-tab/in-tab.ts';
import { DECIDERS, IN_TAB } from '../platform/messages/protocol.ts';
import { decidedOutside, lateAlgorithm, MAX_HANDED_OVER } from './decided-outside.ts';
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

describe('a page on which the extension decides', () => {
  const SENTENCE = 'The weir was built before the first war, and the boats still wait below it each morning. ';
  const prepared = vi.fn<Parameters<typeof readingCalls>[1]['prepare']>((page, options) =>
    prepareExtraction(page, lateAlgorithm, options),
  );
  const calls = () => readingCalls(document, { prepare: prepared, outside: decidedOutside });
  const here = () => readingCalls(document, { prepare: (page) => prepareExtraction(page, DEFAULT_ALGORITHM, {}) });
  /** The page of an answer that hands it over. */
  const handedOver = (answer: unknown): string => (answer as { page: string }).page;
  const verdictsOn = (page: string): string => textOfVerdicts(DEFAULT_ALGORITHM.classify(pageOf(page), resources));

  beforeEach(() => {
    prepared.mockClear();
    document.body.innerHTML = `<nav><a href="/">Home</a></nav><main>${`<p>${SENTENCE.repeat(3)}</p>`.repeat(6)}</main>`;
    Object.assign(inTab(), resources);
    publish('rare-structure', rareStructure);
  });
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('is handed over, and its article is that of a script that decides', () => {
    const reading = calls();
    const answer = reading.extract({});
    expect(answer).toEqual({ kind: 'needs', packs: [], page: expect.any(String) });
    const verdicts = verdictsOn(handedOver(answer));
    expect(reading.extract({ verdicts })).toEqual(here().extract({}));
    expect(prepared).toHaveBeenCalledOnce();
  });

  it('is handed over with the names of the code that it needs', () => {
    prepared.mockImplementationOnce((page, options) => ({
      ...prepareExtraction(page, lateAlgorithm, options),
      needs: ['credits', 'rare-structure'],
    }));
    expect(calls().extract({})).toMatchObject({ kind: 'needs', packs: ['credits'], page: expect.any(String) });
  });

  it('is handed over again where it was forgotten, as the verdicts may be on another state of it', () => {
    const verdicts = verdictsOn(handedOver(calls().extract({})));
    document.querySelector('p')!.remove();
    const answer = calls().extract({ verdicts });
    expect(pageOf(handedOver(answer)).outline.blocks).toHaveLength(6);
  });

  it('gets the code to decide where its text is too long to be handed over', () => {
    document.querySelector('p')!.textContent = 'weir '.repeat(MAX_HANDED_OVER / 5 + 1);
    const reading = calls();
    expect(reading.extract({})).toEqual({ kind: 'needs', packs: DECIDERS });
    publish('decide', DEFAULT_ALGORITHM);
    expect(reading.extract({ given: DECIDERS })).toMatchObject({ kind: 'article' });
  });

  it('is decided on by the code in the tab where that is there', () => {
    publish('decide', DEFAULT_ALGORITHM);
    expect(calls().extract({})).toEqual(here().extract({}));
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

  it('asks for what it decides with before it fetches', async () => {
    publish('rare-structure', rareStructure);
    publish('next-page', () => vi.fn());
    const reading = readingCalls(document, {
      prepare: (page, options) => prepareExtraction(page, lateAlgorithm, options),
      outside: decidedOutside,
    });
    expect(await reading.nextPage(request)).toEqual({ kind: 'needs', packs: DECIDERS });
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
