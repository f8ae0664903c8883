import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExtractOptions } from '../../article/extract-options.ts';
import type { Extraction } from '../../article/extraction.ts';
import { doesAnswer, inject, injectPacks, callInjected, callWhenInjected } from './call-tab.ts';
import { fail, type PacksNeeded, succeed } from '../messages/protocol.ts';
import type { TabReading } from '../messages/tab-reading.ts';
import { readTab } from './read-tab.ts';
import { testArticle } from '../../reader/testing/test-article.ts';

vi.mock('../browser/browser.ts', () => ({
  default: {
    tabs: { get: () => Promise.resolve({ url: 'https://example.org/' }) },
    storage: { sync: { get: () => Promise.resolve({}) }, local: { get: () => Promise.resolve({}) } },
    i18n: { getMessage: () => '' },
  },
}));
vi.mock('./call-tab.ts');

const FOUND: Extraction = { kind: 'not-article', reason: 'too-little-text', bestGuess: null };
const readWith = (options: ExtractOptions | Promise<ExtractOptions>, isAfterSilence = false) =>
  readTab(7, { options, wants: 'whole', isAfterSilence }, { findCause: () => 'injection' });
const read = () => readWith({ algorithm: 'justext' });
/** What was asked of the scripts in the tab: `script.call options`. */
const asked = () =>
  vi.mocked(callInjected).mock.calls.map(([, script, call, ask]) => `${script}.${call} ${JSON.stringify(ask)}`);
const injected = () => vi.mocked(inject).mock.calls.map(([, script]) => script);
const answer = (value: TabReading | PacksNeeded) => succeed(value) as never;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(doesAnswer).mockResolvedValue(true);
  vi.mocked(inject).mockResolvedValue(succeed(null));
  vi.mocked(injectPacks).mockResolvedValue(undefined);
  vi.mocked(callInjected).mockResolvedValue(answer(FOUND));
  vi.mocked(callWhenInjected).mockImplementation(async (tabId, script, injection, ...call) => {
    const ready = await injection;
    return ready.ok ? callInjected(tabId, script, ...call) : ready;
  });
});

test('reads nothing of a page that does not answer, and only asks until it does', async () => {
  vi.mocked(doesAnswer).mockResolvedValue(false);
  for (const isAfterSilence of [false, true, true])
    expect(await readWith({}, isAfterSilence)).toEqual({ kind: 'blocked', cause: 'silent', detail: '' });
  expect(asked()).toEqual([]);
  expect(injected()).toEqual(['extract']);
  vi.mocked(doesAnswer).mockResolvedValue(true);
  expect(await readWith({}, true)).toEqual(FOUND);
  expect(injected()).toEqual(['extract', 'extract']);
});

test('injects the usual script before the options are known and before the page has answered', async () => {
  vi.mocked(doesAnswer).mockReturnValue(new Promise(() => undefined));
  void readWith(new Promise(() => undefined));
  await Promise.resolve();
  expect(injected()).toEqual(['extract']);
  expect(asked()).toEqual([]);
});

test('injects the larger script where the options that were loading ask for it', async () => {
  expect(await readWith(Promise.resolve({ algorithm: 'bte' }))).toEqual(FOUND);
  expect(injected()).toEqual(['extract', 'extract-all']);
  expect(asked()).toEqual(['extract-all.extract {"algorithm":"bte"}']);
});

test('returns the first answer without injecting packs', async () => {
  expect(await read()).toEqual(FOUND);
  expect(injectPacks).not.toHaveBeenCalled();
});

test.each([
  ['no choice', undefined, 'extract', ['extract']],
  ['the default by its name', 'winnow', 'extract', ['extract']],
  ['a choice of another version', 'no-such-algorithm', 'extract', ['extract']],
  ['another algorithm', 'bte', 'extract-all', ['extract-all']],
])('%s uses the smallest script that supports it', async (_, algorithm, script, scripts) => {
  await readWith(algorithm === undefined ? {} : { algorithm });
  expect(vi.mocked(callInjected).mock.calls[0]![1]).toBe(script);
  expect(injected()).toEqual(scripts);
});

test('injects the packs that an algorithm needs before it decides', async () => {
  vi.mocked(callInjected).mockResolvedValueOnce(answer({ kind: 'needs', packs: ['stop-words-de'] }));
  vi.mocked(injectPacks).mockImplementation(() => {
    expect(asked()).toEqual(['extract-all.extract {"algorithm":"justext"}']);
    return Promise.resolve();
  });
  expect(await read()).toEqual(FOUND);
  expect(injectPacks).toHaveBeenCalledWith(7, ['stop-words-de']);
  expect(asked()[1]).toBe('extract-all.extract {"algorithm":"justext","given":["stop-words-de"]}');
});

describe('the decision', () => {
  const HANDED_OVER = { kind: 'needs', packs: ['credits'], page: 'the page' } as const;
  const decideWith = (decide: (page: string) => string | null) =>
    readTab(7, { options: {}, wants: 'whole' }, { findCause: () => 'injection', decide });

  test('is made outside of the page where the caller can', async () => {
    vi.mocked(callInjected).mockResolvedValueOnce(answer(HANDED_OVER));
    const decide = vi.fn(() => 'the verdicts');
    expect(await decideWith(decide)).toEqual(FOUND);
    expect(decide).toHaveBeenCalledExactlyOnceWith('the page');
    expect(vi.mocked(inject).mock.calls).toEqual([[7, 'extract', []]]);
    expect(asked()).toEqual(['extract.extract {}', 'extract.extract {"given":["credits"],"verdicts":"the verdicts"}']);
  });

  test('is made in the page where the caller cannot', async () => {
    await readWith({});
    expect(vi.mocked(inject).mock.calls).toEqual([[7, 'extract', ['decide', 'winnow-weights']]]);
  });

  test('is made by the larger script where the code for it cannot be loaded', async () => {
    vi.mocked(callInjected).mockImplementation((_, script) =>
      Promise.resolve(answer(script === 'extract' ? { ...HANDED_OVER, packs: [] } : FOUND)),
    );
    expect(await decideWith(() => null)).toEqual(FOUND);
    expect(injected()).toEqual(['extract', 'extract-all']);
    const given = '{"given":["decide","winnow-weights"]}';
    expect(asked()).toEqual([
      ...['extract.extract {}', 'extract.extract {}', `extract.extract ${given}`],
      'extract-all.extract {}',
    ]);
  });
});

test('reads with the usual script again where it needs code', async () => {
  vi.mocked(callInjected).mockResolvedValueOnce(answer({ kind: 'needs', packs: ['formulas'] }));
  expect(await readWith({})).toEqual(FOUND);
  expect(asked()).toEqual(['extract.extract {}', 'extract.extract {"given":["formulas"]}']);
});

test('reads again if the page changes while packs are injected', async () => {
  vi.mocked(callInjected)
    .mockResolvedValueOnce(answer({ kind: 'needs', packs: ['stop-words-de'] }))
    .mockResolvedValueOnce(fail('absent', 'the page went away') as never);
  expect(await read()).toEqual(FOUND);
  const [plain, again] = ['extract-all.extract {"algorithm":"justext"}', '"given":["stop-words-de"]'];
  expect(asked()).toEqual([plain, plain.replace('}', `,${again}}`), plain]);
});

const pieceOf = (content: string): TabReading => ({
  kind: 'piece',
  extraction: { kind: 'article', article: testArticle({ content: content.slice(0, 4) }) },
  length: content.length,
});

test('joins a long content that the page hands over in pieces', async () => {
  const content = '<p>The weir and the boats</p>';
  vi.mocked(callInjected).mockImplementation((_, __, call, ask) =>
    Promise.resolve(
      call === 'extract' ? answer(pieceOf(content)) : (succeed(content.slice(Number(ask), Number(ask) + 10)) as never),
    ),
  );
  expect(await readWith({})).toEqual({ kind: 'article', article: testArticle({ content }) });
  expect(asked()).toEqual([
    'extract.extract {}',
    ...[4, 14, 24].map((start) => `extract.contentFrom ${String(start)}`),
  ]);
});

test.each([
  ['no longer has the rest of a long content', null],
  ['has no more before the end of a long content', ''],
])('reports a page that %s', async (_, piece) => {
  vi.mocked(callInjected).mockImplementation((_, __, call) => {
    if (asked().length > 3) throw new Error('It is asked for ever');
    return Promise.resolve(call === 'extract' ? answer(pieceOf('<p>The weir</p>')) : (succeed(piece) as never));
  });
  expect(await readWith({})).toEqual({ kind: 'blocked', cause: 'injection', detail: 'the page forgot the article' });
  expect(asked()).toHaveLength(2);
});
