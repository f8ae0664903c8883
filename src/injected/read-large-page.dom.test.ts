import resources from 'virtual:resources';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArticleExtraction, Extraction } from '../article/extraction.ts';
import { creditsCode } from '../dom/rare/credits-code.ts';
import { ALL_CODE } from '../dom/rare/all-code.ts';
import { formulaCode } from '../dom/rare/formula-code.ts';
import { rareStructure } from '../dom/rare/rare-structure.ts';
import { DEFAULT_ALGORITHM } from '../engine/algorithms/default.ts';
import type { Steps } from '../engine/steps.ts';
import { type PendingExtraction, prepareExtraction, prepareExtractionInSteps } from '../extract/pending-extraction.ts';
import { inTab } from '../platform/in-tab/in-tab.ts';
import { DECIDERS, IN_TAB, type PacksNeeded } from '../platform/messages/protocol.ts';
import type { TabReading, TabRequest } from '../platform/messages/tab-reading.ts';
import { testArticle } from '../reader/testing/test-article.ts';
import { drawingCode } from '../dom/rare/drawing-code.ts';
import { decidedOutside, lateAlgorithm } from './decided-outside.ts';
import { publish } from './late-code.ts';
import { largePageCode, MAX_PIECE } from './read-large-page.ts';
import { LARGE_PAGE, readingCalls } from './reading-calls.ts';

beforeEach(() => {
  Object.assign(inTab(), resources);
  publish('decide', DEFAULT_ALGORITHM);
  publish('large-page', largePageCode());
  publish('rare-structure', rareStructure);
  publish('formulas', formulaCode);
  publish('credits', creditsCode);
  publish('drawings', drawingCode);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for(IN_TAB));
});

/** A page with paragraphs that differ, of at least LARGE_PAGE elements. */
function showLargePage(lastParagraph = ''): void {
  const paragraphs = Array.from(
    { length: LARGE_PAGE / 2 },
    (_, at) => `<p>Weir ${String(at)} was built before the <b>first</b> war, and the boats still wait below it.</p>`,
  );
  document.body.innerHTML = `<main><h1>The weir</h1>${paragraphs.join('')}${lastParagraph}</main>`;
}

const READER: Parameters<typeof readingCalls>[1] = {
  prepare: (page, options) => prepareExtraction(page, lateAlgorithm, options),
  outside: decidedOutside,
};
const inSteps = () =>
  readingCalls(document, {
    ...READER,
    prepareInSteps: (page, options) => prepareExtractionInSteps(page, lateAlgorithm, options),
  });
const atOnce = () => readingCalls(document, READER);
/** Removes what was published, as in a tab without it. */
const withdraw = (...names: readonly string[]) => {
  for (const name of names) inTab()[name] = undefined;
};
/** The extraction that was handed over, or its start or first piece. */
function extractionOf(reading: TabReading | PacksNeeded): ArticleExtraction {
  if (reading.kind === 'article') return reading;
  if (reading.kind === 'start' || reading.kind === 'piece') return reading.extraction;
  throw new Error(reading.kind);
}
const contentOf = (reading: TabReading | PacksNeeded): string => extractionOf(reading).article.content;

describe('the calls on a large page', () => {
  it('ask for the code that is missing before they walk', () => {
    showLargePage();
    withdraw('large-page');
    expect(inSteps().extract({})).toEqual({ kind: 'needs', packs: ['large-page'] });
    withdraw('rare-structure', 'formulas');
    const packs = ['large-page', 'rare-structure', 'formulas'];
    expect(inSteps().extract({})).toEqual({ kind: 'needs', packs });
    const corrections = [{ keep: true, block: 0, text: '' }];
    expect(inSteps().extract({ corrections })).toEqual({ kind: 'needs', packs: [...packs, 'corrections'] });
    expect(inSteps().extract({ corrections: [], rules: [] })).toEqual({ kind: 'needs', packs });
  });

  it('read at once where the code for large pages cannot be loaded', () => {
    showLargePage();
    withdraw('large-page');
    expect(inSteps().extract({ given: ['large-page'] })).toMatchObject({ kind: 'article' });
  });

  it('read in slices without the other code where that cannot be loaded', async () => {
    showLargePage();
    withdraw('rare-structure', 'formulas');
    const reading = inSteps().extract({ given: ['rare-structure', 'formulas'] });
    expect(reading).toBeInstanceOf(Promise);
    expect(await reading).toMatchObject({ kind: 'article' });
  });

  it('ask for what they decide with, and do not hand over the page', () => {
    showLargePage();
    withdraw(...DECIDERS);
    expect(inSteps().extract({})).toEqual({ kind: 'needs', packs: DECIDERS });
  });

  it('hand over the page where that cannot be loaded', () => {
    showLargePage();
    withdraw(...DECIDERS);
    expect(inSteps().extract({ given: DECIDERS })).toMatchObject({
      kind: 'needs',
      packs: [],
      page: expect.any(String),
    });
  });

  it('give the same extraction in slices as at once', async () => {
    showLargePage();
    const whole = atOnce().extract({});
    const reading = inSteps().extract({});
    expect(whole).toMatchObject({ kind: 'article' });
    expect(reading).toBeInstanceOf(Promise);
    expect(await reading).toEqual(whole);
  });

  it('give the start of the article first, then all of it', async () => {
    showLargePage();
    const calls = inSteps();
    const start = await calls.extract({ wants: 'start' });
    const whole = await calls.extract({});
    expect(start.kind).toBe('start');
    expect(whole).toEqual(atOnce().extract({}));
    expect(contentOf(start).length).toBeGreaterThan(10_000);
    expect(contentOf(start).length).toBeLessThan(40_000);
    expect(contentOf(whole).startsWith(contentOf(start))).toBe(true);
    expect(extractionOf(start).article).toEqual({ ...extractionOf(whole).article, content: contentOf(start) });
  });

  it('give the start without a lead image where later parts have a picture', async () => {
    const lead = document.createElement('meta');
    lead.setAttribute('property', 'og:image');
    lead.content = 'https://x.example/lead.jpg';
    document.head.append(lead);
    const picture = '<img src="https://x.example/weir.jpg" alt="The weir" width="800" height="600">';
    const leadOf = async (): Promise<unknown> =>
      extractionOf(await inSteps().extract({ wants: 'start' })).article.leadImage;
    showLargePage();
    expect(await leadOf()).toBe('https://x.example/lead.jpg');
    showLargePage(`<figure>${picture}</figure><p>Here the boats wait, and the weir can be seen from the bridge.</p>`);
    expect(await leadOf()).toBeNull();
    lead.remove();
  });
});

describe('the code for large pages', () => {
  const titleOf = (reading: TabReading): string => extractionOf(reading).article.title;

  /** Work that gives a start after its first step, and counts how often the page is walked. */
  function work(content = '') {
    document.body.innerHTML =
      '<p>The boats still wait below the weir, and the miller watches them from his window.</p>';
    const titled = (title: string): ArticleExtraction => ({
      kind: 'article',
      article: testArticle({ title, content }),
    });
    const counts = { walks: 0, answers: 0 };
    const walk = function* (): Steps<PendingExtraction> {
      yield;
      counts.walks++;
      return { needs: [], decide: () => titled(`whole of ${String(counts.walks)}`) };
    };
    const decide = function* (
      walked: PendingExtraction,
      onStart?: (start: ArticleExtraction) => void,
    ): Steps<Extraction> {
      onStart?.(titled(`start of ${String(counts.walks)}`));
      yield;
      return walked.decide({}, ALL_CODE);
    };
    const large = largePageCode();
    const answer = (found: Extraction): Extraction => {
      counts.answers++;
      return found;
    };
    const page = { page: document, walk, decide, answer };
    const readWhole = (request: TabRequest = {}) => large.read(request, page);
    return { counts, large, page, readWhole, read: async (request?: TabRequest) => titleOf(await readWhole(request)) };
  }

  it('reads the page once for the start and the rest', async () => {
    const { counts, read } = work();
    expect(await read({ wants: 'start' })).toBe('start of 1');
    expect(await read()).toBe('whole of 1');
    expect(counts.walks).toBe(1);
    // The rest was asked for, so the page is read as it is by then.
    expect(await read()).toBe('whole of 2');
  });

  it('reads again for other options', async () => {
    const { counts, read } = work();
    await read({ wants: 'start', alternative: 1 });
    await read({ alternative: 2 });
    expect(counts.walks).toBe(2);
  });

  it('reads again for another start', async () => {
    const { read } = work();
    await read({ wants: 'start' });
    expect(await read({ wants: 'start' })).toBe('start of 2');
    expect(await read()).toBe('whole of 2');
  });

  it('forgets a whole article that nobody asks for', async () => {
    const { counts, read } = work();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await read({ wants: 'start' });
    // The whole article is written after its start was handed over, on a busy machine much later.
    await expect.poll(() => counts.answers).toBe(1);
    // All of them, because readings of earlier tests may end now, too.
    for (const [forget, delay] of timers.mock.calls) if (delay === 5_000) (forget as () => void)();
    expect(await read()).toBe('whole of 2');
  });

  it('gives all at once where the article has no start', async () => {
    const { large, page, counts } = work();
    const decide = function* (walked: PendingExtraction): Steps<Extraction> {
      yield;
      return walked.decide({}, ALL_CODE);
    };
    const found = await large.read({ wants: 'start' }, { ...page, decide });
    expect([found.kind, titleOf(found), counts.walks]).toEqual(['article', 'whole of 1', 1]);
  });

  it('hands over a long content in pieces, and forgets it after a while', async () => {
    const letters = 'weir '.repeat(MAX_PIECE / 2);
    const { large, readWhole } = work(letters);
    const found = await readWhole();
    expect(found).toMatchObject({ kind: 'piece', length: letters.length });
    let content = contentOf(found);
    expect(content).toHaveLength(MAX_PIECE);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    while (content.length < letters.length) {
      const piece = large.contentFrom(content.length);
      expect(piece?.length).toBeLessThanOrEqual(MAX_PIECE);
      content += piece ?? '';
    }
    expect(content === letters).toBe(true);
    expect(large.contentFrom(letters.length)).toBe('');
    vi.runAllTimers();
    expect(large.contentFrom(0)).toBeNull();
  });

  it('rejects with the error of the work', async () => {
    const { large, page } = work();
    const broken = function* (): Steps<Extraction> {
      yield;
      throw new Error('broken');
    };
    for (const options of [{}, { wants: 'start' }] as const)
      await expect(large.read(options, { ...page, decide: broken })).rejects.toThrow('broken');
  });
});
