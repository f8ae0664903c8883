import resources from 'virtual:resources';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Extraction } from '../article.ts';
import { prepareDefault, prepareDefaultInSteps, RareCode, type Steps } from '../extract/extract-default.ts';
import { formulaCode, rareStructure } from '../extract/rare-structure.ts';
import { FORMULAS_PACK, LARGE_KEY, LARGE_PACK, PACKS_KEY, RARE_PACK } from '../platform/protocol.ts';
import { publishCode } from './published-code.ts';
import { readLargePage } from './read-large-page.ts';
import { LARGE_PAGE, readingCalls } from './reading-calls.ts';

const globals = globalThis as unknown as Record<symbol, unknown>;

beforeEach(() => {
  globals[Symbol.for(PACKS_KEY)] = resources;
  publishCode(LARGE_KEY, readLargePage);
});
afterEach(() => {
  vi.useRealTimers();
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
const contentOf = (result: { readonly kind: string }): string =>
  (result as Extract<Extraction, { kind: 'article' }>).article.content;

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
    expect(await inSlices).toEqual(atOnce);
  });

  it('give the start of the article first, then all of it', async () => {
    showLargePage();
    const calls = callsWith(allCode);
    const start = await calls.extract({ startFirst: true });
    const whole = await calls.extract({});
    expect(start).toMatchObject({ kind: 'article', isStart: true });
    expect(whole).toEqual(readingCalls(document, prepareDefault, allCode).extract({}));
    expect(contentOf(start).length).toBeGreaterThan(10_000);
    expect(contentOf(start).length).toBeLessThan(40_000);
    expect(contentOf(whole).startsWith(contentOf(start))).toBe(true);
    const { content: _, excerpt: __, ...rest } = (whole as Extract<Extraction, { kind: 'article' }>).article;
    expect(start).toMatchObject({ article: rest });
  });

  it('give the start without a lead image where later parts have a picture', async () => {
    const lead = document.createElement('meta');
    lead.setAttribute('property', 'og:image');
    lead.content = 'https://x.example/lead.jpg';
    document.head.append(lead);
    const picture = '<img src="https://x.example/weir.jpg" alt="The weir" width="800" height="600">';
    const leadOf = async (): Promise<unknown> =>
      ((await callsWith(allCode).extract({ startFirst: true })) as Extract<Extraction, { kind: 'article' }>).article
        .leadImage;
    showLargePage();
    expect(await leadOf()).toBe('https://x.example/lead.jpg');
    showLargePage(`<figure>${picture}</figure><p>Here the boats wait, and the weir can be seen from the bridge.</p>`);
    expect(await leadOf()).toBeNull();
    lead.remove();
  });
});

describe('readLargePage', () => {
  /** Work in two steps that gives a start after the first, and counts how often it began. */
  function work() {
    const counts = { walks: 0 };
    const walk = function* (): Steps<number> {
      yield;
      return ++counts.walks;
    };
    const decide = function* (walked: number, onStart?: (start: string) => void): Steps<string> {
      onStart?.(`start of ${String(walked)}`);
      yield;
      return `whole of ${String(walked)}`;
    };
    return { counts, read: (options = {}) => readLargePage<number, string>(document, options, walk, decide) };
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
    const { read } = work();
    await read({ startFirst: true, alternative: 1 });
    expect(await read({ alternative: 2 })).toBe('whole of 2');
  });

  it('reads again for another start', async () => {
    const { read } = work();
    await read({ startFirst: true });
    expect(await read({ startFirst: true })).toBe('start of 2');
    expect(await read()).toBe('whole of 2');
  });

  it('forgets a whole article that nobody asks for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { read } = work();
    await read({ startFirst: true });
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    vi.runAllTimers();
    expect(await read()).toBe('whole of 2');
  });

  it('gives all at once where the article has no start', async () => {
    const nothing = function* (): Steps<string> {
      yield;
      return 'whole';
    };
    expect(await readLargePage<string, string>(document, { startFirst: true }, nothing, nothing)).toBe('whole');
  });

  it('rejects with the error of the work', async () => {
    const broken = function* (): Steps<string> {
      yield;
      throw new Error('broken');
    };
    const empty = function* (): Steps<string> {
      yield;
      return '';
    };
    await expect(readLargePage<string, string>(document, {}, empty, broken)).rejects.toThrow('broken');
    await expect(readLargePage<string, string>(document, { startFirst: true }, empty, broken)).rejects.toThrow(
      'broken',
    );
  });
});
