import resources from 'virtual:resources';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import {
  type PendingExtraction,
  prepareDefault,
  prepareDefaultInSteps,
  RareCode,
  type Steps,
} from '../extract/extract-default.ts';
import { formulaCode, rareStructure } from '../extract/rare-structure.ts';
import { FORMULAS_PACK, LARGE_KEY, LARGE_PACK, PACKS_KEY, RARE_PACK } from '../platform/messages/protocol.ts';
import { publishCode } from './published-code.ts';
import { largePageCode, MAX_PIECE } from './read-large-page.ts';
import { LARGE_PAGE, readingCalls } from './reading-calls.ts';

const globals = globalThis as unknown as Record<symbol, unknown>;

beforeEach(() => {
  globals[Symbol.for(PACKS_KEY)] = resources;
  publishCode(LARGE_KEY, largePageCode);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A page with paragraphs that differ, of at least LARGE_PAGE elements. */
function showLargePage(lastParagraph = ''): void {
  const paragraphs = Array.from(
    { length: LARGE_PAGE / 2 },
    (_, at) => `<p>Weir ${String(at)} was built before the <b>first</b> war, and the boats still wait below it.</p>`,
  );
  document.body.innerHTML = `<main><h1>The weir</h1>${paragraphs.join('')}${lastParagraph}</main>`;
}

const allCode = () => new RareCode(rareStructure, formulaCode);
const callsWith = (code: () => RareCode) => readingCalls(document, prepareDefault, code, prepareDefaultInSteps);
type ArticleExtraction = Extract<Extraction, { readonly kind: 'article' }>;
/** The extraction with all of its content, of which the first piece was handed over. */
function withWhole(found: { readonly kind: string }): unknown {
  const { contentLength = 0, ...all } = found as ArticleExtraction;
  let { content } = all.article;
  while (content.length < contentLength) content += largePageCode.contentFrom(content.length) ?? '';
  return { ...all, article: { ...all.article, content } };
}
const contentOf = (result: { readonly kind: string }): string => (result as ArticleExtraction).article.content;

describe('the calls on a large page', () => {
  it('ask for the code that is missing before they walk', () => {
    showLargePage();
    globals[Symbol.for(LARGE_KEY)] = undefined;
    expect(callsWith(() => new RareCode(null, null)).extract({})).toEqual({
      kind: 'needs',
      packs: [LARGE_PACK, RARE_PACK, FORMULAS_PACK],
    });
    expect(callsWith(allCode).extract({})).toEqual({ kind: 'needs', packs: [LARGE_PACK] });
  });

  it('read at once where the code for large pages cannot be loaded', () => {
    showLargePage();
    globals[Symbol.for(LARGE_KEY)] = undefined;
    expect(callsWith(allCode).extractAnyway({})).toMatchObject({ kind: 'article' });
  });

  it('ask for the weights as on any page', () => {
    showLargePage();
    globals[Symbol.for(PACKS_KEY)] = {};
    expect(callsWith(allCode).extract({})).toMatchObject({
      kind: 'needs',
      packs: ['packs/winnow-weights', FORMULAS_PACK],
    });
  });

  it('give the same extraction in slices as at once', async () => {
    showLargePage();
    const atOnce = readingCalls(document, prepareDefault, allCode).extract({});
    const inSlices = callsWith(allCode).extract({});
    expect(atOnce).toMatchObject({ kind: 'article' });
    expect(inSlices).toBeInstanceOf(Promise);
    expect(withWhole(await inSlices)).toEqual(atOnce);
  });

  it('give the start of the article first, then all of it', async () => {
    showLargePage();
    const calls = callsWith(allCode);
    const start = await calls.extract({ startFirst: true });
    const whole = await calls.extract({});
    expect(start).toMatchObject({ kind: 'article', isStart: true });
    expect(withWhole(whole)).toEqual(readingCalls(document, prepareDefault, allCode).extract({}));
    expect(contentOf(start).length).toBeGreaterThan(10_000);
    expect(contentOf(start).length).toBeLessThan(40_000);
    expect(contentOf(whole).startsWith(contentOf(start))).toBe(true);
    const { article } = whole as ArticleExtraction;
    expect(start).toMatchObject({ article: { ...article, content: contentOf(start) } });
  });

  it('give the start without a lead image where later parts have a picture', async () => {
    const lead = document.createElement('meta');
    lead.setAttribute('property', 'og:image');
    lead.content = 'https://x.example/lead.jpg';
    document.head.append(lead);
    const picture = '<img src="https://x.example/weir.jpg" alt="The weir" width="800" height="600">';
    const leadOf = async (): Promise<unknown> =>
      ((await callsWith(allCode).extract({ startFirst: true })) as ArticleExtraction).article.leadImage;
    showLargePage();
    expect(await leadOf()).toBe('https://x.example/lead.jpg');
    showLargePage(`<figure>${picture}</figure><p>Here the boats wait, and the weir can be seen from the bridge.</p>`);
    expect(await leadOf()).toBeNull();
    lead.remove();
  });
});

describe('the code for large pages', () => {
  const article = (title: string, content = ''): Extraction => ({
    kind: 'article',
    article: { ...(callsWith(allCode).extract({ force: true }) as ArticleExtraction).article, title, content },
  });
  const titleOf = (found: { readonly kind: string }): string => (found as ArticleExtraction).article.title;

  /** Work that gives a start after its first step, and counts how often the page is walked. */
  function work(content = '') {
    document.body.innerHTML =
      '<p>The boats still wait below the weir, and the miller watches them from his window.</p>';
    const some = article('', content) as ArticleExtraction;
    const titled = (title: string): Extraction => ({ ...some, article: { ...some.article, title } });
    const counts = { walks: 0 };
    const walk = function* (): Steps<PendingExtraction> {
      yield;
      counts.walks++;
      return { needs: [], decide: () => titled(`whole of ${String(counts.walks)}`) };
    };
    const decide = function* (walked: PendingExtraction, onStart?: (start: Extraction) => void): Steps<Extraction> {
      onStart?.(titled(`start of ${String(counts.walks)}`));
      yield;
      return walked.decide({}, allCode());
    };
    const read = (options: ExtractOptions = {}) =>
      largePageCode.read(document, options, walk, decide, (found) => found);
    return { counts, walk, read: async (options?: ExtractOptions) => titleOf(await read(options)), readWhole: read };
  }

  it('reads the page once for the start and the rest', async () => {
    const { counts, read } = work();
    expect(await read({ startFirst: true })).toBe('start of 1');
    expect(await read()).toBe('whole of 1');
    expect(counts.walks).toBe(1);
    // The rest was asked for, so the page is read as it is by then.
    expect(await read()).toBe('whole of 2');
  });

  it('reads again for other options', async () => {
    const { counts, read } = work();
    await read({ startFirst: true, alternative: 1 });
    await read({ alternative: 2 });
    expect(counts.walks).toBe(2);
  });

  it('reads again for another start', async () => {
    const { read } = work();
    await read({ startFirst: true });
    expect(await read({ startFirst: true })).toBe('start of 2');
    expect(await read()).toBe('whole of 2');
  });

  it('forgets a whole article that nobody asks for', async () => {
    const { read } = work();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await read({ startFirst: true });
    const due = () => timers.mock.calls.find(([, delay]) => delay === 5_000)?.[0] as (() => void) | undefined;
    await vi.waitUntil(() => due() !== undefined);
    due()?.();
    expect(await read()).toBe('whole of 2');
  });

  it('gives all at once where the article has no start', async () => {
    const { walk, counts } = work();
    const decide = function* (walked: PendingExtraction): Steps<Extraction> {
      yield;
      return walked.decide({}, allCode());
    };
    const found = await largePageCode.read(document, { startFirst: true }, walk, decide, (all) => all);
    expect([titleOf(found), counts.walks]).toEqual(['whole of 1', 1]);
  });

  it('hands over a long content in pieces, and forgets it after a while', async () => {
    const letters = 'weir '.repeat(MAX_PIECE / 2);
    const { readWhole } = work(letters);
    const found = (await readWhole()) as ArticleExtraction;
    expect(found.contentLength).toBe(letters.length);
    let { content } = found.article;
    expect(content).toHaveLength(MAX_PIECE);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    while (content.length < letters.length) {
      const piece = largePageCode.contentFrom(content.length);
      expect(piece?.length).toBeLessThanOrEqual(MAX_PIECE);
      content += piece ?? '';
    }
    expect(content === letters).toBe(true);
    expect(largePageCode.contentFrom(letters.length)).toBe('');
    vi.runAllTimers();
    expect(largePageCode.contentFrom(0)).toBeNull();
  });

  it('rejects with the error of the work', async () => {
    const { walk } = work();
    const broken = function* (): Steps<Extraction> {
      yield;
      throw new Error('broken');
    };
    for (const options of [{}, { startFirst: true }] as const)
      await expect(largePageCode.read(document, options, walk, broken, (all) => all)).rejects.toThrow('broken');
  });
});
