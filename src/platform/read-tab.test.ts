import { beforeEach, expect, test, vi } from 'vitest';
import type { Extraction } from '../article.ts';
import { doesAnswer, injectPack, callInjected, callTab } from './call-tab.ts';
import { fail, succeed } from './protocol.ts';
import { readTab } from './read-tab.ts';

vi.mock('./browser.ts', () => ({
  default: {
    tabs: { get: () => Promise.resolve({ url: 'https://example.org/' }) },
    i18n: { getMessage: () => '' },
  },
}));
vi.mock('./call-tab.ts');

const FOUND: Extraction = { kind: 'not-article', reason: 'too-little-text', bestGuess: null };
const read = () => readTab(7, { algorithm: 'justext' }, () => 'injection');

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(doesAnswer).mockResolvedValue(true);
});

test('reads nothing of a page that does not answer', async () => {
  vi.mocked(doesAnswer).mockResolvedValue(false);
  expect(await read()).toEqual({ kind: 'blocked', cause: 'silent', detail: '' });
  expect(callTab).not.toHaveBeenCalled();
});

test('returns the first answer without injecting packs', async () => {
  vi.mocked(callTab).mockResolvedValue(succeed(FOUND));
  expect(await read()).toEqual(FOUND);
  expect(injectPack).not.toHaveBeenCalled();
});

test.each([
  ['no choice', undefined, 'extract'],
  ['the default by its name', 'winnow', 'extract'],
  ['a choice of another version', 'no-such-algorithm', 'extract'],
  ['another algorithm', 'bte', 'extract-all'],
])('%s uses the smallest script that supports it', async (_, algorithm, script) => {
  vi.mocked(callTab).mockResolvedValue(succeed(FOUND));
  await readTab(7, algorithm === undefined ? {} : { algorithm }, () => 'injection');
  expect(vi.mocked(callTab).mock.calls[0]![1]).toBe(script);
});

test('injects the packs that an algorithm needs before it decides', async () => {
  const order: string[] = [];
  vi.mocked(callTab).mockImplementation(() =>
    Promise.resolve(succeed({ kind: 'needs', packs: ['packs/stop-words-de'] })),
  );
  vi.mocked(injectPack).mockImplementation((_, pack) => {
    order.push(pack);
    return Promise.resolve(succeed(null));
  });
  vi.mocked(callInjected).mockImplementation((_, script, call, ask) => {
    order.push(`${script}.${call} ${JSON.stringify(ask)}`);
    return Promise.resolve(succeed(FOUND)) as never;
  });
  expect(await read()).toEqual(FOUND);
  expect(order).toEqual(['packs/stop-words-de', 'extract-all.extractAnyway {"algorithm":"justext"}']);
});

test('reads with the larger script where the weights of the default algorithm cannot be loaded', async () => {
  vi.mocked(callTab)
    .mockResolvedValueOnce(succeed({ kind: 'needs', packs: ['packs/winnow-weights'] }))
    .mockResolvedValueOnce(succeed(FOUND));
  vi.mocked(injectPack).mockResolvedValue(fail('injection', 'no such file'));
  expect(await readTab(7, {}, () => 'injection')).toEqual(FOUND);
  expect(vi.mocked(callTab).mock.calls.map(([, script, call]) => `${script}.${call}`)).toEqual([
    'extract.extract',
    'extract-all.extractAnyway',
  ]);
});

test('reads again if the page changes while packs are injected', async () => {
  vi.mocked(callTab)
    .mockResolvedValueOnce(succeed({ kind: 'needs', packs: ['packs/stop-words-de'] }))
    .mockResolvedValueOnce(succeed(FOUND));
  vi.mocked(callInjected).mockResolvedValue(fail('absent', 'the page went away'));
  expect(await read()).toEqual(FOUND);
  expect(callTab).toHaveBeenCalledTimes(2);
});
