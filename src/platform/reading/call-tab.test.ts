import browser from '../browser/browser.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NextPageRequest } from '../messages/read-outcome.ts';
import { doesAnswer, callInjected, callWhenInjected } from './call-tab.ts';
import { readNextPage } from './read-next-page.ts';
import { toggleHeatmap } from './toggle-heatmap.ts';
import { type Decide, withPacks } from './with-packs.ts';
import { fail, type Given, IN_TAB, type LegendWords, type Reply, succeed } from '../messages/protocol.ts';
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
    const [, name, argument] = args as [string, string, unknown];
    const call = (argument as Given | null)?.given === undefined ? name : `${name} again`;
    called.push(call);
    const answer = answers[call];
    return answer === undefined ? NEVER : Promise.resolve([{ ...TOP, result: answer }]);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('reading fails if the page stops answering after its packs were injected', async () => {
  answers = { state: ABSENT, extract: { ok: true, value: { kind: 'needs', packs: ['winnow-weights'] } } };
  const read = await outcome(
    readTab(7, { options: { explain: true }, wants: 'whole' }, { findCause: () => 'injection' }),
  );
  expect(called).toEqual(['state', 'extract', 'extract again']);
  expect(read).toEqual({ kind: 'blocked', cause: 'injection', detail: 'the page does not answer' });
});

test('the heatmap fails if the page stops answering after its packs were injected', async () => {
  answers = { toggleHeatmap: { ok: true, value: { kind: 'needs', packs: ['winnow-weights'] } } };
  const heatmap = await outcome(toggleHeatmap(7, { options: {}, words: {} as LegendWords }));
  expect(called).toEqual(['toggleHeatmap', 'toggleHeatmap again']);
  expect(heatmap).toMatchObject({ ok: false, error: { code: 'unreachable' } });
});

test('a call of an injected script times out', async () => {
  expect(await outcome(callInjected(7, 'overlay', 'alive', null))).toMatchObject({
    ok: false,
    error: { code: 'unreachable' },
  });
});

describe('a call that needs packs', () => {
  const NEEDS_TWO = succeed({ kind: 'needs' as const, packs: ['a', 'b'] });
  const HANDED_OVER = succeed({ kind: 'needs' as const, packs: ['a'], page: 'the page' });
  const files: (readonly string[])[] = [];
  /** Makes a call that gets these replies in turn. The browser gives `answer` to each injection. */
  async function make(
    replies: readonly Reply<unknown>[],
    answer: (files: readonly string[]) => unknown,
    decide?: Decide,
  ) {
    const call = vi.fn();
    for (const reply of replies) call.mockResolvedValueOnce(reply);
    vi.mocked(browser.scripting.executeScript).mockImplementation((injection) => {
      files.push(injection.files ?? []);
      return answer(injection.files ?? []) as never;
    });
    const reply = await outcome(withPacks<unknown>(7, call, decide));
    return { reply, asked: call.mock.calls.map(([given]) => given as unknown) };
  }
  beforeEach(() => {
    files.length = 0;
  });

  test('is made again with their names once they are injected', async () => {
    const { reply, asked } = await make([NEEDS_TWO, succeed('found')], () => Promise.resolve([TOP]));
    expect(reply).toEqual(succeed('found'));
    expect(files).toEqual([['/injected/packs/a.js', '/injected/packs/b.js']]);
    expect(asked).toEqual([{}, { given: ['a', 'b'] }]);
  });

  test('may need others then, and gets only those', async () => {
    const more = succeed({ kind: 'needs' as const, packs: ['b', 'c'] });
    const { reply, asked } = await make([NEEDS_TWO, more, succeed(null)], () => Promise.resolve([TOP]));
    expect(reply).toEqual(succeed(null));
    expect(files[1]).toEqual(['/injected/packs/c.js']);
    expect(asked[2]).toEqual({ given: ['a', 'b', 'c'] });
  });

  test('gets them one by one if one of them cannot be injected', async () => {
    const alone = ['/injected/packs/a.js', '/injected/packs/b.js'].map((file) => [file]);
    const refuse = (all: readonly string[]) =>
      all.length === 1 ? Promise.resolve([TOP]) : Promise.reject(new Error('no such file'));
    expect((await make([NEEDS_TWO, succeed('found')], refuse)).reply).toEqual(succeed('found'));
    expect(files.slice(1)).toEqual(alone);
  });

  test('gets them once only if the page does not answer', async () => {
    expect((await make([NEEDS_TWO, succeed('found')], () => NEVER)).reply).toEqual(succeed('found'));
    expect(files).toHaveLength(1);
  });

  test('gets a single pack once only, whether it can be injected or not', async () => {
    const one = succeed({ kind: 'needs' as const, packs: ['a'] });
    await make([one, succeed('found')], () => Promise.reject(new Error('no such file')));
    expect(files).toEqual([['/injected/packs/a.js']]);
  });

  test('fails if it cannot do without a pack that does not load', async () => {
    const { reply } = await make([NEEDS_TWO, NEEDS_TWO], () => Promise.resolve([TOP]));
    expect(reply).toEqual(fail('pack', 'a, b did not load'));
  });

  test('gets the decision on the page that it handed over, while its packs are injected', async () => {
    const steps: string[] = [];
    const inject = async () => {
      steps.push('injection begins');
      await Promise.resolve();
      return [TOP];
    };
    const decide = (page: string) => {
      steps.push(page);
      return 'the verdicts';
    };
    const { asked } = await make([HANDED_OVER, succeed('found')], inject, decide);
    expect(steps).toEqual(['injection begins', 'the page']);
    expect(asked).toEqual([{}, { given: ['a'], verdicts: 'the verdicts' }]);
  });

  test('gets the code to decide at once where nobody decides', async () => {
    const { reply, asked } = await make([HANDED_OVER, succeed('found')], () => Promise.resolve([TOP]));
    expect(reply).toEqual(succeed('found'));
    expect(asked[1]).toEqual({ given: ['a', 'decide', 'winnow-weights'] });
  });

  test.each<[string, Decide]>([
    ['is impossible', () => null],
    ['fails', () => Promise.reject(new Error('no page'))],
  ])('gets the code to decide where the decision %s', async (_, decide) => {
    vi.stubGlobal('reportError', vi.fn());
    const replies = [HANDED_OVER, HANDED_OVER, succeed('found')];
    const { reply, asked } = await make(replies, () => Promise.resolve([TOP]), decide);
    expect(reply).toEqual(succeed('found'));
    expect(asked).toEqual([{}, { given: ['a'] }, { given: ['a', 'decide', 'winnow-weights'] }]);
    vi.unstubAllGlobals();
  });

  test('gets the code to decide where it hands over the page again, because it has forgotten it', async () => {
    const decide = vi.fn(() => 'the verdicts');
    const { asked } = await make([HANDED_OVER, HANDED_OVER, succeed('found')], () => Promise.resolve([TOP]), decide);
    expect(decide).toHaveBeenCalledOnce();
    expect(asked[2]).toEqual({ given: ['a', 'decide', 'winnow-weights'], verdicts: 'the verdicts' });
  });

  test('fails as the call does', async () => {
    const { reply } = await make([NEEDS_TWO, ABSENT], () => Promise.resolve([TOP]));
    expect(reply).toEqual(ABSENT);
  });
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
    Reflect.deleteProperty(globalThis, Symbol.for(IN_TAB));
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

  test('fails soon where the tab loads another page after the injection', async () => {
    const settled = vi.fn();
    void call(Promise.resolve(succeed(null))).then(settled);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(settled).toHaveBeenCalledExactlyOnceWith(ABSENT);
  });

  test('may take its time where the script is in the page', async () => {
    const slow = () => new Promise((resolve) => setTimeout(resolve, 30_000, 'hidden'));
    publishCalls('overlay', () => ({ state: slow }) as never);
    expect(await outcome(call(Promise.resolve(succeed(null))))).toEqual(succeed('hidden'));
  });

  test('does not wait without an injection', async () => {
    expect(await callInjected(7, 'overlay', 'state', null)).toEqual(ABSENT);
  });
});
