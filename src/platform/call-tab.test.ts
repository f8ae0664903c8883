import browser from 'webextension-polyfill';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NextPageRequest } from './read-outcome.ts';
import { callInjected } from './call-tab.ts';
import { readNextPage } from './read-next-page.ts';
import { toggleHeatmap } from './toggle-heatmap.ts';
import type { LegendWords, Reply } from './protocol.ts';
import { readTab } from './read-tab.ts';

vi.mock('webextension-polyfill', () => ({
  default: {
    tabs: { get: () => Promise.resolve({ url: 'https://example.org/' }) },
    scripting: { executeScript: vi.fn() },
  },
}));

const NEXT: NextPageRequest = { url: 'https://example.org/?page=2', words: 300, algorithm: 'winnow' };
const NEVER = new Promise<never>(() => undefined);
const TOP = { frameId: 0, documentId: 'A' };
/** Longer than any wait for a page. */
const LONG = 120_000;

/**
 * Answers of the scripts in the tab, by call; every other call of them stays without one, as where a dialog of the page
 * holds it.
 */
let answers: Readonly<Record<string, Reply<unknown>>>;
const called: string[] = [];

/** What comes of it, however long it takes; fails where nothing does. */
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

test('an account is given up where the page stops answering once its packs have come', async () => {
  answers = { extract: { ok: true, value: { kind: 'needs', packs: ['packs/winnow-forest'] } } };
  const read = await outcome(readTab(7, { explain: true }, () => 'injection'));
  expect(called).toEqual(['extract', 'extractAnyway']);
  expect(read).toEqual({ kind: 'blocked', cause: 'injection', detail: 'the page does not answer' });
});

test('a painting is given up where the page stops answering once its packs have come', async () => {
  answers = { toggleHeatmap: { ok: true, value: { kind: 'needs', packs: ['packs/winnow-forest'] } } };
  const painted = await outcome(toggleHeatmap(7, { options: {}, words: {} as LegendWords }));
  expect(called).toEqual(['toggleHeatmap', 'showHeatmap']);
  expect(painted).toMatchObject({ ok: false, error: { code: 'unreachable' } });
});

test('a script that is in already is not waited for without end', async () => {
  expect(await outcome(callInjected(7, 'overlay', 'alive', null))).toMatchObject({
    ok: false,
    error: { code: 'unreachable' },
  });
});

test('the next page may take as long as a network does, and no longer', async () => {
  const read = vi.fn();
  const reading = readNextPage(7, NEXT);
  void reading.then(read);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(read).not.toHaveBeenCalled();
  expect(await outcome(reading)).toMatchObject({ kind: 'stopped', cause: 'no_answer' });
});
