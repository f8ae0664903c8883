import browser from '../browser/browser.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NextPageRequest } from '../messages/read-outcome.ts';
import { doesAnswer, callInjected, callWhenInjected, injectPacks } from './call-tab.ts';
import { readNextPage } from './read-next-page.ts';
import { toggleHeatmap } from './toggle-heatmap.ts';
import { fail, type LegendWords, type Reply, succeed } from '../messages/protocol.ts';
import { publishCalls } from '../in-tab/publish-calls.ts';
import { readTab } from './read-tab.ts';

vi.mock('../browser/browser.ts', () => ({
  default: {
    tabs: { get: () => Promise.resolve({ url: 'https://example.org/' }) },
    storage: { sync: { get: () => Promise.resolve({}) }, local: { get: () => Promise.resolve({}) } },
    scripting: { executeScript: vi.fn() },
    i18n: { getMessage: () => '' },
  },
}));

const NEXT: NextPageRequest = { url: 'https://example.org/?page=2', words: 300, algorithm: 'winnow' };
const NEVER = new Promise<never>(() => undefined);
/** Reply of a page that the script was not injected into. */
const ABSENT: Reply<never> = { ok: false, error: { code: 'absent', message: 'the page went away' } };
const TOP = { frameId: 0, documentId: 'A' };
/** Longer than every timeout, in milliseconds. */
const LONG = 120_000;

/** Replies of the scripts in the tab, by call. Other calls get no reply, as if a dialog blocked the page. */
let answers: Readonly<Record<string, Reply<unknown>>>;
const called: string[] = [];

/** Result of a promise after all timeouts; fails if it is still pending. */
async function outcome<T>(work: Promise<T>): Promise<T> {
  const settled = vi.fn<(result: T) => void>();
  void work.then(settled);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(settled).toHaveBeenCalledOnce();
  return work;
}

beforeEach(() => {
  vi.useFakeTimers();
  called.length = 0;
  answers = {};
  vi.mocked(browser.scripting.executeScript).mockImplementation(({ args }) => {
    if (args === undefined) return Promise.resolve([TOP]);
    const call = String(args[1]);
    called.push(call);
    const answer = answers[call];
    return answer === undefined ? NEVER : Promise.resolve([{ ...TOP, result: answer }]);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('reading fails if the page stops answering after its packs were injected', async () => {
  answers = { state: ABSENT, extract: { ok: true, value: { kind: 'needs', packs: ['packs/winnow-weights'] } } };
  const read = await outcome(
    readTab(7, { options: { explain: true }, wants: 'whole' }, { findCause: () => 'injection' }),
  );
  expect(called).toEqual(['state', 'extract', 'extractAnyway']);
  expect(read).toEqual({ kind: 'blocked', cause: 'injection', detail: 'the page does not answer' });
});

test('the heatmap fails if the page stops answering after its packs were injected', async () => {
  answers = { toggleHeatmap: { ok: true, value: { kind: 'needs', packs: ['packs/winnow-weights'] } } };
  const heatmap = await outcome(toggleHeatmap(7, { options: {}, words: {} as LegendWords }));
  expect(called).toEqual(['toggleHeatmap', 'showHeatmap']);
  expect(heatmap).toMatchObject({ ok: false, error: { code: 'unreachable' } });
});

test('a call of an injected script times out', async () => {
  expect(await outcome(callInjected(7, 'overlay', 'alive', null))).toMatchObject({
    ok: false,
    error: { code: 'unreachable' },
  });
});

test('packs are injected at once, and one by one if one of them fails', async () => {
  const files: unknown[] = [];
  vi.mocked(browser.scripting.executeScript).mockImplementation((injection) => {
    files.push(injection.files);
    return injection.files?.length === 1 ? Promise.resolve([TOP]) : Promise.reject(new Error('no such file'));
  });
  await outcome(injectPacks(7, ['packs/a', 'packs/b']));
  expect(files).toEqual([
    ['/injected/packs/a.js', '/injected/packs/b.js'],
    ['/injected/packs/a.js'],
    ['/injected/packs/b.js'],
  ]);
});

test('a page answers if it runs a script or the browser refuses, and is silent otherwise', async () => {
  expect(await outcome(doesAnswer(7))).toBe(false);
  answers = { state: ABSENT };
  expect(await outcome(doesAnswer(7))).toBe(true);
  vi.mocked(browser.scripting.executeScript).mockRejectedValueOnce(new Error('Cannot access contents'));
  expect(await outcome(doesAnswer(7))).toBe(true);
});

test('the next page has a longer timeout for the network', async () => {
  const read = vi.fn();
  const reading = readNextPage(7, NEXT);
  void reading.then(read);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(read).not.toHaveBeenCalled();
  expect(await outcome(reading)).toMatchObject({ kind: 'stopped', cause: 'no_answer' });
});

describe('a call of a script that is being injected', () => {
  const state = () => 'hidden' as const;
  const call = (injection: Promise<Reply<null>>) => callWhenInjected(7, 'overlay', injection, 'state', null, LONG);

  beforeEach(() => {
    vi.mocked(browser.scripting.executeScript).mockImplementation(async ({ func, args }) => [
      { ...TOP, result: await (func as (...given: unknown[]) => unknown)(...(args ?? [])) },
    ]);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, Symbol.for('winnow/overlay'));
  });

  test('begins when the script publishes its calls', async () => {
    const settled = vi.fn();
    const reply = call(Promise.resolve(succeed(null)));
    void reply.then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    publishCalls('overlay', () => ({ state }) as never);
    expect(await reply).toEqual(succeed('hidden'));
  });

  test('begins at once where the script is in the page', async () => {
    publishCalls('overlay', () => ({ state }) as never);
    expect(await call(Promise.resolve(succeed(null)))).toEqual(succeed('hidden'));
  });

  test('fails as the injection does', async () => {
    expect(await call(Promise.resolve(fail('injection', 'no access')))).toEqual(fail('injection', 'no access'));
  });

  test('does not wait without an injection', async () => {
    expect(await callInjected(7, 'overlay', 'state', null)).toEqual(ABSENT);
  });
});
