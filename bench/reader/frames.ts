import type { Page } from '@playwright/test';

/** A frame longer than this is slow. Milliseconds. */
const SLOW_MS = 50;

/** Times in milliseconds. */
export type Frames = {
  readonly count: number;
  readonly usual: number;
  readonly longest: number;
  /** Number of frames that are slow. */
  readonly slow: number;
  /** Processor time of the longest task of a page. It does not depend on what else the machine does. */
  readonly task: number;
};

type Watch = { times: number[]; stop: boolean };
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };
type WatchedWindow = { frameWatch: Watch };

/** Times between the frames of a page while something happens there. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  // tsx adds calls of a helper `__name` to functions. The page does not have this helper.
  await page.evaluate('globalThis.__name = (one) => one');
  await page.evaluate(watchFrames);
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = await browser.stopTracing();
  const times = await page.evaluate(() => {
    const watch = (window as unknown as WatchedWindow).frameWatch;
    watch.stop = true;
    return watch.times;
  });
  const sorted = times.sort((one, other) => one - other);
  return {
    count: sorted.length,
    usual: sorted[sorted.length >> 1] ?? 0,
    longest: sorted.at(-1) ?? 0,
    slow: sorted.filter((time) => time > SLOW_MS).length,
    task: longestTask((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents),
  };
}

/** Milliseconds of processor time. */
function longestTask(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}

/** Runs in the page. */
function watchFrames(): void {
  const watch: Watch = { times: [], stop: false };
  (window as unknown as WatchedWindow).frameWatch = watch;
  let before = 0;
  const next = (now: number): void => {
    if (before > 0) watch.times.push(now - before);
    before = now;
    if (!watch.stop) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
